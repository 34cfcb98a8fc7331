import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { workflowPaths } from '../../src/files/paths.ts';
import { handIn } from '../support/hand-in.ts';
import { readingOf } from '../support/reading.ts';
import { writeHandIn } from '../support/written.ts';
import { writeTranscript } from '../support/large-transcript.ts';

/**
 * Times the shipped hooks and CLI against bare `node`, interleaved in one run, and prints ratios: machines differ, ratios
 * hardly.
 */
const plugin = fileURLToPath(new URL('../..', import.meta.url));
const session = 'bench-session';
const rounds = Number(process.argv[2] ?? 30);

interface Case {
  readonly name: string;
  readonly words: readonly string[];
  readonly stdin?: object;
  /** The project it runs in: made anew for every round where the case changes it. */
  readonly project: () => string;
  /** What its output holds, where only that shows that it did what its name says. */
  readonly expect?: RegExp;
  /** The multiple of bare node that the median may be at most. */
  readonly most: number;
}

const folder = mkdtempSync(join(tmpdir(), 'autonomous-workflow-bench-'));
const empty = join(folder, 'empty');
const active = join(folder, 'active');
const large = join(folder, 'large');
const environment = { PATH: process.env.PATH, HOME: folder };
const hook = (name: string) => [join(plugin, 'hooks', `${name}.cjs`)];
const cli = (...words: string[]) => [join(plugin, 'bin', 'autonomous-workflow'), ...words];

function run(words: readonly string[], project: string, stdin: object = {}): { milliseconds: number; stdout: string } {
  const input = JSON.stringify({ session_id: session, cwd: project, ...stdin });
  const started = process.hrtime.bigint();
  const { stdout, status, stderr } = spawnSync(process.execPath, [...words], {
    cwd: project,
    input,
    encoding: 'utf8',
    env: { ...environment, CLAUDE_PROJECT_DIR: project, CLAUDE_CODE_SESSION_ID: session },
  });
  const milliseconds = Number(process.hrtime.bigint() - started) / 1e6;
  if (status !== 0 || stderr !== '') throw new Error(`${words.join(' ')} failed: ${stderr}`);
  return { milliseconds, stdout };
}

function prepare(): void {
  mkdirSync(empty, { recursive: true });
  mkdirSync(active, { recursive: true });
  const command = { command_name: 'autonomous-workflow:research', command_args: "'bench' 'How fast is it?'" };
  run(hook('begin'), active, { hook_event_name: 'UserPromptExpansion', ...command });
  grow(large, 200_000_000);
}

/** A copy of the active project whose session has a transcript of this size, all of it counted. */
function grow(project: string, bytes: number): void {
  cpSync(active, project, { recursive: true });
  writeTranscript(join(project, 'transcript.jsonl'), bytes);
  run(hook('verify-state'), project, { ...waits, transcript_path: join(project, 'transcript.jsonl') });
  run(cli('status'), project);
}

let copies = 0;
const stop = { hook_event_name: 'Stop', background_tasks: [] };
const agents = [{ id: 'a', type: 'subagent', status: 'running', agent_type: 'autonomous-workflow:researcher' }];
const waits = { ...stop, background_tasks: agents };

function handsIn(project: string, agent: string, id: string, text: string): void {
  writeHandIn(workflowPaths(project, 'bench'), agent, id, text);
  run(hook('hand-in'), project, {
    hook_event_name: 'SubagentStop',
    agent_id: id,
    agent_type: `autonomous-workflow:${agent}`,
  });
}

/** A copy of the active project in which the iteration is done, so that the Stop hook goes on with the next one. */
function recorded(): string {
  const copy = join(folder, `copy-${++copies}`);
  cpSync(active, copy, { recursive: true });
  handsIn(copy, 'goal-reader', 'agent-0', JSON.stringify(readingOf('i1-g1', 'How fast is it?')));
  // What was read opens the search.
  run(cli('record'), copy);
  for (const number of [1, 2, 3]) handsIn(copy, 'researcher', `agent-${number}`, handIn(`i1-r${number}`));
  run(cli('record'), copy);
  appendFileSync(join(copy, 'docs/research-bench/bench-report.tex'), '% more\n');
  return copy;
}

const cases: readonly Case[] = [
  { name: 'bare node', words: ['-e', '0'], project: () => empty, most: 1 },
  { name: 'Stop, idle', words: hook('verify-state'), stdin: stop, project: () => empty, most: 1.2 },
  {
    name: 'PreToolUse guard, idle',
    words: hook('guard'),
    stdin: { tool_name: 'Write' },
    project: () => empty,
    most: 1.2,
  },
  { name: 'Stop, active: waits for agents', words: hook('verify-state'), stdin: waits, project: () => active, most: 2 },
  {
    name: 'Stop, active: 200 MB transcript',
    words: hook('verify-state'),
    stdin: { ...waits, transcript_path: join(large, 'transcript.jsonl') },
    project: () => large,
    most: 2.1,
  },
  {
    name: 'Stop, active: goes on with the next brief',
    words: hook('verify-state'),
    stdin: stop,
    project: recorded,
    expect: /Iteration 2\b/i,
    most: 2,
  },
  {
    name: 'PreToolUse guard, active: a shell command',
    words: hook('guard'),
    stdin: { tool_name: 'Bash', tool_input: { command: 'cd src && rm -rf dist && npm test 2>&1 | tail -20' } },
    project: () => active,
    most: 2,
  },
  { name: 'autonomous-workflow brief', words: cli('brief'), project: () => active, most: 3 },
];

function measure(): Map<string, number[]> {
  const times = new Map(cases.map(({ name }) => [name, [] as number[]]));
  for (let round = 0; round < rounds + 2; round += 1) {
    for (const { name, words, stdin, project, expect } of cases) {
      const { milliseconds, stdout } = run(words, project(), stdin);
      if (expect?.test(stdout) === false) throw new Error(`${name} answered: ${stdout}`);
      // The first two rounds warm the file cache up.
      if (round >= 2) times.get(name)?.push(milliseconds);
    }
  }
  return times;
}

function report(times: Map<string, number[]>): void {
  process.stdout.write(
    `Node ${process.version}, ${rounds} interleaved rounds; median in ms, and as a multiple of bare node\n\n`,
  );
  const medianOf = (name: string) => times.get(name)?.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? NaN;
  for (const { name, most } of cases) {
    const [median, ratio] = [medianOf(name), medianOf(name) / medianOf('bare node')];
    const verdict = ratio <= most ? 'met' : 'MISSED';
    const figures = `${median.toFixed(1).padStart(8)} ${ratio.toFixed(2).padStart(6)}`;
    process.stdout.write(`${name.padEnd(44)}${figures}  at most ${most}: ${verdict}\n`);
  }
}

try {
  prepare();
  report(measure());
} finally {
  rmSync(folder, { recursive: true, force: true });
}
