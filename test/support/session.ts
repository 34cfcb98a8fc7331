import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { vi } from 'vitest';
import type { ClaudeProcess } from './claude-process.ts';
import { handIn } from './hand-in.ts';
import { readingOf } from './reading.ts';
import { writeSections } from './report-writing.ts';
import { openSearch } from '../../src/app/turn.ts';
import { finishedAssignments, storeHandIn } from '../../src/loop/agents.ts';
import { readState } from '../../src/loop/state-file.ts';
import { asWriter, storedIterationRuntime } from '../../src/loop/workflow.ts';
import { noteSearch } from '../../src/research/search-log.ts';
import { ownedWorkflow } from '../../src/session/lease.ts';
import { workflowPaths } from '../../src/files/paths.ts';
import { type Ended, newProject, pluginRoot, Project } from './project.ts';
import { writeHandIn } from './written.ts';

export { handIn };

export type Hook =
  | 'agents-answered'
  | 'begin'
  | 'verify-state'
  | 'guard'
  | 'hand-in'
  | 'searched'
  | 'auto-checkpoint'
  | 'auto-resume'
  | 'session-end'
  | 'watch'
  | 'notified';

export const newsOf = (id: string, status = 'completed') =>
  `<task-notification>\n<task-id>${id}</task-id>\n<status>${status}</status>\n</task-notification>`;

/** What a hook may answer, as Claude Code documents it. */
export interface HookAnswer {
  decision?: 'block';
  /** Ends the turn. */
  continue?: false;
  stopReason?: string;
  reason?: string;
  systemMessage?: string;
  /** Why a report is kept from the session. */
  consumed?: string;
  hookSpecificOutput?: {
    hookEventName: string;
    additionalContext?: string;
    permissionDecision?: 'allow' | 'deny';
    permissionDecisionReason?: string;
    updatedInput?: Record<string, unknown>;
  };
}

export interface Wait {
  answer: HookAnswer | undefined;
  woken: Promise<string | undefined>;
}

export interface SessionOptions {
  /** The claude process; without one, this process is. */
  claude?: ClaudeProcess;
  environment?: Record<string, string>;
  /** Leaves the goal of a new research unread; otherwise a reader has handed in, and the brief names its researchers. */
  isUnread?: boolean;
}

/** A failed iteration is followed by the next at once: no test waits without need. */
const defaults = {
  AUTONOMOUS_WORKFLOW_BACKOFF_ON_FAILURE: 'false',
  // Reports of most tests hold a line or two; those about the checks of a report turn this on.
  AUTONOMOUS_WORKFLOW_REPORT_CRITIC_ROUNDS: '0',
};

/** Runs a built hook as Claude Code does: a process of its own, JSON on standard input, a small environment. */
export async function runHook(
  project: Project,
  hook: Hook,
  input: string,
  { claude, environment = {} }: SessionOptions = {},
): Promise<Ended> {
  const file = join(pluginRoot, 'hooks', `${hook}.cjs`);
  const env = {
    ...project.environment,
    CLAUDE_PROJECT_DIR: project.root,
    ...defaults,
    ...environment,
  };
  if (claude !== undefined) return claude.run(file, input, env);
  const { exitCode, stdout, stderr } = await execa(process.execPath, [file], {
    cwd: project.root,
    env,
    extendEnv: false,
    reject: false,
    input,
    stripFinalNewline: false,
  });
  return { exitCode, stdout, stderr };
}

/** A session of Claude Code as the hooks see it. */
export class Session {
  readonly project: Project;
  readonly id: string;
  readonly #options: SessionOptions;

  constructor(project: Project, id: string, options: SessionOptions = {}) {
    this.project = project;
    this.id = id;
    this.#options = options;
  }

  /**
   * Promises a hook's answer, undefined when it has none.
   * @throws Error when the hook fails or complains: no hook may do so in the course of a test that does not expect it.
   */
  async hook(hook: Hook, event: string, fields: Record<string, unknown> = {}): Promise<HookAnswer | undefined> {
    const input = { session_id: this.id, cwd: this.project.root, hook_event_name: event, ...fields };
    const { exitCode, stdout, stderr } = await runHook(this.project, hook, JSON.stringify(input), this.#options);
    if (exitCode !== 0 || stderr !== '') throw new Error(`${hook} ended with ${exitCode}: ${stderr}`);
    return stdout === '' ? undefined : (JSON.parse(stdout) as HookAnswer);
  }

  /** @param permission_mode that of the session; by default one in which nobody is asked for anything. */
  async types(
    command: string,
    commandArguments = '',
    permission_mode = 'bypassPermissions',
  ): Promise<HookAnswer | undefined> {
    const input = { command_name: command, command_args: commandArguments, permission_mode };
    const answer = await this.hook('begin', 'UserPromptExpansion', input);
    if (this.#options.isUnread !== true) await this.#readsGoal();
    return answer;
  }

  /** A goal-reader that the iteration begins with has handed in. */
  async #readsGoal(): Promise<void> {
    const paths = ownedWorkflow(this.project.root, this.id);
    const { assignments = [], iteration = 0 } = (paths && storedIterationRuntime(paths)) ?? {};
    const [reader] = assignments;
    if (paths === undefined || reader?.agent !== 'goal-reader') return;
    if (finishedAssignments(paths, iteration).has(reader.id)) return;
    const { prompt } = await readState(paths);
    const now = new Date();
    await asWriter(paths, () => {
      const { agent, id: about } = reader;
      storeHandIn(paths, now, { id: 'reader', agent, about }, { hand_in: readingOf(about, prompt), iteration });
    });
    // As in a hook, the settings of the session decide which agents are assigned.
    for (const [name, value] of Object.entries({ ...defaults, ...this.#options.environment })) vi.stubEnv(name, value);
    await openSearch(paths, now);
    vi.unstubAllEnvs();
  }

  /** Types `/autonomous-workflow:research` and expects nothing to object. No answer ends it unless the options say otherwise. */
  async begins(workflow: string, options = ''): Promise<void> {
    const depth = options.includes('--depth') ? '' : '--depth exhaustive';
    const words = `'${workflow}' 'What is known?' ${options} ${depth}`.trim();
    const answer = await this.types('autonomous-workflow:research', words);
    if (answer?.decision !== undefined) throw new Error(answer.reason);
  }

  callsSkill(skill: string, args = ''): Promise<HookAnswer | undefined> {
    return this.hook('begin', 'PreToolUse', { tool_name: 'Skill', tool_input: { skill, args } });
  }

  /** The user types something that is no command of ours. */
  says(prompt: string): Promise<HookAnswer | undefined> {
    return this.hook('agents-answered', 'UserPromptSubmit', { prompt });
  }

  usesTool(tool: string, input: Record<string, unknown>): Promise<HookAnswer | undefined> {
    return this.hook('guard', 'PreToolUse', { tool_name: tool, tool_input: input });
  }

  endsTurn(fields: Record<string, unknown> = {}): Promise<HookAnswer | undefined> {
    return this.hook('verify-state', 'Stop', fields);
  }

  /**
   * Ends a turn as Claude Code does: one hook judges it while another begins to wait beside it. `woken` is what that one wakes the
   * session with, undefined when it leaves it alone.
   */
  async endsTurnWaiting(fields: Record<string, unknown> = {}): Promise<Wait> {
    const woken = this.waits('watch', 'Stop', fields);
    return { answer: await this.endsTurn(fields), woken };
  }

  /** A turn that died of an error of the API; what the waiter wakes the session with. */
  fails(error: string, message: string, fields: Record<string, unknown> = {}): Promise<string | undefined> {
    return this.waits('watch', 'StopFailure', { error, last_assistant_message: message, ...fields });
  }

  /** A hook waits in the background; what it wakes the session with. */
  async waits(hook: Hook, event: string, fields: Record<string, unknown> = {}): Promise<string | undefined> {
    const input = { session_id: this.id, cwd: this.project.root, hook_event_name: event, ...fields };
    const { exitCode, stdout, stderr } = await runHook(this.project, hook, JSON.stringify(input), this.#options);
    if (exitCode === 2) return stderr;
    if (exitCode !== 0 || stderr !== '' || stdout !== '') throw new Error(`${hook} ended with ${exitCode}: ${stderr}`);
    return undefined;
  }

  /**
   * The Agent tool has left an agent at work in the background; what its hook says then.
   * @throws Error with the reason when it may not be started.
   */
  async launches(id: string, agent: string, prompt: string): Promise<HookAnswer | undefined> {
    const tool_input = { subagent_type: `autonomous-workflow:${agent}`, description: 'Work', prompt };
    const denied = reasonOf(await this.usesTool('Agent', tool_input));
    if (denied !== undefined) throw new Error(denied);
    const tool_response = { isAsync: true, status: 'async_launched', agentId: id };
    return this.hook('guard', 'PostToolUse', { tool_name: 'Agent', tool_input, tool_response });
  }

  /** Claude Code calls the session because these agents have ended, with words of the user or without. */
  isCalled(
    ids: readonly string[],
    { words = '', status = 'completed', transcript = '' } = {},
  ): Promise<HookAnswer | undefined> {
    const prompt = `${ids.map((id) => newsOf(id, status)).join('\n')}${words}`;
    return this.hook('agents-answered', 'UserPromptSubmit', { prompt, transcript_path: transcript });
  }

  /** An agent of this kind writes its hand-in and ends; a researcher has searched before, unless the test is about that. */
  agentAnswers(
    agentId: string,
    answer: string | object,
    agent = 'researcher',
    { searched = agent === 'researcher', transcript = '' } = {},
  ): Promise<HookAnswer | undefined> {
    const paths = ownedWorkflow(this.project.root, this.id);
    const runtime = searched && paths && storedIterationRuntime(paths);
    if (paths && runtime) noteSearch(paths, runtime.iteration, 'worked');
    if (paths) writeHandIn(paths, agent, agentId, typeof answer === 'string' ? answer : JSON.stringify(answer));
    return this.hook('hand-in', 'SubagentStop', {
      agent_id: agentId,
      agent_type: `autonomous-workflow:${agent}`,
      ...(transcript !== '' && { agent_transcript_path: transcript }),
    });
  }

  /** What the guard says to an agent that writes a file. */
  agentWrites(agentId: string, agent: string, file: string, tool = 'Write'): Promise<HookAnswer | undefined> {
    const by = { agent_id: agentId, agent_type: `autonomous-workflow:${agent}` };
    return this.hook('guard', 'PreToolUse', { tool_name: tool, tool_input: { file_path: file }, ...by });
  }

  /** An agent's tool has answered. */
  agentUsed(tool: string, response: unknown, more: Record<string, unknown> = {}): Promise<HookAnswer | undefined> {
    const agent_type = 'autonomous-workflow:researcher';
    return this.hook('searched', 'PostToolUse', { tool_name: tool, tool_response: response, agent_type, ...more });
  }

  starts(source: string): Promise<HookAnswer | undefined> {
    return this.hook('auto-resume', 'SessionStart', { source });
  }

  ends(reason: string): Promise<HookAnswer | undefined> {
    return this.hook('session-end', 'SessionEnd', { reason });
  }

  compacts(transcript: string, trigger = 'auto'): Promise<HookAnswer | undefined> {
    return this.hook('auto-checkpoint', 'PreCompact', { transcript_path: transcript, trigger });
  }

  /** Does all that the brief of a search asks for: three hand-ins of the same claims, `record`, and a change of the report. */
  async worksThrough(workflow: string, iteration: number): Promise<void> {
    for (const number of [1, 2, 3]) {
      await this.agentAnswers(`agent-${iteration}-${number}`, handIn(`i${iteration}-r${number}`));
    }
    await this.project.cli('record', workflow);
    this.editsReport(workflow);
  }

  /** A writer has handed in a section of the report, in the iteration in progress. */
  editsReport(workflow: string): void {
    writeSections(workflowPaths(this.project.root, workflow), { 'Key Findings': 'More was found.' });
  }
}

let template: Promise<Project> | undefined;

/**
 * The session s1 in a new project, in which it has begun the workflow x. It is begun once in each process and then copied,
 * which saves most of the time that such a test would take.
 */
export async function begunSession(options: SessionOptions = {}): Promise<Session> {
  template ??= beginTemplate();
  const { root } = await template;
  const project = await newProject();
  cpSync(join(root, 'docs'), project.path('docs'), { recursive: true, preserveTimestamps: true });
  project.replace('docs/research-x/.runtime/session/lease.json', root, project.root);
  return new Session(project, 's1', options);
}

/** Such a session with its project. */
export async function begun(): Promise<{ project: Project; session: Session }> {
  const session = await begunSession();
  return { project: session.project, session };
}

/** Why a tool was refused. */
export function reasonOf(answer: HookAnswer | undefined): string | undefined {
  const { permissionDecision, permissionDecisionReason } = answer?.hookSpecificOutput ?? {};
  return permissionDecision === 'deny' ? permissionDecisionReason : undefined;
}

/** What a hook tells the session or the user. */
export const told = (answer: HookAnswer | undefined): string =>
  answer?.reason ?? answer?.hookSpecificOutput?.additionalContext ?? answer?.systemMessage ?? '';

async function beginTemplate(): Promise<Project> {
  const project = await Project.create();
  await new Session(project, 's1').begins('x');
  return project;
}

/** The text that an answer to Stop gives Claude to go on with, or undefined when it lets the turn end. */
export function continuation(answer: HookAnswer | undefined): string | undefined {
  return answer?.hookSpecificOutput?.additionalContext;
}
