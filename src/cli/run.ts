import { clockTime } from '../base/clock.ts';
import { paintEvent } from './paint.ts';
import { endReasons } from '../base/vocabulary.ts';
import { exitCodes, WorkflowError } from '../base/errors.ts';
import { isMode } from '../loop/rules/command-rules.ts';
import { chooseWorkflow } from '../loop/list.ts';
import { readState } from '../loop/state-file.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import { runBeginLine } from '../app/announce-begin.ts';
import { beginRun, type RunRequest } from '../supervisor/begin-run.ts';
import { heedSignals } from '../supervisor/signals.ts';
import { beginEvent, describeEnd, type RunEnd } from '../supervisor/rules/describe-run.ts';
import { describeRunEvent, type RunEvent } from '../supervisor/rules/run-events.ts';
import { superviseWorkflow } from '../supervisor/supervise.ts';
import type { Print, Options } from './command-row.ts';
import type { Answer, Context } from './context.ts';

const clockOf = (time: string) => clockTime(new Date(time), new Date());

const passedOn = ['max-iterations', 'max-hours', 'max-cost', 'depth', 'saturation', 'parallel', 'stash'] as const;

/** Drives a workflow in sessions of its own until it ends; the exit code is that of its end reason. */
export async function run(
  { root, now }: Context,
  [name, prompt]: readonly (string | undefined)[],
  options: Options,
  print: Print,
): Promise<Answer> {
  const request = readRequest(root, name, prompt, options);
  const iterations = readIterations(options.iterations);
  if (options.unlessEnded !== undefined && request.mode === undefined) {
    const paths = await chooseWorkflow(root, name);
    const state = await readState(paths);
    if (state.status !== 'in_progress') return answer(state, { why: 'over', iterations: 0 });
  }
  const report = (event: RunEvent) => {
    const time = new Date().toISOString();
    print.line(describeRunEvent(event, clockOf, time), { time, ...event }, paintEvent);
  };
  const { paths, session, notices } = await beginRun(request, now);
  const signals = heedSignals((when) => {
    report({ event: 'asked-to-end', when });
  });
  try {
    const begun = await readState(paths);
    report(beginEvent(begun, paths.folder, await runBeginLine(paths, begun)));
    for (const text of notices) report({ event: 'note', text });
    const control = { report, soon: signals.soon, now: signals.now };
    const end = await superviseWorkflow({ paths, session, iterations, control });
    return answer(await readState(paths), end);
  } finally {
    signals.stop();
  }
}

function readRequest(root: string, name: string | undefined, prompt: string | undefined, options: Options): RunRequest {
  const { mode } = options;
  if (mode !== undefined && !isMode(mode)) {
    throw usage('The option --mode names no mode', 'research, research-and-plan, full-auto or implement', mode);
  }
  if (mode === undefined && prompt !== undefined) {
    throw usage(
      'A prompt begins a new workflow, which needs a mode',
      '--mode research, research-and-plan, full-auto or implement',
      prompt,
    );
  }
  return { root, mode, name, prompt, options: passOn(options), takeOver: options.takeOver !== undefined };
}

/** Those of the slash commands, under the names that they have there; commander writes them in one word. */
function passOn(options: Options): Record<string, string | true> {
  const given: Record<string, string | true> = {};
  for (const option of passedOn) {
    const value: unknown = options[option.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())];
    if (typeof value === 'string' || value === true) given[option] = value;
  }
  return given;
}

function readIterations(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,3}$/.test(text))
    throw usage('The option --iterations needs a number', 'a whole number from 1 to 9999', text);
  return Number(text);
}

function usage(what: string, expected: string, received: string): WorkflowError {
  return new WorkflowError(what, {
    expected,
    received,
    fix: "Example: autonomous-workflow run --mode research 'rate-limiting' 'How do rate limiters compare?'",
    exitCode: exitCodes.usage,
  });
}

/** The last line of a run, and its exit code. */
function answer(state: WorkflowState, end: RunEnd): Answer {
  const exitCode = exitCodeOf(state, end);
  const message = describeEnd(state, end);
  const data = {
    time: new Date().toISOString(),
    event: 'ended' as const,
    why: end.why,
    name: state.name,
    status: state.status,
    end_reason: state.end_reason,
    message,
    iteration: state.iteration,
    iterations: end.iterations,
    total_usd: state.cost_usd,
    resets_at: end.resetsAt ?? null,
    exit_code: exitCode,
  };
  return { text: message, data, exitCode };
}

function exitCodeOf(state: WorkflowState, { why }: RunEnd): number {
  switch (why) {
    case 'over':
      return state.end_reason === null ? 0 : endReasons[state.end_reason];
    case 'enough':
    case 'week':
      return 0;
    case 'asked':
      return endReasons.interrupted;
    case 'taken':
    case 'unreachable':
      return exitCodes.refused;
  }
}
