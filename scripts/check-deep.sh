#!/usr/bin/env bash
# Takes documents that are as deep as documents may be (512 levels of every container, 4,000 of every
# modifier, 100,000 runs) through every stage on a stack of 512 KB. Needs a release build of stillframe-bench.
set -euo pipefail
cd "$(dirname "$0")/.."
ulimit -s 512
exec .build/release/stillframe-bench deep "$@"
