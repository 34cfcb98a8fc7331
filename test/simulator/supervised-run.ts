import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { execa } from 'execa';
import { CLAUDE_BINARY } from './claude-options.ts';
import { createHome, hermeticEnvironment } from './hermetic-home.ts';
import { pluginFolder } from './demo-project.ts';
import { killGroup } from './process-group.ts';

/** One `autonomous-workflow run`, the shipped program with the real claude on its PATH. */
export interface SupervisedOptions {
  readonly cwd: string;
  readonly apiUrl: string;
  /** The words behind `run`. */
  readonly words: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Rules in the user's own settings of Claude Code. */
  readonly allow?: readonly string[];
  /** The permission mode in the same settings. */
  readonly mode?: string;
  readonly timeoutMilliseconds?: number;
  /** It gets a terminal of its own, which `closeTerminal` takes away. */
  readonly inTerminal?: boolean;
}

/** Runs its words in a new terminal until its own input ends: then the terminal is gone. Its exit code is theirs, or -signal. */
const terminal = `
import os, pty, select, sys
pid, master = pty.fork()
if pid == 0:
    os.execv(sys.argv[1], sys.argv[1:])
open = [master, 0]
while master in open:
    for one in select.select(open, [], [])[0]:
        try:
            data = os.read(one, 65536)
        except OSError:
            data = b''
        if one == master and data:
            os.write(1, data)
        elif not data:
            open = []
os.close(master)
_, status = os.waitpid(pid, 0)
os._exit(os.waitstatus_to_exitcode(status) & 255)
`;

/** A line of `--json`. */
export type RunLine = Readonly<Record<string, unknown>> & { readonly event: string };

export interface SupervisedResult {
  readonly exitCode: number | undefined;
  readonly signal: string | undefined;
  readonly stdout: string;
  readonly stderr: string;
  /** The lines of `--json`; empty without it. */
  readonly lines: readonly RunLine[];
}

export interface SupervisedRun {
  readonly pid: number;
  /** Lines of `--json` up to now. */
  readonly lines: readonly RunLine[];
  readonly finished: Promise<SupervisedResult>;
  signal(name: NodeJS.Signals): void;
  /** Takes the terminal away, as closing its window does. */
  closeTerminal(): void;
}

/** Promises a run that has been started; it is killed when it takes too long (120 s unless told). */
export async function startSupervised(options: SupervisedOptions): Promise<SupervisedRun> {
  const ownHome = await createHome([options.cwd]);
  const home = ownHome.path;
  await mkdir(join(home, '.claude'), { recursive: true });
  await mkdir(join(home, 'bin'), { recursive: true });
  await writeFile(
    join(home, '.claude', 'settings.json'),
    JSON.stringify({ permissions: { allow: options.allow ?? [], defaultMode: options.mode } }),
  );
  await symlink(CLAUDE_BINARY, join(home, 'bin', 'claude')).catch(() => undefined);
  const environment = hermeticEnvironment(home, options.apiUrl, options.env);
  const words = [process.execPath, join(pluginFolder, 'bin', 'autonomous-workflow'), 'run', ...options.words];
  const [program = '', ...others] = options.inTerminal === true ? ['python3', '-c', terminal, ...words] : words;
  const subprocess = execa(program, others, {
    cwd: options.cwd,
    env: { ...environment, PATH: `${join(home, 'bin')}${delimiter}${environment.PATH ?? ''}` },
    extendEnv: false,
    stdin: options.inTerminal === true ? 'pipe' : 'ignore',
    detached: true,
    reject: false,
  });
  const lines: RunLine[] = [];
  let open = '';
  subprocess.stdout.setEncoding('utf8').on('data', (text: string) => {
    const parts = (open + text).split('\n');
    open = parts.pop() ?? '';
    for (const line of parts) if (line.startsWith('{')) lines.push(JSON.parse(line) as RunLine);
  });
  const { pid } = subprocess;
  if (pid === undefined) throw new Error((await subprocess).message);
  const finish = async (): Promise<SupervisedResult> => {
    const timer = setTimeout(() => {
      killGroup(pid);
    }, options.timeoutMilliseconds ?? 120_000);
    const { exitCode, signal, stdout, stderr } = await subprocess;
    clearTimeout(timer);
    await ownHome.dispose();
    return { exitCode, signal, stdout, stderr, lines };
  };
  return {
    pid,
    lines,
    finished: finish(),
    signal: (name) => {
      subprocess.kill(name);
    },
    closeTerminal: () => {
      subprocess.stdin?.end();
    },
  };
}
