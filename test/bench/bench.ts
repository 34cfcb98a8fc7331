import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { emptyLedger } from '../../src/research/rules/ledger.ts';
import { workflowPaths } from '../../src/files/paths.ts';
import { handIn } from '../support/hand-in.ts';
import { readingOf } from '../support/reading.ts';
import { writeHandIn } from '../support/written.ts';
import { writeTranscript } from '../support/large-transcript.ts';
import { bareNode, judge, type Bar } from './bar.ts';
import { measureSupervisor } from './supervisor.ts';

/**
 * Times the shipped hooks and CLI against bare `node`, interleaved in one run, and prints ratios: machines differ, ratios
 * hardly. Minimum and median of the rounds; the minimum is the steadier figure.
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
  /** What the median may be at most. */
  readonly bar?: Bar;
}

const folder = mkdtempSync(join(tmpdir(), 'autonomous-workflow-bench-'));
const empty = join(folder, 'empty');
const active = join(folder, 'active');
const small = join(folder, 'small');
const large = join(folder, 'large');
const crowded = join(folder, 'crowded');
const environment = { PATH: process.env.PATH, HOME: folder, AI_AGENT: 'claude-code_2-1-330_bench' };
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
  grow(small, 20_000);
  grow(large, 200_000_000);
  crowd();
}

/** A copy of the active project whose session has a transcript of this size, all of it counted. */
function grow(project: string, bytes: number): void {
  cpSync(active, project, { recursive: true });
  writeTranscript(join(project, 'transcript.jsonl'), bytes);
  run(hook('verify-state'), project, { ...waits, transcript_path: join(project, 'transcript.jsonl') });
  run(cli('status'), project);
}

/** Fifty workflows in one project, each driven by a session of its own and with a ledger of 5,000 findings. */
function crowd(): void {
  mkdirSync(crowded, { recursive: true });
  const claims = Array.from({ length: 5_000 }, (_, index) => ({
    id: `C${String(index + 1).padStart(3, '0')}`,
    text: `Limiter ${index} delayed ${index * 7} of its requests by more than a second.`,
    importance: 'supporting',
    confidence: 'medium',
    evidence: [{ source: 'S001', quote: `delayed ${index * 7} of its requests`, hand_in: '1/researcher-1' }],
    first_iteration: 1,
  }));
  const ledger = JSON.stringify({ ...emptyLedger(), claims });
  for (let number = 1; number <= 50; number += 1) {
    const command = { command_name: 'autonomous-workflow:research', command_args: `'w${number}' 'How fast is it?'` };
    run(hook('begin'), crowded, {
      session_id: `session-${number}`,
      hook_event_name: 'UserPromptExpansion',
      ...command,
    });
    writeFileSync(join(crowded, `docs/research-w${number}`, 'ledger.json'), ledger);
  }
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

const smallTranscript = 'Stop, active: 20 kB transcript';
const cases: readonly Case[] = [
  { name: bareNode, words: ['-e', '0'], project: () => empty },
  { name: 'Stop, idle: no workflow', words: hook('verify-state'), stdin: stop, project: () => empty, bar: { plus: 5 } },
  {
    name: "Stop, idle: another session's workflow",
    words: hook('verify-state'),
    stdin: { ...stop, session_id: 'other' },
    project: () => active,
    bar: { plus: 5 },
  },
  {
    name: 'SessionStart, idle',
    words: hook('auto-resume'),
    stdin: { source: 'startup' },
    project: () => empty,
    bar: { plus: 5 },
  },
  {
    name: 'PreToolUse guard, idle',
    words: hook('guard'),
    stdin: { tool_name: 'Write' },
    project: () => empty,
    bar: { plus: 5 },
  },
  {
    name: 'Stop, active: waits for agents',
    words: hook('verify-state'),
    stdin: waits,
    project: () => active,
    bar: { times: 2 },
  },
  {
    name: smallTranscript,
    words: hook('verify-state'),
    stdin: { ...waits, transcript_path: join(small, 'transcript.jsonl') },
    project: () => small,
    bar: { times: 2 },
  },
  {
    name: 'Stop, active: 200 MB transcript',
    words: hook('verify-state'),
    stdin: { ...waits, transcript_path: join(large, 'transcript.jsonl') },
    project: () => large,
    bar: { plus: 5, above: smallTranscript },
  },
  {
    name: 'Stop, active: goes on with the next brief',
    words: hook('verify-state'),
    stdin: stop,
    project: recorded,
    expect: /Iteration 2\b/i,
    bar: { times: 2 },
  },
  {
    name: 'PreToolUse guard, active',
    words: hook('guard'),
    stdin: { tool_name: 'Write', tool_input: { file_path: join(active, 'docs/research-bench/ledger.json') } },
    project: () => active,
    bar: { times: 2 },
  },
  {
    name: 'PreToolUse guard, active: a shell command',
    words: hook('guard'),
    stdin: { tool_name: 'Bash', tool_input: { command: 'cd src && rm -rf dist && npm test 2>&1 | tail -20' } },
    project: () => active,
    bar: { times: 2 },
  },
  {
    name: 'PostToolUse, active: a search is counted',
    words: hook('searched'),
    stdin: {
      tool_name: 'WebSearch',
      agent_type: 'autonomous-workflow:researcher',
      tool_response: { results: [{ content: [{ title: 'T', url: 'https://example.org' }] }] },
    },
    project: () => active,
    bar: { times: 2 },
  },
  { name: 'autonomous-workflow brief', words: cli('brief'), project: () => active, bar: { times: 3 } },
  { name: 'autonomous-workflow status', words: cli('status'), project: () => active },
  {
    name: 'status, 50 workflows of 5,000 findings',
    words: cli('status', 'w7'),
    project: () => crowded,
    bar: { most: 400 },
  },
  { name: 'list, 50 workflows of 5,000 findings', words: cli('list'), project: () => crowded, bar: { most: 400 } },
  {
    name: 'Stop, active: beside a ledger of 5,000 findings',
    words: hook('verify-state'),
    stdin: { ...waits, session_id: 'session-7' },
    project: () => crowded,
    bar: { times: 2 },
  },
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
  const figures = [...times].map(([name, values]) => {
    const sorted = values.toSorted((a, b) => a - b);
    return { name, least: sorted[0] ?? 0, median: sorted[Math.floor(sorted.length / 2)] ?? 0 };
  });
  const medians = new Map(figures.map(({ name, median }) => [name, median]));
  const floor = figures[0] ?? { least: 1, median: 1 };
  process.stdout.write(`Node ${process.version}, ${rounds} interleaved rounds; ms and multiple of bare node\n\n`);
  process.stdout.write(`${'case'.padEnd(44)} min ms   ×     +ms   median ms   ×     bar\n`);
  for (const { name, least, median } of figures) {
    const bar = cases.find((entry) => entry.name === name)?.bar;
    const columns = [
      name.padEnd(44),
      least.toFixed(1).padStart(6),
      (least / floor.least).toFixed(2).padStart(5),
      (least - floor.least).toFixed(1).padStart(6),
      median.toFixed(1).padStart(10),
      (median / floor.median).toFixed(2).padStart(6),
      bar === undefined ? '' : `  ${judge(bar, median, medians)}`,
    ];
    process.stdout.write(`${columns.join(' ')}\n`);
  }
}

try {
  prepare();
  report(measure());
  const gaps = (await measureSupervisor(8)).map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
  const [least = NaN, median = NaN] = [gaps[0], gaps[Math.floor(gaps.length / 2)]];
  const verdict = judge({ most: 300 }, median, new Map());
  process.stdout.write(`\nrun, between two sessions: min ${least} ms, median ${median} ms  ${verdict}\n`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
