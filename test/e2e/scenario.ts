import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { expect } from 'vitest';
import { parse } from 'yaml';
import type { WorkflowEvent } from '../../src/journal/rules/events.ts';
import type { Ledger } from '../../src/research/rules/ledger.ts';
import type { WorkflowState } from '../../src/loop/rules/state.ts';
import { type PrintResult, type PrintRun, startPrint } from '../simulator/claude-session.ts';
import { cliFile } from '../support/project.ts';
import { createDemoProject, pluginFolder, researchTools } from '../simulator/demo-project.ts';
import type { FaultRule } from '../simulator/faults.ts';
import { startMessagesApi, type MessagesApi } from '../simulator/messages-api.ts';
import type { ModelRequest, ScriptedModel, Usage } from '../simulator/model-types.ts';
import type { Terminal } from '../simulator/terminal.ts';
import { startTerminal } from '../simulator/terminal-session.ts';

/** The stand-in for the official ralph-loop plugin. */
export const ralphLoopFolder = fileURLToPath(new URL('../fixtures/ralph-loop', import.meta.url));

export interface ScenarioOptions {
  readonly model: ScriptedModel;
  readonly faults?: readonly FaultRule[];
  /** Tokens that the API reports for a request. */
  readonly usage?: (request: ModelRequest) => Partial<Usage>;
}

export interface TerminalRunOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly extraArgs?: readonly string[];
  readonly binary?: string;
  readonly allowedTools?: readonly string[];
  readonly columns?: number;
}

export interface RunOptions {
  readonly ralphLoop?: boolean;
  readonly binary?: string;
  readonly home?: string;
  readonly plugins?: readonly string[];
  readonly extraArgs?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** 110,000 unless told. */
  readonly timeoutMilliseconds?: number;
}

/** A throw-away project, a scripted model, and the real claude between them. */
export class Scenario {
  readonly folder: string;
  readonly api: MessagesApi;
  readonly #terminals: Terminal[] = [];

  private constructor(folder: string, api: MessagesApi) {
    this.folder = folder;
    this.api = api;
  }

  static async create({ model, faults = [], usage }: ScenarioOptions): Promise<Scenario> {
    const api = await startMessagesApi({ model, faults, ...(usage !== undefined && { usage }) });
    return new Scenario(await createDemoProject(), api);
  }

  /** Types a command into `claude -p` and waits for its end. */
  async run(prompt: string, options: RunOptions = {}): Promise<PrintResult> {
    return (await this.start(prompt, options)).finished;
  }

  async start(prompt: string, options: RunOptions = {}): Promise<PrintRun> {
    const { ralphLoop = false, binary, home, plugins = [pluginFolder], extraArgs = [], env = {} } = options;
    const { timeoutMilliseconds = 240_000 } = options;
    return startPrint({
      cwd: this.folder,
      prompt,
      apiUrl: this.api.url,
      pluginDirs: ralphLoop ? [...plugins, ralphLoopFolder] : plugins,
      // The stand-in's set-up line, like the real one, needs a shell permission for a prompt with special characters.
      allowedTools: ralphLoop ? [...researchTools, 'Bash(*)'] : researchTools,
      extraArgs,
      env,
      timeoutMilliseconds,
      ...(binary !== undefined && { claudeBinary: binary }),
      ...(home !== undefined && { home }),
    });
  }

  /** An interactive claude in the project; it is disposed of with the scenario. */
  async open({
    env = {},
    extraArgs = [],
    binary,
    allowedTools = [],
    columns,
  }: TerminalRunOptions = {}): Promise<Terminal> {
    const terminal = await startTerminal({
      cwd: this.folder,
      apiUrl: this.api.url,
      pluginDirs: [pluginFolder],
      allowedTools: [...researchTools, ...allowedTools],
      env,
      extraArgs,
      ...(binary !== undefined && { claudeBinary: binary }),
      ...(columns !== undefined && { columns }),
    });
    this.#terminals.push(terminal);
    return terminal;
  }

  /** Runs the shipped CLI in the project, as in a second terminal. */
  async cli(...words: string[]): Promise<{ stdout: string; exitCode: number | undefined }> {
    const { stdout, exitCode } = await execa(cliFile, words, { cwd: this.folder, reject: false });
    return { stdout, exitCode };
  }

  path(...parts: string[]): string {
    return join(this.folder, ...parts);
  }

  /** The front matter of a workflow's state file, read the way any other program would. */
  state(name = 'rate-limiting'): WorkflowState {
    const [, head = ''] = /^---\n([\s\S]*?)\n---\n/.exec(this.text(name, `${name}-state.md`)) ?? [];
    return parse(head) as WorkflowState;
  }

  ledger(name = 'rate-limiting'): Ledger {
    return JSON.parse(this.text(name, 'ledger.json')) as Ledger;
  }

  events(name = 'rate-limiting'): WorkflowEvent[] {
    return this.text(name, 'log.jsonl')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as WorkflowEvent);
  }

  /** When events of this kind were noted, in milliseconds since the epoch. */
  timesOf(kind: WorkflowEvent['event']): number[] {
    const events = this.events() as (WorkflowEvent & { time: string })[];
    return events.filter(({ event }) => event === kind).map(({ time }) => Date.parse(time));
  }

  /** Why the context was restored, each time. */
  sources(): string[] {
    return this.events().flatMap((event) => (event.event === 'restored-context' ? [event.source] : []));
  }

  /** Whether an event of this kind has been noted; false before there is a journal. */
  hasEvent(kind: WorkflowEvent['event']): boolean {
    return this.exists('docs/research-rate-limiting/log.jsonl') && this.events().some(({ event }) => event === kind);
  }

  /** Whether this iteration has begun and agents were started in it. */
  began(iteration: number): boolean {
    if (!this.exists('docs/research-rate-limiting/log.jsonl')) return false;
    return this.events().some((event) => event.event === 'agent-started' && event.iteration === iteration);
  }

  text(name: string, file: string): string {
    return readFileSync(this.path('docs', `research-${name}`, file), 'utf8');
  }

  read(file: string): string {
    return readFileSync(this.path(file), 'utf8');
  }

  exists(...parts: string[]): boolean {
    return existsSync(this.path(...parts));
  }

  /** The workflows of the project, by folder name. */
  workflows(): string[] {
    return this.exists('docs') ? readdirSync(this.path('docs')).filter((name) => name.startsWith('research-')) : [];
  }

  /** Texts that the main model was told, in the order of its requests. */
  told(): string[] {
    return this.api.requests.filter(({ kind }) => kind === 'main').map(({ lastUserText }) => lastUserText);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const terminal of this.#terminals) await terminal.dispose();
    await this.api.close();
    await rm(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Promises that a workflow has ended in time, in its state too, which is written after the journal; its end reason. */
export async function ended(scenario: Scenario, seconds: number): Promise<string | null> {
  const reason = () => (scenario.hasEvent('ended') ? scenario.state().end_reason : null);
  await expect.poll(reason, { timeout: seconds * 1000, interval: 200 }).not.toBeNull();
  return reason();
}

/** The iterations in which agents were started, one entry for each agent, in order. */
export function agentStarts(events: readonly WorkflowEvent[]): string[] {
  return events.flatMap((event) => (event.event === 'agent-started' ? [event.assignment ?? '?'] : []));
}

/** @param depth answers end nothing unless a test is about that: most count iterations. */
export const researchCommand = (prompt = 'How do limiters compare?', iterations = 8, depth = 'exhaustive') =>
  `/autonomous-workflow:research 'rate-limiting' '${prompt}' --max-iterations ${iterations} --depth ${depth}`;

/** Checks that each researcher of the first iteration was given the goal: the session passes a line, a hook makes the prompt of it. */
export function agentsKnowTheGoal(scenario: Scenario, goal: string): void {
  const first = scenario.api.requests.filter(
    ({ kind, lastUserText }) => kind === 'subagent' && /\[i1-r\d+\]/.test(lastUserText),
  );
  expect(first.length).toBeGreaterThan(1);
  for (const { lastUserText } of first) expect(lastUserText).toMatch(/\[i1-r\d+\] [^\n]+\n\n## Goal\n\n> /);
  for (const { lastUserText } of first) expect(`${lastUserText}\n`).toContain(`\n> ${goal}\n`);
}
