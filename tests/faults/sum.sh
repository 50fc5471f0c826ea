#!/usr/bin/env bash
# sum.sh FOLDER: one line with what all tests of faults did, from the counts they left there. Fails if one of
# them is missing or something was lost.
set -euo pipefail
cat "$1"/*.txt | awk '
    /^faults: / { count = $2; sub(/^faults: [0-9]+ /, ""); sum[$0] += count }
    END {
        split("operations failed,power cuts,kills,files spoilt,full disks,looks at a store in use,clock jumps,undo steps", kinds, ",")
        for (i = 1; i in kinds; ++i) {
            line = line (i > 1 ? ", " : "Faults: ") (sum[kinds[i]] + 0) " " kinds[i]
            missing += !sum[kinds[i]]
        }
        print line "; " (sum["lost"] + 0) " lost"
        exit missing || !("lost" in sum) || sum["lost"] > 0
    }'
