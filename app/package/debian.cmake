set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME tallystone)
set(CPACK_PACKAGE_CONTACT "The Tallystone authors <authors@tallystone.example>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "score sheet of civilisation games")
set(CPACK_PACKAGE_DESCRIPTION
"The score sheet and the peg-board of civilisation games, on one device in the
middle of the table. Players roll real dice and use real cards; Tallystone
keeps resources, cities, monuments, disasters and points, and knows the rules.

Games: Roll Through the Ages: The Bronze Age in its original, revised and Late
Bronze editions, for 1 to 4 players, and Stone Age with its expansion Style is
the Goal, for 2 to 5; in English, French and German. Every game is kept, with
its history, replay and statistics. The command tallystone-cli lists, checks
and exports them without a screen.")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)

set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
set(CPACK_DEBIAN_PACKAGE_SECTION utils)
set(CPACK_DEBIAN_PACKAGE_HOMEPAGE ${TALLYSTONE_HOME})
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# What is loaded at run time, and so found by no tool: QML modules, which do not depend on each other, and the faces.
set(run_time
    qml6-module-qtqml qml6-module-qtqml-models qml6-module-qtqml-workerscript
    qml6-module-qtquick qml6-module-qtquick-window qml6-module-qtquick-controls qml6-module-qtquick-templates
    qml6-module-qtquick-layouts qml6-module-qtquick-shapes qml6-module-qtquick-dialogs
    qml6-module-qt-labs-folderlistmodel
    fonts-inter fonts-sil-gentium-basic)
list(JOIN run_time ", " CPACK_DEBIAN_PACKAGE_DEPENDS)
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS qt6-wayland)
include(CPack)
