// Notes what this hook was given, then acts as the test wrote into .probe/<name>.json: one step per call, the last repeats.
import { appendFileSync, existsSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const [name, ...extra] = process.argv.slice(2);
const folder = join(process.env.CLAUDE_PROJECT_DIR, '.probe');
const stdin = JSON.parse(readFileSync(0, 'utf8'));

function note(entry) {
  const line = JSON.stringify({ at: Date.now(), name, processId: process.pid, ...entry });
  appendFileSync(join(folder, 'log.jsonl'), `${line}\n`);
}

function nextStep() {
  const counter = join(folder, `${name}.count`);
  const count = existsSync(counter) ? readFileSync(counter, 'utf8').length : 0;
  appendFileSync(counter, '.');
  const script = join(folder, `${name}.json`);
  const steps = existsSync(script) ? JSON.parse(readFileSync(script, 'utf8')) : [];
  return steps[Math.min(count, steps.length - 1)] ?? {};
}

process.on('SIGTERM', () => {
  note({ kind: 'signalled', signal: 'SIGTERM' });
  process.exit(143);
});

const step = nextStep();
const environment = Object.fromEntries(Object.entries(process.env).filter(([key]) => /^CLAUDE/.test(key)));
note({ kind: 'started', parentId: process.ppid, extra, stdin, environment });
await sleep(step.sleep ?? 0);
const deadline = Date.now() + 90_000;
while (step.until !== undefined && !existsSync(join(folder, step.until)) && Date.now() < deadline) await sleep(50);
if (step.stdout !== undefined) writeSync(1, JSON.stringify(step.stdout));
if (step.stderr !== undefined) writeSync(2, step.stderr);
note({ kind: 'ended' });
process.exitCode = step.exit ?? 0;
