import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NewEscalation } from '../../src/loop/rules/escalation.ts';
import { escalate } from '../../src/loop/escalations.ts';
import { workflowPaths } from '../../src/files/paths.ts';
import { asWriter } from '../../src/loop/workflow.ts';
import { Project } from '../support/project.ts';
import { Session } from '../support/session.ts';
import { hostileContents, noFiles } from './contents.ts';
import { cliCall, hookCall, type Victim } from './victims.ts';
import { runWitnessed } from './witnessed.ts';

/** Of the pairs of a file and a content, one in so many is tried; FUZZ_SHARE=1 tries them all, which takes minutes. */
const share = Number(process.env.FUZZ_SHARE ?? 12);
/** Of the processor, in user mode. */
const mostMilliseconds = 1_000;

let project: Project;
let snapshot: string;
const canary = () => project.path('canary');

beforeAll(async () => {
  project = await Project.create();
  const session = new Session(project, 's1');
  await session.begins('x');
  const paths = workflowPaths(project.root, 'x');
  const question: NewEscalation = { kind: 'environment', item: null, text: 'Which key?', tried: [], iteration: 1 };
  await asWriter(paths, () => escalate(paths, new Date(), question));
  await session.agentAnswers('a0', 'no JSON');
  await session.worksThrough('x', 1);
  await project.cli('compile', 'x');
  project.write('transcript.jsonl', '{"type":"user","message":{"role":"user","content":"go"}}\n');
  await session.endsTurn({ transcript_path: project.path('transcript.jsonl') });
  await session.compacts(project.path('transcript.jsonl'));
  await project.cli('redirect', 'look here', 'x');
  project.write('.autonomous-workflow.yaml', 'state_retention_days: 7\n');
  project.write('docs/research-x/redirect.md', 'Look there.\n');
  await project.cli('config');
  for (const [name, note] of Object.entries({
    rest: { kind: 'api', turn: Date.now(), until: Date.now() + 60_000, since: Date.now(), error: '429', attempt: 1 },
    waiter: { process: 1, since: 1 },
  })) {
    project.write(`docs/research-x/.runtime/session/${name}.json`, JSON.stringify(note));
  }
  snapshot = project.outside('snapshot');
  cpSync(project.root, snapshot, { recursive: true, preserveTimestamps: true });
}, 60_000);
afterAll(() => project.dispose());

const transcript = () => ({ transcript_path: project.path('transcript.jsonl') });
const hooks: (() => Victim)[] = [
  () => hookCall(project, 's1', 'verify-state', 'Stop', { ...transcript(), background_tasks: [] }),
  () =>
    hookCall(project, 's1', 'hand-in', 'SubagentStop', {
      agent_id: 'a9',
      agent_type: 'autonomous-workflow:researcher',
    }),
  () =>
    hookCall(project, 's1', 'guard', 'PreToolUse', {
      tool_name: 'Agent',
      tool_input: { subagent_type: 'autonomous-workflow:researcher', prompt: 'i2-r1' },
    }),
  () => hookCall(project, 's1', 'auto-resume', 'SessionStart', { ...transcript(), source: 'resume' }),
  () => hookCall(project, 's9', 'auto-resume', 'SessionStart', { ...transcript(), source: 'clear' }),
  () => hookCall(project, 's1', 'auto-checkpoint', 'PreCompact', { ...transcript(), trigger: 'auto' }),
  () => hookCall(project, 's1', 'session-end', 'SessionEnd', { ...transcript(), reason: 'other' }),
  () => hookCall(project, 's1', 'watch', 'Stop', transcript()),
  () => hookCall(project, 's1', 'wait-for-api', 'StopFailure', { ...transcript(), error: 'rate_limit' }),
  () =>
    hookCall(project, 's1', 'begin', 'UserPromptExpansion', {
      ...transcript(),
      command_name: 'autonomous-workflow:continue-auto',
      command_args: 'x',
    }),
];
const commands: (() => Victim)[] = [
  ...['status', 'record', 'brief', 'compile', 'evidence', 'resolve', 'repair', 'stop'],
  ...['doctor', 'config', 'list'],
].map((command) => () => cliCall(command, '--json'));
commands.push(
  () => cliCall('status'),
  () => cliCall('redirect', 'look', '--json'),
  () => cliCall('resolve', 'E001', 'this one', '--json'),
);

/** Whatever a process meets, it ends in a way that is documented. */
async function expectDefined(victim: Victim, what: string): Promise<void> {
  const { exitCode, signal, stdout, stderr, user, polluted, wasAsked } = await runWitnessed(project, victim);
  const where = `${victim.name} ${victim.words.join(' ')} with ${what}: ${stderr.slice(0, 600)} ${stdout.slice(0, 600)}`;
  expect(signal, where).toBeNull();
  // Watchers wait as long as the session rests, and a lock that nobody can read is respected for a while.
  if (!/^(?:watch|wait)/.test(victim.name) && !what.includes('/lock')) expect(wasAsked, where).toBe(false);
  expect(polluted, where).toBe(false);
  expect(user, where).toBeLessThan(mostMilliseconds);
  expect(existsSync(canary()), where).toBe(false);
  expect(stderr + stdout, where).not.toMatch(/\n? {4}at |Maximum call stack|node:internal|TypeError|RangeError/);
  if (victim.name.startsWith('CLI')) {
    expect([0, 1, 2, 4], where).toContain(exitCode);
    // Those two list what is left.
    if (exitCode !== 0 && !/doctor|repair/.test(victim.name)) expect(stderr + stdout, where).toContain('→');
  } else {
    expect(exitCode === 0 || (exitCode === 2 && /^(?:watch|wait)/.test(victim.name)), where).toBe(true);
    if (exitCode === 0) expect(stderr, where).toMatch(/^(?:autonomous-workflow: hook failed[^\n]+\n)?$/);
    if (stdout !== '') expect(() => JSON.parse(stdout) as unknown, where).not.toThrow();
  }
}

const files = [
  ...['x-state.md', 'ledger.json', 'escalations.json', 'log.jsonl', 'progress.txt', 'redirect.md', 'STOP'],
  ...['redirects.json', 'wave/agents.json', 'sources.bib', 'x-report.tex'],
  ...['iteration', 'lease', 'rest', 'waiter', 'spend'].map((name) => `.runtime/session/${name}.json`),
  '.runtime/report/outlook.json',
  ...['.runtime/report/report-check.json', '.runtime/lock', '.runtime/lock-breaker'],
]
  .map((file) => `docs/research-x/${file}`)
  .concat('transcript.jsonl', '.autonomous-workflow.yaml')
  .concat(['sessions/s1'].map((file) => `docs/.autonomous-workflow/${file}`));

/** Makes the project what it was. */
function restore(): void {
  for (const part of ['docs', '.autonomous-workflow.yaml', 'transcript.jsonl']) {
    rmSync(project.path(part), { recursive: true, force: true, maxRetries: 5 });
    cpSync(join(snapshot, part), project.path(part), { recursive: true, preserveTimestamps: true });
  }
}

/** The project as it was, but for one file. */
function spoil(file: string, put: (file: string) => void): void {
  restore();
  const path = project.path(file);
  mkdirSync(dirname(path), { recursive: true });
  rmSync(path, { recursive: true, force: true });
  put(path);
}

const readers = [...hooks, ...commands];
let pairs = 0;

describe.each(files)('%s', (file) => {
  it('may hold anything: whoever reads it ends as documented, soon, and runs nothing of it', async () => {
    const good = existsSync(join(snapshot, file)) ? readFileSync(join(snapshot, file), 'utf8') : '{}';
    const problems: string[] = [];
    const contents = hostileContents(good, canary()).map(
      ([name, content]) => [name, (path: string) => writeFileSync(path, content)] as const,
    );
    for (const [name, put] of [...contents, ...noFiles]) {
      pairs += 1;
      const make = readers[(pairs * 7) % readers.length];
      if (make === undefined || pairs % share !== 0) continue;
      spoil(file, put);
      await expectDefined(make(), `${name} in ${file}`).catch((error: unknown) =>
        problems.push((error as Error).message),
      );
    }
    expect(problems).toEqual([]);
  }, 600_000);
});

describe('standard input', () => {
  it('may hold anything: every hook ends as documented, soon, and runs nothing of it', async () => {
    const problems: string[] = [];
    for (const [index, make] of hooks.entries()) {
      const victim = make();
      const contents = hostileContents(String(victim.input), canary());
      for (const [name, input] of contents.filter((_, place) => place % share === index % share)) {
        restore();
        await expectDefined({ ...victim, input }, `${name} as its input`).catch((error: unknown) =>
          problems.push((error as Error).message),
        );
      }
    }
    expect(problems).toEqual([]);
  }, 600_000);
});
