import { budgetKeys, budgets, type BudgetKey } from '../base/vocabulary.ts';
import { findProjectRoot, type WorkflowPaths } from '../files/paths.ts';
import { findOwnedProject } from '../session/lease.ts';
import { chooseWorkflow, listWorkflows } from '../loop/list.ts';

type Row = Omit<CommandRow, 'group'>;

/** The placeholder of the value of each budget's option, and its description. */
const valuesOfBudgets: Readonly<Record<BudgetKey, readonly [string, string]>> = {
  max_iterations: ['number', 'at most this many iterations in all'],
  max_duration_hours: ['hours', 'at most this many hours'],
  max_cost_usd: ['usd', 'at most this many US dollars in all'],
};

const budgetOptions = budgetKeys.map((key): [string, string] => [
  `--${budgets[key].option} <${valuesOfBudgets[key][0]}>`,
  valuesOfBudgets[key][1],
]);

const forPeople: readonly Row[] = [
  {
    usage: 'status [name]',
    description: 'the state of a workflow: what it does, needs and costs, and when it is done',
    options: [['--digest', 'one page instead: results, features with their proofs, what needs you']],
    load: async () => (await import('./status.ts')).status,
  },
  {
    usage: 'list',
    description: 'the workflows of this project',
    load: async () => (await import('./status.ts')).list,
  },
  {
    usage: 'board',
    description: 'the workflows of this project in a browser, live until Ctrl+C',
    options: [['--export <file>', 'write it to one file instead']],
    load: async () => (await import('./status.ts')).board,
  },
  {
    usage: 'run [name] [prompt]',
    description: 'drive a workflow to its end, with a new claude process for each iteration',
    options: [
      ['--mode <mode>', 'begin a new one: research, research-and-plan, full-auto or implement'],
      ['--iterations <number>', 'end after this many iterations; it can be continued'],
      ...budgetOptions,
      ['--depth <depth>', 'research: quick, standard or exhaustive'],
      ['--sources <paths>', 'research: files of the project to read first'],
      ['--plan <path>', 'implement: the plan to build'],
      ['--issue <number...>', 'implement: issues on GitHub; give it after the name'],
      ['--review <number>', 'implement: the review of a pull request'],
      ['--parallel <number>', 'features built at the same time'],
      ['--branch [name]', 'commit to a branch of its own, by default aw/<name>; give it last'],
      ['--take-over', 'take it over from a running session or run'],
      ['--max-wait <minutes>', 'end instead of waiting longer for the API'],
      ['--unless-ended', 'do nothing if the workflow has ended; for services'],
    ],
    isLong: true,
    load: async () => (await import('./run.ts')).run,
  },
  {
    usage: 'implement',
    description: 'what could be implemented here: plans, and issues on GitHub',
    options: [['--list', 'the same']],
    load: async () => (await import('./coding.ts')).implement,
  },
  {
    usage: 'pr [name]',
    description: 'push its branch, and open or update its draft pull request',
    load: async () => ofWorkflow((await import('./coding.ts')).pullRequest),
  },
  {
    usage: 'ci init <engine> [name]',
    description: 'write the files that let github or kubernetes drive a workflow',
    options: [
      ['--plugin <address>', 'where other machines get this plugin: an address'],
      ['--image <image>', 'kubernetes: the container image'],
      ['--replace', 'also overwrite files that you changed'],
    ],
    load: async () => (await import('./coding.ts')).ciInit,
  },
  {
    usage: 'stop [name]',
    description: 'stop a workflow; it can be continued',
    load: async () => ofWorkflow((await import('./status.ts')).stop),
  },
  {
    usage: 'cancel [name]',
    description: 'end a workflow for good; its files are kept',
    load: async () => ofWorkflow((await import('./status.ts')).cancel),
  },
  {
    usage: 'redirect <text> [name]',
    description: 'tell a workflow something, for its next brief',
    options: [['--priority <priority>', 'high: in the current iteration; normal: in the next one']],
    load: async () => ofWorkflow((await import('./status.ts')).redirect),
  },
  {
    usage: 'resolve [id] [answer] [name]',
    description: 'what a workflow asks you; with an answer, answer one question',
    load: async () => ofWorkflow((await import('./status.ts')).answer),
  },
  {
    usage: 'align <name> [file]',
    description: 'freeze the goal and the checklist of a workflow, from a JSON file (by default its goal.json)',
    load: async () => (await import('./coding.ts')).align,
  },
  {
    usage: 'acceptance [name]',
    description: 'the goal and the checklist, and which checks are open',
    options: [['--run', 'run the commands of the checklist first']],
    load: async () => ofWorkflow((await import('./coding.ts')).acceptance),
  },
  {
    usage: 'plan [name]',
    description: 'check that every item of the plan has sources and can be built',
    options: [['--items', 'the items and the open defects instead']],
    load: async () => ofWorkflow((await import('./coding.ts')).plan),
  },
  {
    usage: 'feature [id] [name]',
    description: 'the features, and which comes next; of one, its attempts, proofs and dependencies',
    load: async () => ofWorkflow((await import('./coding.ts')).features),
  },
  {
    usage: 'feature skip <id> [name]',
    description: 'skip a feature; those that depend on it go on as if it had passed',
    options: [['--why <why>', 'the reason, for the record']],
    load: async () => ofWorkflow((await import('./coding.ts')).skip),
  },
  {
    usage: 'commands [name]',
    description: 'the commands that prove features, and why these',
    options: [
      ['--confirm', 'freeze them as found'],
      ['--set <kind=line...>', 'freeze this as test, lint, types or build; an empty line for none'],
    ],
    load: async () => ofWorkflow((await import('./coding.ts')).projectCommands),
  },
  {
    usage: 'compile [name]',
    description: 'make the PDFs of report and plan',
    options: [['--check', 'only check the report against the findings']],
    load: async () => ofWorkflow((await import('./research.ts')).compile),
  },
  {
    usage: 'evidence [claim-or-name...]',
    description:
      'findings, contradictions and open questions; of findings, such as C036 C037, their quotes and verdicts',
    options: [['--page <number>', 'a page of a long list, counted from 1']],
    load: async () => (await import('./research.ts')).evidence,
  },
  {
    usage: 'source [address] [name]',
    description: 'store the text of a web page or of a document of the project; without an address, list the sources',
    options: [['--allow-host <host>', 'fetch from this host (or host:port) even if its address is private']],
    load: async () => ofWorkflow((await import('./research.ts')).source),
  },
  {
    usage: 'repair [name]',
    description: 'repair the files of workflows that doctor finds broken',
    load: async () => (await import('./health.ts')).repair,
  },
  {
    usage: 'config',
    description: 'every setting with its value and who set it, and where settings are read from',
    load: async () => (await import('./health.ts')).config,
  },
  {
    usage: 'doctor',
    description: 'check that everything a workflow needs is installed',
    load: async () => (await import('./health.ts')).doctor,
  },
  {
    usage: 'notify [name] [notification]',
    description: 'test your notifications; hooks send theirs with it',
    load: async () => (await import('./health.ts')).notify,
  },
  {
    usage: 'loop-command [name]',
    description: 'the command that continues a workflow inside a ralph-loop',
    load: async () => ofWorkflow((await import('./run.ts')).loopCommand),
  },
];

const forSessions: readonly Row[] = [
  {
    usage: 'brief [name]',
    description: 'the work of the session in this iteration',
    options: [['--compile', 'first make PDFs that are older than their text']],
    load: () =>
      Promise.resolve(
        ofWorkflow(async (paths, call) =>
          call.options.compile === undefined
            ? (await import('./brief.ts')).brief(paths, call)
            : (await import('./research.ts')).compileAndBrief(paths, call),
        ),
      ),
  },
  {
    usage: 'record [name]',
    description: 'close the iteration: merge the hand-ins, compute the counters',
    load: async () => {
      const { closeIteration } = await import('../app/record.ts');
      return ofWorkflow((paths, { now }) => closeIteration(paths, now));
    },
  },
  {
    usage: 'feature import [name]',
    description: 'make the feature list from the plan',
    options: [['--from <plan>', 'this plan, or this folder with a tasks.md']],
    load: async () => ofWorkflow((await import('./coding.ts')).importPlan),
  },
  {
    usage: 'feature start <id> [name]',
    description: 'begin or continue an attempt at a feature, and print the task of its coder',
    load: async () => ofWorkflow((await import('./coding.ts')).start),
  },
  {
    usage: 'feature verify <id> [name]',
    description:
      'verify a feature; once it is reviewed, commit it; with the last of an iteration, record the iteration',
    load: async () => ofWorkflow((await import('./coding.ts')).verify),
  },
];

/** Every command of the CLI: first those for people, then those for the session that drives a workflow. */
export const commands: readonly CommandRow[] = [
  ...forPeople.map((row) => ({ ...row, group: 'For you:' })),
  ...forSessions.map((row) => ({ ...row, group: 'For the session that drives a workflow:' })),
];

/** The present commands by their names in 0.2. */
export const formerCommands: Readonly<Record<string, string>> = {
  digest: 'status --digest',
  escalations: 'resolve',
  'plan check': 'plan',
  'plan items': 'plan --items',
  'feature list': 'feature',
  'feature next': 'feature',
  'feature show': 'feature <id>',
  'features import': 'feature import',
  'commands show': 'commands',
  'commands confirm': 'commands --confirm',
  'report check': 'compile --check',
  'source add': 'source <address>',
  'source list': 'source',
  continue: 'brief --compile',
};

/** The input of a command other than its arguments; read once, in main. */
export interface Context {
  root: string;
  /** The session that runs this shell; undefined in a terminal. */
  sessionId: string | undefined;
  /** Whether any session of Claude Code runs the command. */
  inClaudeCode: boolean;
  now: Date;
}

/** The answer of a command: text for people, data for `--json`, which prints the text as `{ text }` where there is no more to it. */
export interface Answer {
  text: string;
  data?: unknown;
  /** 0 by default. */
  exitCode?: number;
}

/** The project of the working directory, the session that runs the command, if any, and the time. */
export function readContext(): Context {
  const sessionId = process.env.CLAUDE_CODE_SESSION_ID;
  return {
    root: findOwnedProject(process.cwd(), sessionId) ?? findProjectRoot(process.cwd()),
    sessionId: sessionId === undefined || sessionId === '' ? undefined : sessionId,
    inClaudeCode: [sessionId, process.env.CLAUDECODE].some((value) => value !== undefined && value !== ''),
    now: new Date(),
  };
}

export type Options = Record<string, string | undefined>;

/** Prints a line while a command runs: the text for people, the data for programs. */
export type Print = (text: string, data: unknown) => void;

/** The arguments with which a command of the CLI is called. */
export interface Call extends Context {
  /** The words behind the command, in the order of its usage; a missing one is undefined. */
  words: readonly (string | undefined)[];
  options: Options;
  print: Print;
}

type Run = (call: Call) => Answer | Promise<Answer>;

/**
 * A command about one workflow, whose name is optional: the last or first word that names a workflow, so that a text and a name may also be
 * typed in the order of the slash command, the name first. Words that are left out in its usage may be, too.
 */
export const ofWorkflow =
  (run: (paths: WorkflowPaths, call: Call) => Answer | Promise<Answer>): Run =>
  async (call) => {
    const given = call.words.filter((word) => word !== undefined);
    const names = new Set(listWorkflows(call.root).map(({ name }) => name));
    const at = [given.length - 1, 0].find((place) => names.has(given[place] ?? ''));
    const name = at === undefined ? call.words.at(-1) : given[at];
    const rest = at === undefined ? call.words : given.filter((_, place) => place !== at);
    return run(await chooseWorkflow(call.root, name, call.sessionId), { ...call, words: rest });
  };

export interface CommandRow {
  /** The command and its arguments; with a second plain word it is a subcommand of the first. */
  usage: string;
  /** The heading of its section in the help. */
  group: string;
  description: string;
  options?: readonly [flags: string, description: string][];
  /** Whether it runs for hours, prints JSON lines and handles signals itself. */
  isLong?: true;
  /** Imports the code of the command, only when it is called. */
  load: () => Promise<Run>;
}
