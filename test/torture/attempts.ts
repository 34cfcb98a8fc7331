import { appendFileSync, statSync } from 'node:fs';
import { expect } from 'vitest';
import { isOpen } from '../../src/loop/rules/escalation.ts';
import { parseJournal } from '../../src/journal/rules/fold.ts';
import { escalate, readEscalations } from '../../src/loop/escalations.ts';
import { readJournal } from '../../src/journal/journal.ts';
import { workflowPaths, type WorkflowPaths } from '../../src/files/paths.ts';
import { readState, stateExists } from '../../src/loop/state-file.ts';
import { asWriter } from '../../src/loop/workflow.ts';
import { newProject, statePath, type Project } from '../support/project.ts';
import { Session } from '../support/session.ts';
import { Acknowledged } from './acknowledged.ts';
import { cliCall, hookCall, newHandIn, runUntil, type End, type Victim } from './victims.ts';

let number = 0;

export interface Arena {
  project: Project;
  /** Driven by the session s1, worked on all the time. */
  x: WorkflowPaths;
  /** Driven by the session s2, stopped and taken up again. */
  y: WorkflowPaths;
  transcript: string;
  done: Acknowledged;
}

export async function newArena(): Promise<Arena> {
  const project = await newProject();
  project.write('.autonomous-workflow.yaml', 'failure_threshold: 100\nphase_transition_threshold: 50\nnotify: none\n');
  await new Session(project, 's1').begins('x', '--max-iterations 1000');
  await new Session(project, 's2').begins('y', '--max-iterations 1000');
  for (const name of ['x', 'y']) project.replace(statePath(name), 'stall_window: 3', 'stall_window: 50');
  project.write('transcript.jsonl', '{}\n');
  const [x, y] = [workflowPaths(project.root, 'x'), workflowPaths(project.root, 'y')];
  return { project, x, y, transcript: project.path('transcript.jsonl'), done: new Acknowledged() };
}

/** A process to kill, and what has to be true once it has ended by itself. */
export interface Attempt {
  victim: Victim;
  paths: WorkflowPaths;
  acknowledge?: (end: End) => void | Promise<void>;
  interrupted?: () => void | Promise<void>;
}

export type Make = (arena: Arena) => Attempt | Promise<Attempt>;

export const ofX =
  (make: (arena: Arena) => Victim): Make =>
  (arena) => ({ victim: make(arena), paths: arena.x });

export const stopHook = ({ project, transcript }: Arena) =>
  hookCall(project, 's1', 'verify-state', 'Stop', { transcript_path: transcript, background_tasks: [] });

export const tellX: Make = ({ x, done }) => redirection(x, done, 'high');
export const tellY: Make = ({ y, done }) => redirection(y, done, 'normal');

function redirection(paths: WorkflowPaths, done: Acknowledged, priority: string): Attempt {
  const text = `redirect-${(number += 1)}.`;
  return {
    victim: cliCall('redirect', text, paths.name, '--priority', priority),
    paths,
    acknowledge: () => void done.redirects.set(text, paths),
    interrupted: () => void done.uncertain.add(text),
  };
}

export const handsIn: Make = async ({ project, x, done }) => {
  const victim = newHandIn(project, 's1', (await readState(x)).iteration, (number += 1));
  const agent = `agent-${number}`;
  return { victim, paths: x, acknowledge: () => void done.handIns.add(agent) };
};

export const records: Make = ({ x, done }) => ({
  victim: cliCall('record', 'x'),
  paths: x,
  acknowledge: ({ stdout }) => void done.recorded.add(Number(/^Iteration (\d+)/m.exec(stdout)?.[1])),
});

const resolves: Make = async ({ x, done }) => {
  const text = `question-${(number += 1)}`;
  const answer = `answer-${number}.`;
  await asWriter(x, () => escalate(x, new Date(), { kind: 'environment', item: null, text, tried: [], iteration: 1 }));
  const { id = '' } = readEscalations(x).find((one) => isOpen(one) && one.text === text) ?? {};
  return {
    victim: cliCall('resolve', id, answer, 'x'),
    paths: x,
    acknowledge: () => void done.answers.set(id, answer),
  };
};

const begins: Make = ({ project }) => {
  const name = `z${(number += 1)}`;
  const call = { command_name: 'autonomous-workflow:research', command_args: `'${name}' 'What is known?'` };
  const victim = hookCall(project, name, 'begin', 'UserPromptExpansion', call);
  const paths = workflowPaths(project.root, name);
  const isThere = async () => expect((await readState(paths)).status, name).toBe('in_progress');
  const again = async () => {
    if (stateExists(paths)) await readState(paths);
    expectQuiet(await runUntil(project, victim), `${victim.name} again`);
    await isThere();
  };
  return { victim, paths, acknowledge: isThere, interrupted: again };
};

const resumes: Make = ({ project, y }) => {
  const call = { command_name: 'autonomous-workflow:continue-auto', command_args: 'y' };
  const victim = hookCall(project, 's2', 'begin', 'UserPromptExpansion', call);
  const isResumed = async () => {
    expect((await readState(y)).status).toBe('in_progress');
    expect(lastTurn(y)).not.toBe('ended');
  };
  return { victim, paths: y, acknowledge: isResumed };
};

const stops: Make = ({ y }) => ({
  victim: cliCall('stop', 'y'),
  paths: y,
  acknowledge: async () => {
    expect((await readState(y)).status).not.toBe('in_progress');
    expect(lastTurn(y)).toBe('ended');
  },
});

/** The latest event of a workflow that says whether it goes on. */
function lastTurn(paths: WorkflowPaths): string | undefined {
  const events = parseJournal(readJournal(paths)).map(({ event }) => event);
  return events.findLast((event) => ['created', 'resumed', 'ended'].includes(event));
}

const keepsTranscript: Make = ({ project, x, transcript, done }) => {
  appendFileSync(transcript, `{"type":"user","text":"${'x'.repeat(20_000)}"}\n`);
  const { size } = statSync(transcript);
  const call = { transcript_path: transcript, trigger: 'auto' };
  const victim = hookCall(project, 's1', 'auto-checkpoint', 'PreCompact', call);
  return { victim, paths: x, acknowledge: () => void (done.keptBytes = size) };
};

/** Every program that may be killed, but for those that work on what has ended. */
export const makers: Make[] = [
  ofX(stopHook),
  handsIn,
  records,
  tellX,
  tellY,
  resolves,
  begins,
  resumes,
  stops,
  ofX((arena) => ({ ...stopHook(arena), name: 'watch', file: stopHook(arena).file.replace('verify-state', 'watch') })),
  ofX(({ project, transcript }) =>
    hookCall(project, 's1', 'wait-for-api', 'StopFailure', { error: 'rate_limit', transcript_path: transcript }),
  ),
  ofX(({ project }) =>
    hookCall(project, 's1', 'guard', 'PreToolUse', {
      tool_name: 'Agent',
      tool_input: { subagent_type: 'autonomous-workflow:researcher', prompt: 'Do i1-r1' },
    }),
  ),
  keepsTranscript,
  ofX(({ project, transcript }) =>
    hookCall(project, 's1', 'auto-resume', 'SessionStart', { source: 'resume', transcript_path: transcript }),
  ),
  ({ project, y }) => ({ victim: hookCall(project, 's2', 'session-end', 'SessionEnd', { reason: 'other' }), paths: y }),
  ...['status', 'compile', 'repair', 'brief'].map((command) => ofX(() => cliCall(command, 'x'))),
  ...['config', 'doctor', 'list'].map((command) => ofX(() => cliCall(command))),
];

/** A process that nobody killed has done its work and complains of nothing. */
export function expectQuiet({ exitCode, stderr, stdout }: End, name: string): void {
  expect({ exitCode, stderr }, `${name}: ${stdout}`).toEqual({ exitCode: 0, stderr: '' });
  if (name.startsWith('begin') || name.startsWith('verify-state'))
    expect(stdout, name).not.toMatch(/"decision"|cannot go on/);
}
