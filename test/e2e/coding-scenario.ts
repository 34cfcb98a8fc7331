import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { execaSync } from 'execa';
import { parse } from 'yaml';
import type { WorkflowEvent } from '../../src/journal/rules/events.ts';
import type { FeatureList } from '../../src/coding/rules/feature.ts';
import type { WorkflowState } from '../../src/loop/rules/state.ts';
import { startPrint, type PrintResult } from '../simulator/claude-session.ts';
import { pluginFolder, researchTools } from '../simulator/demo-project.ts';
import { startMessagesApi, type MessagesApi, type MessagesApiOptions } from '../simulator/messages-api.ts';
import type { ScriptedModel } from '../simulator/model-types.ts';
import { manifest, python, typeScript } from '../simulator/persona/coding-agent.ts';
import { cliFile } from '../support/project.ts';
import { removeFolder } from '../support/remove-folder.ts';

const base = 'docs/research-app';

/** A feature of the scripted project, as a person writes it into feature-list.json. */
export const fn = (id: string, name: string, value: number, dependencies: string[] = []) => ({
  id,
  name: `Function ${name} gives ${value}`,
  description: `\`${name}()\` in src/${name}.ts gives ${value}.`,
  component: 'src',
  dependencies,
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

/** A real project with real tests, a scripted model, and the real claude between them. */
export class CodingScenario {
  readonly root: string;
  readonly api: MessagesApi;

  private constructor(root: string, api: MessagesApi) {
    this.root = root;
    this.api = api;
  }

  /** @param plan the files that say what is to be built, or the feature list. */
  static async create(
    model: ScriptedModel,
    plan: { features: unknown[] } | Record<string, string>,
    files: Record<string, string> = typeScriptProject,
    api: Omit<MessagesApiOptions, 'model'> = {},
  ): Promise<CodingScenario> {
    const root = realpathSync(mkdtempSync(join(tmpdir(), 'autonomous-workflow-coding-')));
    const scenario = new CodingScenario(root, await startMessagesApi({ model, ...api }));
    const plans = 'features' in plan ? { [`${base}/feature-list.json`]: JSON.stringify(plan, null, 1) } : plan;
    for (const [file, content] of Object.entries({ ...files, ...plans })) scenario.write(file, content);
    scenario.write('.gitignore', 'node_modules\ndocs/research-*\n__pycache__\n');
    symlinkSync(join(pluginFolder, 'node_modules'), join(root, 'node_modules'));
    scenario.git('init', '--quiet', '--initial-branch=main');
    scenario.git('config', 'user.name', 'Somebody');
    scenario.git('config', 'user.email', 'somebody@example.com');
    scenario.git('add', '--all');
    scenario.git('commit', '--quiet', '-m', 'First');
    return scenario;
  }

  /** @param mayEdit the tools that edit are allowed one and all; else only what `acceptEdits` lets pass. */
  async run(
    command: string,
    timeoutMilliseconds: number,
    { mayEdit = true, env = {} }: { mayEdit?: boolean; env?: Record<string, string> } = {},
  ): Promise<PrintResult> {
    const own = 'Bash(autonomous-workflow:*)';
    const { finished } = await startPrint({
      cwd: this.root,
      prompt: command,
      apiUrl: this.api.url,
      pluginDirs: [pluginFolder],
      allowedTools: mayEdit ? [...researchTools, 'Write', 'Edit', 'Bash(sed:*)', 'Bash(node:*)'] : [own],
      extraArgs: mayEdit ? [] : ['--permission-mode', 'acceptEdits'],
      env,
      timeoutMilliseconds,
    });
    return finished;
  }

  git(...words: string[]): string {
    return execaSync('git', words, { cwd: this.root, env: { GIT_CONFIG_GLOBAL: '/dev/null' } }).stdout;
  }

  cli(...words: string[]): string {
    return execaSync(process.execPath, [cliFile, ...words], { cwd: this.root, reject: false }).stdout;
  }

  /** Whether the project's own tests pass. */
  isGreen(program = 'npm', ...words: string[]): boolean {
    return execaSync(program, words.length === 0 ? ['test'] : words, { cwd: this.root, reject: false }).exitCode === 0;
  }

  write(file: string, content: string): void {
    mkdirSync(dirname(join(this.root, file)), { recursive: true });
    writeFileSync(join(this.root, file), content);
  }

  path(file: string): string {
    return join(this.root, file);
  }

  read(file: string): string {
    return readFileSync(join(this.root, file), 'utf8');
  }

  exists(file: string): boolean {
    return existsSync(join(this.root, file));
  }

  list(): FeatureList {
    return JSON.parse(this.read(`${base}/feature-list.json`)) as FeatureList;
  }

  state(): WorkflowState {
    const [, head = ''] = /^---\n([\s\S]*?)\n---\n/.exec(this.read(`${base}/app-state.md`)) ?? [];
    return parse(head) as WorkflowState;
  }

  events(): WorkflowEvent[] {
    return this.read(`${base}/log.jsonl`)
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as WorkflowEvent);
  }

  /** Why attempts at a feature failed, in order. */
  failures(id: string): string[] {
    const feature = this.list().features.find((one) => one.id === id);
    return (feature?.attempts ?? []).flatMap(({ outcome, why }) => (outcome === 'failed' ? [why ?? ''] : []));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.api.close();
    removeFolder(this.root);
  }
}
