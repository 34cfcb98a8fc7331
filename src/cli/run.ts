import { budgetKeys, budgets, exitCodeAfter, type Mode, modeOf } from '../base/vocabulary.ts';
import { exitCodes, WorkflowError } from '../base/errors.ts';
import { isMode } from '../loop/rules/command-rules.ts';
import { type WorkflowState, isOverForGood } from '../loop/rules/state.ts';
import { driveWorkflow } from '../supervisor/supervise.ts';
import { describeEnd, describeLine, exitCodeOf, type RunEnd, type RunLine } from '../supervisor/rules/run-events.ts';
import type { Call, Answer } from './command-table.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { isPluginInstalled } from '../session/claude-settings.ts';
import { readState } from '../loop/state-file.ts';

/** The options that slash commands have, too. */
const passedOn = [
  ...budgetKeys.map((key) => budgets[key].option),
  'depth',
  'sources',
  'plan',
  'parallel',
  'branch',
  'issue',
  'review',
] as const;

const modes = 'research, research-and-plan, full-auto or implement';

/** Drives a workflow in its own sessions until it ends; the exit code is that of its end reason. */
export async function run({ root, now, words: [name, prompt], options, print }: Call): Promise<Answer> {
  const { mode } = options;
  if (mode !== undefined && !isMode(mode)) throw usage('The option --mode names no mode', modes, mode);
  if (mode === undefined && prompt !== undefined)
    throw usage('A prompt begins a new workflow, which needs a mode', `--mode ${modes}`, prompt);
  const given = Object.fromEntries(
    passedOn.flatMap((one) => (options[one] === undefined ? [] : [[one, options[one]]])),
  );
  const request = { root, mode, name, prompt, options: given, takeOver: options['take-over'] !== undefined };
  const iterations = numberOf('--iterations', options.iterations, /^[1-9]\d{0,3}$/, 'a whole number from 1 to 9999');
  const minutes = numberOf('--max-wait', options['max-wait'], /^\d{1,5}$/, 'a whole number of minutes from 0 to 99999');
  const printLine = (line: RunLine) => print(describeLine(line, new Date()), line);
  const signals = listenToSignals((text) => printLine({ time: new Date().toISOString(), event: 'note', text }));
  try {
    const longestWait = (minutes ?? Infinity) * 60_000;
    const control = { print: printLine, soon: signals.soon, now: signals.now, longestWait };
    const unlessEnded = options['unless-ended'] !== undefined;
    const { state, end } = await driveWorkflow(request, { iterations, unlessEnded, control, now });
    return answer(state, end, unlessEnded);
  } finally {
    signals.stop();
  }
}

function numberOf(option: string, text: string | undefined, pattern: RegExp, expected: string): number | undefined {
  if (text !== undefined && !pattern.test(text)) throw usage(`The option ${option} needs a number`, expected, text);
  return text === undefined ? undefined : Number(text);
}

function usage(what: string, expected: string, received: string): WorkflowError {
  return new WorkflowError(what, {
    expected,
    received,
    fix: "Example: autonomous-workflow run --mode research 'rate-limiting' 'How do rate limiters compare?'",
    exitCode: exitCodes.usage,
  });
}

function answer(state: WorkflowState, end: RunEnd, unlessEnded: boolean): Answer {
  const exitCode = exitCodeOf(state, end, unlessEnded);
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

/** The time for ending claude and letting the workflow go. */
const graceMilliseconds = 15_000;

/**
 * Handles requests of a person, or of the system, to end a run: the first SIGINT lets the iteration be finished; the second, SIGTERM and
 * SIGHUP keep the work, and the iteration can be continued.
 */
function listenToSignals(say: (text: string) => void) {
  const [soon, now] = [new AbortController(), new AbortController()];
  const atOnce = () => {
    if (now.signal.aborted) return;
    say('ends now');
    now.abort();
    soon.abort();
    // A command of the project may run for minutes; it ends with this process.
    setTimeout(() => process.exit(exitCodeAfter('interrupted')), graceMilliseconds).unref();
  };
  const onInterrupt = () => {
    if (soon.signal.aborted) {
      atOnce();
      return;
    }
    say('ends after this iteration; Ctrl-C again ends at once');
    soon.abort();
  };
  // The program itself would end at once.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.removeAllListeners(signal);
  process.on('SIGINT', onInterrupt).on('SIGTERM', atOnce).on('SIGHUP', atOnce);
  return {
    soon: soon.signal,
    now: now.signal,
    stop: () => process.off('SIGINT', onInterrupt).off('SIGTERM', atOnce).off('SIGHUP', atOnce),
  };
}

/** The text in `<promise>` with which the model says that all is done. */
const promises: Readonly<Record<Mode, string>> = {
  research: 'RESEARCH_COMPLETE',
  'research-and-plan': 'PLAN_COMPLETE',
  'full-auto': 'ALL_FEATURES_COMPLETE',
  implement: 'ALL_FEATURES_COMPLETE',
};

/** The plugin of the loop, and its former name. */
const ralphPlugins = ['ralph-loop', 'ralph-wiggum'] as const;

/** The command that continues a workflow inside a ralph-loop; without that plugin, one with the same effect. */
export async function loopCommand(paths: WorkflowPaths, { root }: Call): Promise<Answer> {
  const state = await readState(paths);
  if (state.status !== 'in_progress') {
    const how = state.status === 'complete' ? 'is complete' : `has ended (${state.end_reason ?? state.status})`;
    throw new WorkflowError(`The workflow '${paths.name}' ${how}`, {
      fix: isOverForGood(state)
        ? 'Start a new one under another name.'
        : `Go on with it first: /autonomous-workflow:continue-auto ${paths.name}`,
    });
  }
  const mode = modeOf(state.workflow_type);
  // Names have no characters that a shell or ralph-loop interprets.
  const command = `/autonomous-workflow:${mode} '${state.name}'`;
  const plugin = ralphPlugins.find((name) => isPluginInstalled(root, name));
  // An iteration for each one that is left, and one to spare.
  const most = Math.max(1, state.max_iterations - state.recorded_iteration) + 1;
  const text =
    plugin === undefined
      ? [
          'The ralph-loop plugin is not installed here, so the workflow drives itself in the session (in-session driver). Type in Claude Code:',
          command,
          'For ralph-loop: /plugin install ralph-loop@claude-plugins-official',
        ].join('\n')
      : `/${plugin}:ralph-loop "${command}" --max-iterations ${most} --completion-promise ${promises[mode]}`;
  return { text };
}
