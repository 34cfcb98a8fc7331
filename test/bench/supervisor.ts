import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { scriptedRun } from '../support/scripted-run.ts';

/** The supervisor between two sessions, measured at the end of an iteration. */
export interface Gap {
  /** From the end of one claude to the start of the next. */
  milliseconds: number;
  /** The processor time of `run` up to then, which the load of a machine changes less; where the system shows it, as the next two. */
  cpuMilliseconds: number;
  /** Resident memory of `run`, in MB, and its open files. */
  megabytes: number;
  handles: number;
  /** Of the workflow's journal. */
  journalBytes: number;
}

/**
 * Lets the shipped `run` go through iterations with a stand-in for claude, and measures it after each.
 * @param report is told of each, so that a measure that is cut off leaves its figures; the time between sessions is known at the end.
 */
export async function measureSupervisor(
  iterations: number,
  report: (gap: Omit<Gap, 'milliseconds'>, iteration: number) => void = () => undefined,
): Promise<Gap[]> {
  const scripted = scriptedRun();
  try {
    const words = ['--mode', 'research', '--iterations', String(iterations), '--max-iterations', '1000'];
    const running = scripted.start(...words, '--max-hours', '200', 'bench', 'How?');
    const gaps: Gap[] = [];
    const journal = join(scripted.project, 'docs', 'research-bench', 'log.jsonl');
    let open = '';
    running.stdout.setEncoding('utf8').on('data', (text: string) => {
      const lines = (open + text).split('\n');
      open = lines.pop() ?? '';
      for (const line of lines)
        if (line.includes('"event":"iteration-begun"')) {
          const state = stateOf(running.pid ?? 0, journal);
          gaps.push({ milliseconds: 0, ...state });
          report(state, gaps.length);
        }
    });
    const { exitCode, stdout, stderr } = await running;
    if (exitCode !== 0) throw new Error(`run ended with ${exitCode}: ${stdout.slice(-2_000)}${stderr}`);
    return withTimes(gaps, readFileSync(scripted.notes, 'utf8').trimEnd().split('\n'));
  } finally {
    scripted.dispose();
  }
}

/** The unit in which Linux counts processor time, on every machine. */
const millisecondsOfTick = 10;

function stateOf(pid: number, journal: string): Omit<Gap, 'milliseconds'> {
  const read = (name: string) =>
    existsSync(`/proc/${pid}/${name}`) ? readFileSync(`/proc/${pid}/${name}`, 'utf8') : '';
  const status = read('status');
  // The program's name, in parentheses, is the second field; the time in user and system mode the 14th and 15th.
  const [user = NaN, system = NaN] = read('stat').split(') ')[1]?.split(' ').slice(11, 13).map(Number) ?? [];
  return {
    cpuMilliseconds: (user + system) * millisecondsOfTick,
    megabytes: Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? NaN) / 1024,
    handles: existsSync(`/proc/${pid}/fd`) ? readdirSync(`/proc/${pid}/fd`).length : NaN,
    journalBytes: statSync(journal).size,
  };
}

/** The first session has no end of another before it. */
function withTimes(gaps: readonly Gap[], notes: readonly string[]): Gap[] {
  const times = (kind: string) => notes.flatMap((line) => (line.startsWith(kind) ? [Number(line.split(' ')[1])] : []));
  const [begins, ends] = [times('begin'), times('end')];
  return gaps
    .slice(1)
    .map((gap, index) => ({ ...gap, milliseconds: (begins[index + 1] ?? NaN) - (ends[index] ?? NaN) }));
}
