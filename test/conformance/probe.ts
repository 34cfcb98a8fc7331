import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPrint, type PrintOptions, type PrintResult } from '../simulator/claude-session.ts';
import { enterLine } from '../simulator/enter-line.ts';
import type { FaultRule } from '../simulator/faults.ts';
import { createHome, type HermeticHome } from '../simulator/hermetic-home.ts';
import { startMessagesApi, type MessagesApi, type RequestRecord } from '../simulator/messages-api.ts';
import type { ModelRequest, ScriptedModel, Usage } from '../simulator/model-types.ts';
import { killGroup } from '../simulator/process-group.ts';
import { requestKind } from '../simulator/conversation.ts';
import { startTerminal } from '../simulator/terminal-session.ts';
import type { Terminal } from '../simulator/terminal.ts';
import { say } from '../simulator/persona/actions.ts';
import type { ClaudeVersion } from './claude-versions.ts';

const plugin = fileURLToPath(new URL('probe-plugin/', import.meta.url));

/** What a hook of the probe plugin does when it is called: wait, print, end. */
export interface HookStep {
  readonly sleep?: number;
  /** A mark to wait for (see Probe.mark), after the sleep. */
  readonly until?: string;
  readonly stdout?: unknown;
  readonly stderr?: string;
  readonly exit?: number;
}

/** What a hook of the probe plugin noted. `started` entries say what it was given. */
export interface HookNote {
  readonly at: number;
  readonly name: string;
  readonly processId: number;
  readonly kind: 'started' | 'ended' | 'signalled';
  readonly signal?: string;
  readonly parentId: number;
  readonly extra: readonly string[];
  readonly stdin: Readonly<Record<string, unknown>>;
  readonly environment: Readonly<Record<string, string>>;
}

/** A row of a transcript; only the fields that tests read are named. */
export interface TranscriptRow {
  readonly type: string;
  readonly isSidechain?: boolean;
  readonly operation?: string;
  readonly message?: { readonly id: string; readonly model: string; readonly usage: Usage };
}

export interface ProbeOptions {
  readonly model?: ScriptedModel;
  readonly faults?: readonly FaultRule[];
  readonly usage?: (request: ModelRequest) => Partial<Usage>;
  /** Steps by hook name (see probe-plugin/hooks/hooks.json): one per call, the last repeats. */
  readonly hooks?: Readonly<Record<string, readonly HookStep[]>>;
}

/** A throw-away project and HOME, a scripted model, and one version of the real claude with the probe plugin. */
export class Probe implements AsyncDisposable {
  readonly folder: string;
  readonly api: MessagesApi;
  private readonly home: HermeticHome;
  private readonly claude: ClaudeVersion;
  private terminal: Terminal | undefined;

  private constructor(claude: ClaudeVersion, folder: string, home: HermeticHome, api: MessagesApi) {
    this.claude = claude;
    this.folder = folder;
    this.home = home;
    this.api = api;
  }

  static async create(claude: ClaudeVersion, options: ProbeOptions = {}): Promise<Probe> {
    const { model = () => say('done'), hooks = {}, faults = [], usage } = options;
    const folder = await realpath(await mkdtemp(join(tmpdir(), 'conformance-')));
    await mkdir(join(folder, '.probe'));
    for (const [name, steps] of Object.entries(hooks)) {
      writeFileSync(join(folder, '.probe', `${name}.json`), JSON.stringify(steps));
    }
    const api = await startMessagesApi({
      model: (request) => (requestKind(request) === 'auxiliary' ? say('A title') : model(request)),
      faults: faults.map((rule) => ({ appliesTo: (request) => requestKind(request) !== 'auxiliary', ...rule })),
      ...(usage !== undefined && { usage }),
    });
    return new Probe(claude, folder, await createHome([folder]), api);
  }

  /** Runs `claude -p`. */
  async run(prompt: string, options: Partial<PrintOptions> = {}): Promise<PrintResult> {
    return (await startPrint({ ...this.shared(), prompt, ...options })).finished;
  }

  /** Starts an interactive claude; `dispose` ends it. */
  async open(options: Partial<PrintOptions> = {}): Promise<Terminal> {
    this.terminal = await startTerminal({ ...this.shared(), ...options });
    return this.terminal;
  }

  /** Types a line into the interactive claude and sends it. */
  async enter(line: string): Promise<void> {
    if (this.terminal !== undefined) await enterLine(this.terminal, line);
  }

  /** Sets a mark that hook steps may wait for. */
  mark(name: string): void {
    writeFileSync(join(this.folder, '.probe', name), '');
  }

  /** What hooks noted so far, oldest first; with a name only that hook's calls. */
  notes(name?: string): readonly HookNote[] {
    const all = readRows(join(this.folder, '.probe', 'log.jsonl')) as readonly HookNote[];
    return name === undefined ? all : all.filter((appendEvent) => appendEvent.name === name);
  }

  /** The calls of one hook. */
  calls(name: string): readonly HookNote[] {
    return this.notes(name).filter(({ kind }) => kind === 'started');
  }

  /** Promises the calls of one hook once there are at least `count`. */
  async waitForCalls(name: string, count = 1): Promise<readonly HookNote[]> {
    return waitFor(`${count} calls of ${name}`, () => {
      const calls = this.calls(name);
      return calls.length >= count ? calls : undefined;
    });
  }

  /** The requests of the session itself, without subagents, compactions and titles. */
  mainRequests(): readonly RequestRecord[] {
    return this.api.requests.filter(({ kind }) => kind === 'main');
  }

  /** All messages of the session's last request, as one text. */
  lastConversation(): string {
    return JSON.stringify(this.mainRequests().at(-1)?.request.messages);
  }

  /** The transcripts below HOME, by path. */
  transcripts(): ReadonlyMap<string, readonly TranscriptRow[]> {
    const projects = join(this.home.path, '.claude', 'projects');
    const files = existsSync(projects) ? readdirSync(projects, { recursive: true, encoding: 'utf8' }) : [];
    return new Map(
      files
        .filter((file) => file.endsWith('.jsonl'))
        .map((file) => [file, readRows(join(projects, file)) as readonly TranscriptRow[]] as const),
    );
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.terminal?.dispose();
    await this.api.close();
    // A hook has a process group of its own and may outlive claude.
    const over = this.notes().filter(({ kind }) => kind !== 'started');
    for (const { kind, processId } of this.notes()) {
      if (kind === 'started' && !over.some((appendEvent) => appendEvent.processId === processId)) killGroup(processId);
    }
    await this.home.dispose();
    await rm(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }

  private shared() {
    const { binary } = this.claude;
    return { cwd: this.folder, apiUrl: this.api.url, home: this.home.path, pluginDirs: [plugin], claudeBinary: binary };
  }
}

function readRows(file: string): readonly unknown[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line.endsWith('}')).map((line) => JSON.parse(line) as unknown);
}

/** Promises what `look` finds, as soon as it finds it; rejects after 40 s with what was waited for. */
export async function waitFor<Found>(wanted: string, look: () => Found | undefined): Promise<Found> {
  const deadline = Date.now() + 40_000;
  for (;;) {
    const found = look();
    if (found !== undefined) return found;
    if (Date.now() > deadline) throw new Error(`${wanted}: not seen in 40 s`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
