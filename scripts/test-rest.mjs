// Runs the slow tests that .ci/required-tests.txt names, then as many of the others and of the contract with Claude Code as fit into
// a number of minutes, in an order that each commit draws anew: node scripts/test-rest.mjs MINUTES. Ends with 1 when a required one
// fails; others that fail, and those that were not reached, are named.
import { Buffer } from 'node:buffer';
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { clearTimeout, setTimeout } from 'node:timers';

const minutes = Number(process.argv[2]);
if (!(minutes > 0)) {
  console.error('Expected a number of minutes, e.g. node scripts/test-rest.mjs 15');
  process.exit(2);
}

const deadline = Date.now() + minutes * 60_000;
const git = (...words) => spawnSync('git', words, { encoding: 'utf8' }).stdout.trim();
const commit = git('rev-parse', 'HEAD');
const drawn = (file) => createHash('sha256').update(`${commit} ${file}`).digest('hex');
const files = git('ls-files', 'test/*.slow.test.ts', 'test/conformance/*.test.ts').split('\n');
const required = readFileSync('.ci/required-tests.txt', 'utf8').trim().split('\n');
const unknown = required.filter((file) => !files.includes(file));
if (unknown.length > 0) {
  console.error(`.ci/required-tests.txt names no slow test: ${unknown.join(' ')}`);
  process.exit(2);
}

const others = files.filter((file) => !required.includes(file)).sort(byDraw);
const waiting = [...required, ...others];
const failed = [];
const unfinished = [];
const lanes = Math.min(2, availableParallelism());
await Promise.all(Array.from({ length: lanes }, runOneAfterAnother));

const ran = files.length - waiting.length - unfinished.length;
console.log(`${ran} of ${files.length} slow test files ran within ${minutes} minutes, ${failed.length} failed.`);
const failedRequired = failed.filter(isRequired);
const failedOthers = failed.filter((file) => !isRequired(file));
if (failedRequired.length > 0) console.log(`Failed: ${failedRequired.join(' ')}`);
if (failedOthers.length > 0) console.log(`Failed, but not required: ${failedOthers.join(' ')}`);
const left = [...unfinished, ...waiting].sort();
if (left.length > 0) console.log(`Not run to the end: ${left.join(' ')}`);
process.exit(failedRequired.length === 0 ? 0 : 1);

async function runOneAfterAnother() {
  while (waiting.length > 0 && (isRequired(waiting[0]) || Date.now() < deadline)) await run(waiting.shift());
}

function isRequired(file) {
  return required.includes(file);
}

function byDraw(a, b) {
  return drawn(a) < drawn(b) ? -1 : 1;
}

/** Runs one file in a process group of its own, which ends at the deadline unless the file is required. */
function run(file) {
  const started = Date.now();
  const how = file.startsWith('test/conformance/')
    ? ['--config', 'vitest.conformance.config.ts']
    : ['--project', 'slow'];
  const words = ['node_modules/vitest/vitest.mjs', 'run', ...how, '--maxWorkers', '1', file];
  const child = spawn(process.execPath, words, { detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => output.push(piece));
  let isLate = false;
  const timer = isRequired(file) ? undefined : setTimeout(end, deadline - started);
  function end() {
    isLate = true;
    endGroup(child.pid, 'SIGTERM');
    setTimeout(endGroup, 5_000, child.pid, 'SIGKILL').unref();
  }
  return new Promise((resolve) => {
    child.on('close', (code) => {
      clearTimeout(timer);
      const seconds = Math.round((Date.now() - started) / 1000);
      if (code === 0) console.log(`passed  ${file}  ${seconds} s`);
      else if (isLate) unfinished.push(file);
      else {
        failed.push(file);
        console.log(`${Buffer.concat(output).toString()}\nFAILED  ${file}  ${seconds} s`);
      }
      resolve();
    });
  });
}

function endGroup(leader, signal) {
  try {
    process.kill(-leader, signal);
  } catch {
    // It has ended in the meantime.
  }
}
