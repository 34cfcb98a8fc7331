import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa, execaSync } from 'execa';
import { expect } from 'vitest';
import { parse } from 'yaml';
import type { FeatureList } from '../../src/coding/rules/feature.ts';
import type { WorkflowEvent } from '../../src/journal/rules/events.ts';
import type { Ledger } from '../../src/research/rules/ledger.ts';
import type { WorkflowState } from '../../src/loop/rules/state.ts';
import { type PrintOptions, type PrintResult, type PrintRun, startPrint } from '../simulator/claude-session.ts';
import { cliFile } from '../support/project.ts';
import { createDemoProject, pluginFolder, researchTools } from '../simulator/demo-project.ts';
import { startMessagesApi, type MessagesApi, type MessagesApiOptions } from '../simulator/messages-api.ts';
import type { ScriptedModel } from '../simulator/model-types.ts';
import { manifest, python, typeScript } from '../simulator/persona/coding-agent.ts';
import type { Terminal } from '../simulator/terminal.ts';
import { startTerminal } from '../simulator/terminal-session.ts';
import { removeFolder } from '../support/remove-folder.ts';

/** The stand-in for the official ralph-loop plugin. */
export const ralphLoopFolder = fileURLToPath(new URL('../fixtures/ralph-loop', import.meta.url));

interface TerminalRunOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly extraArgs?: readonly string[];
  /** Those of research unless told. */
  readonly tools?: readonly string[];
  readonly allowedTools?: readonly string[];
  readonly columns?: number;
}

interface RunOptions extends Partial<PrintOptions> {
  readonly ralphLoop?: boolean;
}

/** A throw-away project with the workflow that a test is about, a scripted model, and the real claude between them. */
class Scene {
  readonly folder: string;
  readonly api: MessagesApi;
  readonly #workflow: string;
  readonly #terminals: Terminal[] = [];

  protected constructor(folder: string, api: MessagesApi, workflow: string) {
    this.folder = folder;
    this.api = api;
    this.#workflow = workflow;
  }

  /** An interactive claude in the project; it is disposed of with the scenario. */
  async open({
    env = {},
    extraArgs = [],
    tools = researchTools,
    allowedTools = [],
    columns,
  }: TerminalRunOptions = {}): Promise<Terminal> {
    const terminal = await startTerminal({
      cwd: this.folder,
      apiUrl: this.api.url,
      pluginDirs: [pluginFolder],
      allowedTools: [...tools, ...allowedTools],
      env,
      extraArgs,
      ...(columns !== undefined && { columns }),
    });
    this.#terminals.push(terminal);
    return terminal;
  }

  /** A `claude -p` in the project, for four minutes unless told. */
  protected print(prompt: string, options: Partial<PrintOptions>): Promise<PrintRun> {
    const shared = { cwd: this.folder, prompt, apiUrl: this.api.url, pluginDirs: [pluginFolder] };
    return startPrint({ ...shared, allowedTools: researchTools, timeoutMilliseconds: 240_000, ...options });
  }

  path(...parts: string[]): string {
    return join(this.folder, ...parts);
  }

  read(file: string): string {
    return readFileSync(this.path(file), 'utf8');
  }

  exists(...parts: string[]): boolean {
    return existsSync(this.path(...parts));
  }

  write(file: string, content: string): void {
    mkdirSync(dirname(this.path(file)), { recursive: true });
    writeFileSync(this.path(file), content);
  }

  /** A file of a workflow. */
  text(name: string, file: string): string {
    return this.read(`docs/research-${name}/${file}`);
  }

  /** The front matter of a workflow's state file, read the way any other program would. */
  state(name = this.#workflow): WorkflowState {
    const [, head = ''] = /^---\n([\s\S]*?)\n---\n/.exec(this.text(name, `${name}-state.md`)) ?? [];
    return parse(head) as WorkflowState;
  }

  events(name = this.#workflow): WorkflowEvent[] {
    const lines = this.text(name, 'log.jsonl').trimEnd().split('\n');
    return lines.map((line) => JSON.parse(line) as WorkflowEvent);
  }

  /** When events of this kind were noted, in milliseconds since the epoch. */
  timesOf(kind: WorkflowEvent['event']): number[] {
    const events = this.events() as (WorkflowEvent & { time: string })[];
    return events.filter(({ event }) => event === kind).map(({ time }) => Date.parse(time));
  }

  /** Whether there is an event that this says; false before there is a log. */
  #has(isMeant: (event: WorkflowEvent) => boolean): boolean {
    return this.exists(`docs/research-${this.#workflow}/log.jsonl`) && this.events().some(isMeant);
  }

  /** Whether an event of this kind has been noted. */
  hasEvent(kind: WorkflowEvent['event']): boolean {
    return this.#has(({ event }) => event === kind);
  }

  /** Whether agents were started in this iteration. */
  began(iteration: number): boolean {
    return this.#has((event) => event.event === 'agent-started' && event.iteration === iteration);
  }

  /** Promises that the workflow has ended, as its state says. */
  async ends(timeout: number): Promise<void> {
    const file = `docs/research-${this.#workflow}/${this.#workflow}-state.md`;
    const status = () => (this.exists(file) ? this.state().status : 'none');
    await expect.poll(status, { timeout, interval: 500 }).not.toMatch(/^(?:none|in_progress)$/);
  }

  /** Texts that the main model was told, in the order of its requests. */
  told(): string[] {
    return this.api.requests.filter(({ kind }) => kind === 'main').map(({ lastUserText }) => lastUserText);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const terminal of this.#terminals) await terminal.dispose();
    await this.api.close();
    removeFolder(this.folder);
  }
}

/** The sample repository, in which a workflow researches. */
export class Scenario extends Scene {
  static async create(options: MessagesApiOptions): Promise<Scenario> {
    return new Scenario(await createDemoProject(), await startMessagesApi(options), 'rate-limiting');
  }

  /** Types a command into `claude -p` and waits for its end. */
  async run(prompt: string, options: RunOptions = {}): Promise<PrintResult> {
    return (await this.start(prompt, options)).finished;
  }

  async start(prompt: string, { ralphLoop = false, ...options }: RunOptions = {}): Promise<PrintRun> {
    // The stand-in's set-up line, like the real one, needs a shell permission for a prompt with special characters.
    const beside = { pluginDirs: [pluginFolder, ralphLoopFolder], allowedTools: [...researchTools, 'Bash(*)'] };
    return this.print(prompt, { ...(ralphLoop && beside), ...options });
  }

  /** Runs the shipped CLI in the project, as in a second terminal. */
  async cli(...words: string[]): Promise<{ stdout: string; exitCode: number | undefined }> {
    const { stdout, exitCode } = await execa(cliFile, words, { cwd: this.folder, reject: false });
    return { stdout, exitCode };
  }

  ledger(): Ledger {
    return JSON.parse(this.text('rate-limiting', 'ledger.json')) as Ledger;
  }
}

const base = 'docs/research-app';

/** A feature of the scripted project, as a person writes it into feature-list.json. */
export const fn = (id: string, name: string, value: number, dependencies: string[] = []) => ({
  id,
  name: `Function ${name} gives ${value}`,
  description: `\`${name}()\` in src/${name}.ts gives ${value}.`,
  component: 'src',
  dependencies,
});

/** The step of a plan that builds such a function. */
export const planStep = (name: string, value: number) => ({
  kind: 'step' as const,
  title: `Function ${name} gives ${value}`,
  text: `\`${name}()\` in src/${name}.ts gives ${value}.`,
  builds: ['P-CMP-001'],
  verification: ['npm test'],
});

/** What a project of TypeScript, or of Python, has before the workflow begins. */
const typeScriptProject = {
  'package.json': manifest,
  [typeScript.source('zero')]: typeScript.sourceText('zero', 0),
  [typeScript.test('zero')]: typeScript.testText('zero', 0),
};

export const pythonProject = {
  'lib/__init__.py': '',
  'tests/__init__.py': '',
  [python.source('zero')]: python.sourceText('zero', 0),
  [python.test('zero')]: python.testText('zero', 0),
};

/** A real project with real tests, in which a workflow builds. */
export class CodingScenario extends Scene {
  /** @param plan the files that say what is to be built, or the feature list. */
  static async create(
    model: ScriptedModel,
    plan: { features: unknown[] } | Record<string, string>,
    files: Record<string, string> = typeScriptProject,
    api: Omit<MessagesApiOptions, 'model'> = {},
  ): Promise<CodingScenario> {
    const folder = realpathSync(mkdtempSync(join(tmpdir(), 'autonomous-workflow-coding-')));
    const scenario = new CodingScenario(folder, await startMessagesApi({ model, ...api }), 'app');
    const plans = 'features' in plan ? { [`${base}/feature-list.json`]: JSON.stringify(plan, null, 1) } : plan;
    for (const [file, content] of Object.entries({ ...files, ...plans })) scenario.write(file, content);
    scenario.write('.gitignore', 'node_modules\ndocs/research-*\n__pycache__\n');
    symlinkSync(join(pluginFolder, 'node_modules'), join(folder, 'node_modules'));
    scenario.git('init', '--quiet', '--initial-branch=main');
    scenario.git('config', 'user.name', 'Somebody');
    scenario.git('config', 'user.email', 'somebody@example.com');
    scenario.git('add', '--all');
    scenario.git('commit', '--quiet', '-m', 'First');
    return scenario;
  }

  async run(
    command: string,
    timeoutMilliseconds: number,
    { env = {} }: { env?: Record<string, string> } = {},
  ): Promise<PrintResult> {
    const allowedTools = [...researchTools, 'Write', 'Edit', 'Bash(sed:*)', 'Bash(node:*)'];
    const { finished } = await this.print(command, { allowedTools, env, timeoutMilliseconds });
    return finished;
  }

  git(...words: string[]): string {
    return execaSync('git', words, { cwd: this.folder, env: { GIT_CONFIG_GLOBAL: '/dev/null' } }).stdout;
  }

  cli(...words: string[]): string {
    return execaSync(process.execPath, [cliFile, ...words], { cwd: this.folder, reject: false }).stdout;
  }

  /** Whether the project's own tests pass. */
  isGreen(program = 'npm', ...words: string[]): boolean {
    return (
      execaSync(program, words.length === 0 ? ['test'] : words, { cwd: this.folder, reject: false }).exitCode === 0
    );
  }

  list(): FeatureList {
    return JSON.parse(this.read(`${base}/feature-list.json`)) as FeatureList;
  }

  /** Why attempts at a feature failed, in order. */
  failures(id: string): string[] {
    const feature = this.list().features.find((one) => one.id === id);
    return (feature?.attempts ?? []).flatMap(({ outcome, why }) => (outcome === 'failed' ? [why ?? ''] : []));
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
