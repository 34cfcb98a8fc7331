import { join } from 'node:path';
import { readFile, stat } from 'node:fs/promises';
import { parseCommandLine } from '../base/command-line.ts';
import { counted } from '../base/text.ts';
import {
  type CommandEnd,
  describeEnd,
  failedQuietly,
  overallVerdict,
  ranNoTest,
  type SummarisedRun,
  targetNotRun,
  type VerificationRun,
  verdictOf,
} from './rules/results/run-result.ts';
import { parseTestOutput, summarise } from './rules/results/parse-output.ts';
import { openLog, runProgram } from './run-program.ts';
import type { Environment } from './run-program.ts';
import { namedScripts } from './rules/commands/defining-parts.ts';
import { setupFiles } from './rules/commands/setup-files.ts';
import { type ProjectFiles, worthReading } from './rules/commands/project-files.ts';
import { fields, git } from '../programs/git/run-git.ts';
import { changedPaths, pathsAt, textAtCommit } from '../programs/git/work-tree.ts';

/** A frozen command, or a feature's own command. */
export interface CommandToRun {
  kind: string;
  folder: string;
  line: string;
  time_limit_seconds: number;
  /** The line that is run instead: the same command with a report of each test. */
  run?: string;
}

export interface VerificationRequest {
  /** The root of the project or of a checkout. */
  root: string;
  /** By default that of this process. */
  environment?: Environment;
  /** Whether the root is temporary, so that its name is removed from the outputs. */
  isTemporary?: boolean;
  commands: readonly CommandToRun[];
  /** Returns the absolute path for the output of a command, by its kind and number. */
  logFile: (kind: string, number: number) => string;
  /** Called when a command starts and about every second while it prints. */
  onProgress?: (progress: { command: string; number: number; of: number; seconds: number; lastLine: string }) => void;
  capBytes?: number;
  graceMilliseconds?: number;
}

const defaultCapBytes = 4_000_000;
const defaultGraceMilliseconds = 5_000;
const progressMilliseconds = 1_000;

async function runLine(
  request: VerificationRequest,
  { folder, line, run = line, time_limit_seconds }: CommandToRun,
  onOutput: (chunk: Buffer) => void,
): Promise<CommandEnd> {
  const parsed = parseCommandLine(run);
  if ('problem' in parsed) return { kind: 'not-started', reason: parsed.problem };
  const deadline = performance.now() + time_limit_seconds * 1000;
  const graceMilliseconds = request.graceMilliseconds ?? defaultGraceMilliseconds;
  let end: CommandEnd = { kind: 'exited', exitCode: 0 };
  for (const command of parsed.commands) {
    const limits = {
      folder: join(request.root, folder),
      deadline,
      graceMilliseconds,
      onOutput,
      ...(request.environment !== undefined && { environment: request.environment }),
    };
    end = await runProgram(command, limits);
    if (verdictOf(end) !== 'passed') return end;
  }
  return end;
}

async function runCommand(request: VerificationRequest, command: CommandToRun, number: number): Promise<SummarisedRun> {
  const { kind, folder, line, time_limit_seconds } = command;
  const startedAt = new Date().toISOString();
  const started = performance.now();
  const logFile = request.logFile(kind, number);
  const log = openLog(
    logFile,
    `$ ${command.run ?? line}\n# in ${folder}, started ${startedAt}\n`,
    request.capBytes ?? defaultCapBytes,
    request.isTemporary === true ? request.root : undefined,
  );
  let lastReported = -Infinity;
  const reportProgress = (lastLine: string): void => {
    const now = performance.now();
    if (now - lastReported < progressMilliseconds) return;
    lastReported = now;
    const seconds = Math.round((now - started) / 1000);
    request.onProgress?.({ command: line, number, of: request.commands.length, seconds, lastLine });
  };
  reportProgress('');
  const end = await runLine(request, command, (chunk) => {
    log.write(chunk);
    reportProgress(chunk.toString('utf8').trimEnd().split('\n').at(-1) ?? '');
  });
  log.write(Buffer.from(`\n# ${describeEnd(end, time_limit_seconds)}\n`));
  const { hash, text } = log.end();
  const report = parseTestOutput(text);
  const empty = verdictOf(end) === 'passed' && ranNoTest(kind, report);
  const quiet = verdictOf(end) === 'passed' ? failedQuietly(kind, report) : 0;
  const notRun = verdictOf(end) === 'passed' ? targetNotRun(withoutFrame(text)) : undefined;
  const verdict = notRun !== undefined ? 'could_not_run' : empty || quiet > 0 ? 'failed' : verdictOf(end);
  const but = empty ? ', but no test ran' : quiet > 0 ? `, but ${counted(quiet, 'test')} failed` : '';
  const words =
    notRun === undefined
      ? `${describeEnd(end, time_limit_seconds)}${but}`
      : `it ran nothing: ${notRun.said}; add \`.PHONY: ${notRun.target}\` to the Makefile, commit it, and run \`autonomous-workflow commands --confirm\``;
  return {
    kind,
    line,
    folder,
    verdict,
    exitCode: end.kind === 'exited' || end.kind === 'not-found' ? end.exitCode : null,
    end: words,
    endKind: end.kind,
    startedAt,
    durationMilliseconds: Math.round(performance.now() - started),
    outputHash: hash,
    logFile,
    report,
    summary: summarise({ line, verdict, end: words, report, output: withoutFrame(text) }),
  };
}

/** A log without the program's header and last line, so that two equal runs have equal texts. */
function withoutFrame(log: string): string {
  return log.trimEnd().split('\n').slice(2, -1).join('\n');
}

/**
 * Runs the commands of a verification one after the other, without a shell, each with a time limit and a log. A failed command does not
 * keep the others from running. A command that cannot be run is distinguished from one that failed.
 */
export async function runInOrder(request: VerificationRequest): Promise<VerificationRun<SummarisedRun>> {
  const commands: SummarisedRun[] = [];
  for (const [index, command] of request.commands.entries()) {
    commands.push(await runCommand(request, command, index + 1));
  }
  return { verdict: overallVerdict(commands.map(({ verdict }) => verdict)), commands };
}

const largestBytes = 1_000_000;

async function readText(file: string): Promise<string | undefined> {
  try {
    const { size } = await stat(file);
    return size > largestBytes ? undefined : await readFile(file, 'utf8');
  } catch (error) {
    // The file is listed, but was deleted or replaced by a folder since.
    if (['ENOENT', 'EISDIR', 'ENOTDIR', 'EACCES', 'ELOOP'].includes((error as NodeJS.ErrnoException).code ?? ''))
      return undefined;
    throw error;
  }
}

type Lines = readonly { line: string; folder: string }[];

/**
 * The data from which the project's commands are detected: all paths that git does not ignore, and the text of those that may define a
 * check, with the scripts that these and the given lines start.
 */
export async function readProject(root: string, lines: Lines = []): Promise<ProjectFiles> {
  const listed = await git(root, ['ls-files', '--cached', '--others', '--exclude-standard', '-z']);
  return readFiles(new Set(fields(listed)), lines, (path) => readText(join(root, path)));
}

/**
 * The same of a commit.
 * @param tree of the present files, in which those are read that the commit has, too.
 */
export async function readProjectAt(root: string, commit: string, tree: string, lines: Lines): Promise<ProjectFiles> {
  const changed = new Set(await changedPaths(root, commit, tree));
  return readFiles(await pathsAt(root, commit), lines, (path) =>
    changed.has(path) ? textAtCommit(root, commit, path) : readText(join(root, path)),
  );
}

async function readFiles(
  listed: ReadonlySet<string>,
  lines: Lines,
  textOf: (path: string) => Promise<string | undefined>,
): Promise<ProjectFiles> {
  const paths = [...listed].sort();
  const contents = new Map<string, string>();
  const tried = new Set<string>();
  const read = async (wanted: readonly string[]): Promise<boolean> => {
    const left = wanted.filter((path) => !tried.has(path));
    for (const path of left) {
      tried.add(path);
      const text = await textOf(path);
      if (text !== undefined) contents.set(path, text);
    }
    return left.length > 0;
  };
  await read(paths.filter(worthReading));
  // A script that was read may start another script of the manifest, which names further files.
  while (await read([...namedScripts(lines, { paths, contents }), ...setupFiles({ paths, contents }).keys()]));
  return { paths: paths.filter((path) => !worthReading(path) || contents.has(path)), contents };
}
