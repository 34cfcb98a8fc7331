import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { cliFile, pluginRoot, type Ended, type Project } from '../support/project.ts';
import { ownedWorkflow } from '../../src/session/pointer.ts';
import { handIn, type Hook } from '../support/session.ts';
import { writeHandIn } from '../support/written.ts';

/** A process that may be killed at any moment. */
export interface Victim {
  name: string;
  file: string;
  words: string[];
  input: string | Buffer;
}

/** How a process ended: by itself or, when it had no time to, killed. */
export interface End extends Ended {
  killed: boolean;
}

export function hookCall(
  project: Project,
  session: string,
  hook: Hook,
  event: string,
  fields: Record<string, unknown>,
): Victim {
  const input = { session_id: session, cwd: project.root, hook_event_name: event, ...fields };
  const file = join(pluginRoot, 'hooks', `${hook}.cjs`);
  return { name: `${hook} (${event})`, file, words: [], input: JSON.stringify(input) };
}

export function cliCall(...words: string[]): Victim {
  return { name: `CLI ${words.slice(0, words[0] === 'feature' ? 2 : 1).join(' ')}`, file: cliFile, words, input: '' };
}

/** Runs it, and kills it after so many milliseconds unless it has ended. */
export async function runUntil(
  project: Project,
  { file, words, input }: Victim,
  milliseconds = Infinity,
  { environment = {}, wholeGroup = false }: { environment?: Record<string, string>; wholeGroup?: boolean } = {},
): Promise<End> {
  const child = spawn(process.execPath, [file, ...words], {
    cwd: project.root,
    env: {
      ...project.environment,
      CLAUDE_PROJECT_DIR: project.root,
      AI_AGENT: 'claude-code_2-1-330_harness',
      AUTONOMOUS_WORKFLOW_BACKOFF_ON_FAILURE: 'false',
      ...environment,
    },
    detached: wholeGroup,
  });
  const timer = milliseconds === Infinity ? undefined : setTimeout(() => killOne(child, wholeGroup), milliseconds);
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (data: Buffer) => (stdout += data.toString()));
  child.stderr.on('data', (data: Buffer) => (stderr += data.toString()));
  // One that was killed before it read its input leaves a broken pipe.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  const { code, signal } = await new Promise<{ code: number | null; signal: string | null }>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ code, signal }));
  });
  clearTimeout(timer);
  return { exitCode: code ?? undefined, stdout, stderr, killed: signal === 'SIGKILL' };
}

/** With its group die the programs that it started and waits for, as when the machine goes down. */
function killOne(child: ChildProcess, wholeGroup: boolean): void {
  if (wholeGroup && child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
  else child.kill('SIGKILL');
}

const syllables = ['ba', 'ce', 'di', 'fo', 'gu', 'ka', 'le', 'mi', 'no', 'pu', 'ra', 'se', 'ti', 'vo', 'zu', 'wo'];

/** Words that no other number has: claims that are alike would be one. */
function wordsOf(number: number): string {
  const word = (value: number) => [0, 4, 8, 12].map((shift) => syllables[(value >> shift) & 15] ?? '').join('');
  return [1, 7_919, 104_729, 1_299_709].map((factor) => word((number * factor) % 65_536)).join(' ');
}

/** A hand-in of a claim that nobody has handed in before. */
export function newHandIn(project: Project, session: string, iteration: number, number: number): Victim {
  const address = `https://example.org/${number}`;
  const text = wordsOf(number);
  const answer = handIn(`i${iteration}-r${(number % 3) + 1}`, {
    claims: [
      {
        text,
        quote: text,
        importance: 'central',
        confidence: 'high',
        source: { url: address, title: text, kind: 'primary' },
      },
    ],
  });
  const paths = ownedWorkflow(project.root, session);
  if (paths) writeHandIn(paths, 'researcher', `agent-${number}`, answer);
  return hookCall(project, session, 'hand-in', 'SubagentStop', {
    agent_id: `agent-${number}`,
    agent_type: 'autonomous-workflow:researcher',
  });
}
