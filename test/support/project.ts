import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { execa } from 'execa';
import { onTestFinished } from 'vitest';
import { parse } from 'yaml';
import type { WorkflowState } from '../../src/loop/rules/state.ts';
import { removeFolder } from './remove-folder.ts';

export const pluginRoot = resolve(import.meta.dirname, '..', '..');

export const cliFile = join(pluginRoot, 'bin', 'autonomous-workflow');

/** No test asks the real web: only `record` does of itself, and only a test with a web of its own turns it on. */
const offline = {
  AUTONOMOUS_WORKFLOW_FETCH_SOURCES: 'false',
  AUTONOMOUS_WORKFLOW_REPORT_CRITIC_ROUNDS: '0',
};

/** Claude Code itself is on no test's PATH; `doctor` takes it for there. */
const inSession = { CLAUDECODE: '1' };

/** A program that has ended. */
export interface Ended {
  exitCode: number | undefined;
  stdout: string;
  stderr: string;
}

/** What `git init` makes, made once in each process and then copied. */
let gitFolder: Promise<string> | undefined;

async function initialiseGit(): Promise<string> {
  const base = mkdtempSync(join(tmpdir(), 'workflow-git-'));
  await execa('git', ['init', '--quiet', '--template=', base]);
  return join(base, '.git');
}

/** A throw-away project with git, and the built CLI in it; nothing of this machine's environment reaches its programs. */
/** A hand-in as the log has it. */
export interface HandedIn {
  agent: string;
  agent_id: string;
  assignment: string;
  hand_in: object;
  problems: string[];
}

export class Project {
  readonly root: string;
  /** Everything lies in here: the project, HOME, and an empty folder that is the whole PATH, so that no TeX is found. */
  readonly #base: string;

  private constructor(base: string) {
    this.#base = base;
    this.root = join(base, 'project');
    for (const folder of ['project', 'home', 'bin']) mkdirSync(join(base, folder));
  }

  static async create(): Promise<Project> {
    const project = new Project(realpathSync(mkdtempSync(join(tmpdir(), 'workflow-project-'))));
    cpSync(await (gitFolder ??= initialiseGit()), project.path('.git'), { recursive: true });
    return project;
  }

  dispose(): void {
    removeFolder(this.#base);
  }

  get environment(): Record<string, string> {
    // What is compiled of the bundles is shared by all tests of a run.
    const cache = join(tmpdir(), 'cache');
    return { PATH: join(this.#base, 'bin'), HOME: join(this.#base, 'home'), XDG_CACHE_HOME: cache };
  }

  /** A folder beside the project. */
  outside(name: string): string {
    const folder = join(this.#base, name);
    mkdirSync(folder, { recursive: true });
    return folder;
  }

  path(file: string): string {
    return join(this.root, file);
  }

  exists(file: string): boolean {
    return existsSync(this.path(file));
  }

  read(file: string): string {
    return readFileSync(this.path(file), 'utf8');
  }

  readJson(file: string): unknown {
    return JSON.parse(this.read(file));
  }

  write(file: string, content: string): void {
    mkdirSync(dirname(this.path(file)), { recursive: true });
    writeFileSync(this.path(file), content);
  }

  move(file: string, to: string): void {
    mkdirSync(dirname(this.path(to)), { recursive: true });
    renameSync(this.path(file), this.path(to));
  }

  replace(file: string, part: string, by: string): void {
    const text = this.read(file);
    if (!text.includes(part)) throw new Error(`${file} does not contain ${part}`);
    this.write(file, text.replace(part, by));
  }

  /** Every file below a folder, from the project's root, without git's own. */
  files(folder = '.'): string[] {
    if (!this.exists(folder)) return [];
    return readdirSync(this.path(folder), { recursive: true, withFileTypes: true })
      .filter((entry) => !entry.isDirectory())
      .map((entry) => relative(this.root, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .filter((file) => !file.startsWith('.git/'))
      .sort();
  }

  /** The front matter of a state file, as the yaml package reads it. */
  state(workflow: string): WorkflowState & Record<string, unknown> {
    const [, head = ''] = this.read(statePath(workflow)).split(/^---$/m);
    return parse(head) as WorkflowState & Record<string, unknown>;
  }

  /** The events of a workflow, without what they changed in documents. */
  journal(workflow: string): (Record<string, unknown> & { event: string })[] {
    const lines = this.read(`docs/research-${workflow}/log.jsonl`).trimEnd().split('\n');
    const events = lines.map((line) => JSON.parse(line) as Record<string, unknown> & { event: string });
    return events
      .filter(({ event }) => event !== 'changed')
      .map((line) => Object.fromEntries(Object.entries(line).filter(([key]) => key !== 'changes')) as typeof line);
  }

  /** The hand-ins of a workflow, by their ids such as `1/researcher-2`. */
  handIns(workflow: string): Record<string, HandedIn> {
    const noted = this.journal(workflow).filter(({ event }) => event === 'hand-in');
    return Object.fromEntries(noted.map(({ file, entry }) => [String(file).replace('.json', ''), entry as HandedIn]));
  }

  /** What happened to a workflow, in order. */
  events(workflow: string): string[] {
    return this.journal(workflow).map(({ event }) => event);
  }

  /** Runs the built CLI in the project, as in a terminal. */
  cli(...words: string[]): Promise<Ended> {
    return this.cliIn('.', {}, ...words);
  }

  async cliIn(folder: string, environment: Record<string, string>, ...words: string[]): Promise<Ended> {
    const { exitCode, stdout, stderr } = await execa(process.execPath, [cliFile, ...words], {
      cwd: this.path(folder),
      env: {
        ...this.environment,
        ...(words[0] === 'record' && offline),
        ...(words[0] === 'doctor' && inSession),
        ...environment,
      },
      extendEnv: false,
      reject: false,
      stripFinalNewline: false,
    });
    return { exitCode, stdout, stderr };
  }

  /** What a command answers with `--json`. */
  async cliJson(...words: string[]): Promise<unknown> {
    const { stdout } = await this.cli(...words, '--json');
    return JSON.parse(stdout);
  }
}

export function statePath(workflow: string): string {
  return `docs/research-${workflow}/${workflow}-state.md`;
}

/** A new project, removed when the test has finished. */
export async function newProject(): Promise<Project> {
  const project = await Project.create();
  onTestFinished(() => project.dispose());
  return project;
}
