import { budgetKeys, budgets } from '../base/budgets.ts';
import { clockTime } from '../base/clock.ts';
import { paintEvent } from './paint.ts';
import { exitCodes, WorkflowError } from '../base/errors.ts';
import { isMode } from '../loop/rules/command-rules.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import { chooseWorkflow } from '../loop/list.ts';
import { workflowPaths, type WorkflowPaths } from '../files/paths.ts';
import { handOver, type HandedJob } from '../machines/queue.ts';
import { installService, uninstallService, type ServiceChange } from '../machines/service.ts';
import type { RunRequest } from '../supervisor/begin-run.ts';
import { buildFeature } from '../supervisor/build-feature.ts';
import type { Control } from '../supervisor/control.ts';
import { driveWorkflow } from '../supervisor/drive.ts';
import { listenToSignals } from '../supervisor/signals.ts';
import { describeEnd, exitCodeOf, type RunEnd } from '../supervisor/rules/describe-run.ts';
import { describeRunEvent, titleOfRun, type RunEvent } from '../supervisor/rules/run-events.ts';
import type { Print, Options } from './command-row.ts';
import type { Answer, Context } from './context.ts';
import { readOwner } from './machine.ts';

const clockOf = (time: string) => clockTime(new Date(time), new Date());

const passedOn = [
  ...budgetKeys.map((key) => budgets[key].option),
  'depth',
  'saturation',
  'only-domains',
  'not-domains',
  'sources',
  'plan',
  'parallel',
  'stash',
] as const;

/** Drives a workflow in its own sessions until it ends; the exit code is that of its end reason. */
export async function run(
  { root, now }: Context,
  [name, prompt]: readonly (string | undefined)[],
  options: Options,
  print: Print,
): Promise<Answer> {
  if (options.uninstallService !== undefined)
    // The service may still exist when the workflow is archived or deleted.
    return describeService(
      uninstallService(name === undefined ? await chooseWorkflow(root, name) : workflowPaths(root, name)),
    );
  if (options.installService !== undefined) return install(await chooseWorkflow(root, name), prompt, options);
  if (options.queue !== undefined) return runQueue(root, options.queue, print);
  const request = readRequest(root, name, prompt, options);
  const iterations = readNumber(options, 'iterations');
  const longestWait = (readNumber(options, 'max-wait') ?? Infinity) * 60_000;
  let title = request.name ?? 'autonomous-workflow';
  const report = (event: RunEvent) => {
    const time = new Date().toISOString();
    print.line(describeRunEvent(event, clockOf, time), { time, ...event }, paintEvent);
    title = titleOfRun(event, title, clockOf);
    print.title(title);
  };
  const signals = listenToSignals((when) => {
    report({ event: 'asked-to-end', when });
  });
  try {
    const control = { report, soon: signals.soon, now: signals.now, longestWait };
    const { remote, feature } = options;
    if (feature !== undefined) return await runFeature(request, feature, { remote, control, now });
    const { state, end } = await driveWorkflow(request, {
      iterations,
      remote,
      as: readOwner(options),
      fansOut: options.fanOut !== undefined,
      unlessEnded: options.unlessEnded !== undefined,
      control,
      now,
    });
    return answer(state, end, options);
  } finally {
    signals.stop();
  }
}

/** Builds one feature in a copy of the workflow; the exit code is 0 when a result was pushed, whatever it is. */
async function runFeature(
  request: RunRequest,
  feature: string,
  { remote, control, now }: { remote: string | undefined; control: Control; now: Date },
): Promise<Answer> {
  const { name } = request;
  if (name === undefined || remote === undefined || request.mode !== undefined)
    throw usage(
      'To build a feature, name its workflow and the remote',
      'run <name> --feature <id> --remote <remote>',
      feature,
    );
  const { state, end, candidate } = await buildFeature({ ...request, name }, { feature, remote, control, now });
  const { outcome, failed } = candidate;
  const text = `${feature} of ${name}: ${outcome}, and its result is pushed. The driver of the workflow verifies and integrates it.`;
  const ended = endedData(state, end, { exitCode: 0, message: text });
  return { text, data: { ...ended, feature, outcome, failed } };
}

async function runQueue(root: string, file: string, print: Print): Promise<Answer> {
  const signals = listenToSignals(() => undefined);
  const isJson = process.argv.includes('--json');
  try {
    const report = ({ name, engine, exitCode, problem }: HandedJob) => {
      const what = engine === 'here' ? 'has ended' : `was handed to ${engine}`;
      const text = problem ?? (exitCode === 0 ? `${name} ${what}` : `${name} on ${engine}: exit code ${exitCode}`);
      print.line(text, { event: 'job', name, engine, exit_code: exitCode, ...(problem !== undefined && { problem }) });
    };
    const jobs = await handOver(root, file, { isJson, stop: signals.soon, report });
    const failed = jobs.filter(({ exitCode }) => exitCode !== 0).map(({ name }) => name);
    const text = failed.length === 0 ? `All ${jobs.length} are done or handed over.` : `Not done: ${failed.join(', ')}`;
    const exitCode = Math.max(0, ...jobs.map((job) => job.exitCode));
    return { text, data: { event: 'ended', jobs: jobs.length, failed, exit_code: exitCode }, exitCode };
  } finally {
    signals.stop();
  }
}

const keptByService = ['remote', 'maxWait', 'iterations', 'unlessEnded', 'installService'];

async function install(paths: WorkflowPaths, prompt: string | undefined, options: Options): Promise<Answer> {
  const { name } = paths;
  const { remote, maxWait, iterations } = options;
  readNumber(options, 'iterations');
  readNumber(options, 'max-wait');
  const dropped = Object.keys(options).filter((option) => !keptByService.includes(option));
  const named = dropped.map((option) => `--${option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`);
  if (prompt !== undefined) named.push(prompt);
  if (named.length > 0)
    throw new WorkflowError('A service does not take these arguments', {
      expected: '--remote, --max-wait or --iterations',
      received: named.join(', '),
      fix: `Give them to a run first: autonomous-workflow run ${name} … --iterations 1; a budget stays with the workflow. Then: autonomous-workflow run ${name} --install-service`,
      exitCode: exitCodes.usage,
    });
  const given = Object.entries({ '--remote': remote, '--max-wait': maxWait, '--iterations': iterations });
  const words = given.flatMap(([option, value]) => (value === undefined ? [] : [option, value]));
  return describeService(await installService(paths, words), name);
}

/** @param installed the workflow of the new service; undefined when a service was removed. */
function describeService({ file, commands }: ServiceChange, installed?: string): Answer {
  const done =
    installed === undefined
      ? `Removed: ${file}.`
      : `Written: ${file}. From the next login on it drives '${installed}' until that ends, also after a reboot.`;
  return { text: [done, `→ At once: ${commands.join(' && ')}`].join('\n'), data: { file, commands } };
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

/** The options of the slash commands under their original names; commander has converted them to camel case. */
function passOn(options: Options): Record<string, string | true> {
  const given: Record<string, string | true> = {};
  for (const option of passedOn) {
    const value: unknown = options[option.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())];
    if (typeof value === 'string' || value === true) given[option] = value;
  }
  return given;
}

function readNumber(options: Options, name: 'iterations' | 'max-wait'): number | undefined {
  const text = name === 'iterations' ? options.iterations : options.maxWait;
  if (text === undefined) return undefined;
  const [pattern, expected] =
    name === 'iterations'
      ? [/^[1-9]\d{0,3}$/, 'a whole number from 1 to 9999']
      : [/^\d{1,5}$/, 'a whole number of minutes from 0 to 99999'];
  if (!pattern.test(text)) throw usage(`The option --${name} needs a number`, expected, text);
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

/** The last line of a run, with its exit code. */
function answer(state: WorkflowState, end: RunEnd, { unlessEnded, remote }: Options): Answer {
  const exitCode = exitCodeOf(state, end, unlessEnded !== undefined);
  const message = describeEnd(state, end, remote);
  return { text: message, data: endedData(state, end, { exitCode, message }), exitCode };
}

function endedData(state: WorkflowState, end: RunEnd, { exitCode, message }: { exitCode: number; message: string }) {
  return {
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
}
