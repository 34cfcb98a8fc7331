#!/usr/bin/env bash
set -euo pipefail
mkdir -p docs/research-limits
printf -- '---\nworkflow: limits\nmode: research\nstatus: in_progress\niteration: 2\n---\n' > docs/research-limits/limits-state.md
