#!/usr/bin/env bash
set -euo pipefail
git init -q && git config user.name Eval && git config user.email eval@example.org
printf '{"name":"sum","type":"module","scripts":{"test":"node --test"}}\n' > package.json
printf "import { equal } from 'node:assert/strict';\nimport { it } from 'node:test';\nit('adds', () => equal(1 + 1, 2));\n" > sum.test.js
printf '# Plan\n\n## Tasks\n\n- [ ] T001 A function sum\n  - sum(1, 2) is 3.\n' > plan.md
git add -A && git commit -qm 'A small project'
