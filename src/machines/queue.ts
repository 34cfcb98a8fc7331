import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { parse } from 'yaml';
import { exitCodes, WorkflowError } from '../base/errors.ts';
import { pluginRoot } from '../files/plugin-root.ts';
import { readQueue, wordsFor, type QueuedJob } from './rules/queue.ts';

/** A job that was handed to its engine; with `runner` it has been run here. */
export interface HandedJob extends Pick<QueuedJob, 'name' | 'engine'> {
  exitCode: number;
  /** The reason why it could not be handed over. */
  problem?: string | undefined;
}

/**
 * Hands each workflow of a list to its engine, one after the other. A failure does not stop the others.
 * @param isJson what runs here prints JSON lines.
 * @param report is called after each.
 * @throws WorkflowError for an invalid list; nothing is handed over then.
 */
export async function handOver(
  root: string,
  file: string,
  { isJson, stop, report }: { isJson: boolean; stop: AbortSignal; report: (job: HandedJob) => void },
): Promise<HandedJob[]> {
  const handed: HandedJob[] = [];
  for (const job of readJobs(file)) {
    if (stop.aborted) break;
    const one = await hand(root, job, isJson);
    handed.push(one);
    report(one);
  }
  return handed;
}

function readJobs(file: string): QueuedJob[] {
  const example = 'Example: { engine: github, jobs: [{ name: rate-limiting, mode: research, prompt: … }] }';
  let list: unknown;
  try {
    list = parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const received = error instanceof Error ? error.message : String(error);
    throw new WorkflowError('The list of workflows cannot be read', { where: file, received, fix: example });
  }
  const read = readQueue(list);
  if ('jobs' in read) return read.jobs;
  throw new WorkflowError('The list of workflows cannot be used', {
    where: file,
    received: read.problems.join('; '),
    fix: example,
    exitCode: exitCodes.usage,
  });
}

async function hand(root: string, job: QueuedJob, isJson: boolean): Promise<HandedJob> {
  const { name, engine } = job;
  const [program, ...words] = wordsFor(job);
  const isHere = program === 'run';
  const own = [join(pluginRoot(), 'bin', 'autonomous-workflow'), 'run', ...(isJson ? ['--json'] : []), ...words];
  const [command, given] = isHere ? [process.execPath, own] : [program, words];
  // The engine's output is for people; with JSON lines on standard output it goes to standard error.
  const stdout = isHere || !isJson ? 'inherit' : process.stderr;
  const ended = await execa(command, given, { cwd: root, stdin: 'ignore', stdout, stderr: 'inherit', reject: false });
  if (ended.exitCode !== undefined) return { name, engine, exitCode: ended.exitCode };
  const isMissing = ended.code === 'ENOENT';
  const problem = isMissing
    ? `${command} is not installed, or not on PATH: the engine ${engine} is started with it`
    : ended.message;
  return { name, engine, exitCode: 1, problem };
}
