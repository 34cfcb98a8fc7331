import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { execa, execaSync } from 'execa';
import { handIn } from '../support/hand-in.ts';

const pluginRoot = resolve(import.meta.dirname, '..', '..');

/** The supervisor between two sessions, measured at the end of an iteration. */
export interface Gap {
  /** From the end of one claude to the start of the next. */
  milliseconds: number;
  /** Resident memory of `run`, in MB, and its open files, where the system shows them. */
  megabytes: number;
  handles: number;
  /** Of the workflow's journal. */
  journalBytes: number;
}

const claim = (number: string) => ({
  text: `Limiter NUMBER${number} delays NUMBER${number} of its requests in experiment NUMBER${number}.`,
  quote: `delays NUMBER${number} of its requests`,
  importance: 'supporting',
  confidence: 'medium',
  source: { url: `https://example.org/NUMBER${number}`, title: 'Limiters', kind: 'primary' },
});

/** Lets the shipped `run` go through iterations with a stand-in for claude, and measures it after each. */
export async function measureSupervisor(iterations: number): Promise<Gap[]> {
  const folder = mkdtempSync(join(tmpdir(), 'workflow-supervisor-'));
  const [project, programs, notes] = [join(folder, 'project'), join(folder, 'bin'), join(folder, 'notes')];
  const handInFile = join(folder, 'hand-in');
  try {
    for (const one of [project, programs]) mkdirSync(one);
    execaSync('git', ['init', '--quiet', '--template='], { cwd: project });
    writeFileSync(handInFile, handIn('ASSIGNMENT', { claims: ['1', '2'].map(claim) }));
    const claude = join(programs, 'claude');
    writeFileSync(
      claude,
      `#!/bin/sh\nexec '${process.execPath}' '${join(pluginRoot, 'test/support/scripted-claude.mjs')}' "$@"\n`,
    );
    chmodSync(claude, 0o755);
    writeFileSync(notes, '');
    const words = [
      'run',
      '--mode',
      'research',
      '--iterations',
      String(iterations),
      '--max-iterations',
      '1000',
      '--max-hours',
      '200',
    ];
    const running = execa(
      process.execPath,
      [join(pluginRoot, 'bin', 'autonomous-workflow'), ...words, 'bench', 'How?', '--json'],
      {
        cwd: project,
        reject: false,
        extendEnv: false,
        env: {
          PATH: [programs, process.env.PATH ?? ''].join(delimiter),
          HOME: folder,
          PLUGIN: pluginRoot,
          HAND_IN: handInFile,
          NOTES: notes,
          AUTONOMOUS_WORKFLOW_FETCH_SOURCES: 'false',
          AUTONOMOUS_WORKFLOW_REPORT_CHECK_ROUNDS: '0',
        },
      },
    );
    const gaps: Gap[] = [];
    const journal = join(project, 'docs', 'research-bench', 'journal.jsonl');
    let open = '';
    running.stdout.setEncoding('utf8').on('data', (text: string) => {
      const lines = (open + text).split('\n');
      open = lines.pop() ?? '';
      for (const line of lines)
        if (line.includes('"event":"iteration-begun"'))
          gaps.push({ milliseconds: 0, ...stateOf(running.pid ?? 0, journal) });
    });
    const { exitCode, stdout, stderr } = await running;
    if (exitCode !== 0) throw new Error(`run ended with ${exitCode}: ${stdout.slice(-2_000)}${stderr}`);
    return withTimes(gaps, readFileSync(notes, 'utf8').trimEnd().split('\n'));
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

function stateOf(pid: number, journal: string): Omit<Gap, 'milliseconds'> {
  const status = existsSync(`/proc/${pid}/status`) ? readFileSync(`/proc/${pid}/status`, 'utf8') : '';
  return {
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
