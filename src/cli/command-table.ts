import { budgets } from '../base/vocabulary.ts';
import { findProjectRoot, type WorkflowPaths } from '../files/paths.ts';
import { findOwnedProject } from '../session/pointer.ts';
import { chooseWorkflow, listWorkflows } from '../loop/list.ts';

const budgetOptions = Object.values(budgets).map(({ option, value, meaning }): Option => [
  `--${option} <${value}>`,
  meaning.replace(/;.*/, ''),
]);

// The code of a command is imported when it is called.
const coding = () => import('./coding.ts');
const health = () => import('./health.ts');
const research = () => import('./research.ts');
const running = () => import('./run.ts');
const status = () => import('./status.ts');

/** A row of the table; `about` is one whose command is about one workflow. */
type Row = [usage: string, description: string, load: () => Promise<Run>, options?: readonly Option[]];
type Option = readonly [flags: string, description: string];

const about =
  <M>(file: () => Promise<M>, pick: (module: M) => OfWorkflow) =>
  async () =>
    ofWorkflow(pick(await file()));

const forPeople: readonly Row[] = [
  [
    'status [name]',
    'the state of a workflow: what it does, needs and costs, and when it is done',
    async () => (await status()).status,
    [['--digest', 'one page instead: results, features with their proofs, what needs you']],
  ],
  ['list', 'the workflows of this project', async () => (await status()).list],
  [
    'board',
    'the workflows of this project in a browser, live until Ctrl+C',
    async () => (await status()).board,
    [['--export <file>', 'write it to one file instead']],
  ],
  [
    'run [name] [prompt]',
    'drive a workflow to its end, with a new claude process for each iteration',
    async () => (await running()).run,
    [
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
  ],
  [
    'implement',
    'what could be implemented here: plans, and issues on GitHub',
    async () => (await coding()).implement,
    [['--list', 'the same']],
  ],
  ['pr [name]', 'push its branch, and open or update its draft pull request', about(coding, (c) => c.pullRequest)],
  [
    'ci init <engine> [name]',
    'write the files that let github or kubernetes drive a workflow',
    async () => (await coding()).ciInit,
    [['--plugin <address>', 'where other machines get this plugin: an address']],
  ],
  ['stop [name]', 'stop a workflow; it can be continued', about(status, (s) => s.stop)],
  ['cancel [name]', 'end a workflow for good; its files are kept', about(status, (s) => s.cancel)],
  [
    'redirect <text> [name]',
    'tell a workflow something, for its next brief',
    about(status, (s) => s.redirect),
    [['--priority <priority>', 'high: in the current iteration; normal: in the next one']],
  ],
  [
    'resolve [id] [answer] [name]',
    'what a workflow asks you; with an answer, answer one question',
    about(status, (s) => s.answer),
  ],
  [
    'align <name> [file]',
    'freeze the goal and the checklist of a workflow, from a JSON file (by default its goal.json)',
    async () => (await coding()).align,
  ],
  [
    'acceptance [name]',
    'the goal and the checklist, and which checks are open',
    about(coding, (c) => c.acceptance),
    [['--run', 'run the commands of the checklist first']],
  ],
  [
    'plan [name]',
    'check that every item of the plan has sources and can be built',
    about(coding, (c) => c.plan),
    [['--items', 'the items and the open defects instead']],
  ],
  [
    'feature [id] [name]',
    'the features, and which comes next; of one, its attempts, proofs and dependencies',
    about(coding, (c) => c.features),
  ],
  [
    'feature skip <id> [name]',
    'skip a feature; those that depend on it go on as if it had passed',
    about(coding, (c) => c.skip),
    [['--why <why>', 'the reason, for the record']],
  ],
  [
    'commands [name]',
    'the commands that prove features, and why these',
    about(coding, (c) => c.projectCommands),
    [['--confirm', 'freeze those that are found now, in the settings or the project']],
  ],
  [
    'compile [name]',
    'make the PDFs of report and plan',
    about(research, (r) => r.compile),
    [['--check', 'only check the report against the findings']],
  ],
  [
    'evidence [id-or-name...]',
    'findings, contradictions and open questions; or all about some, such as C036 X002 Q009',
    async () => (await research()).evidence,
    [['--page <number>', 'a page of a long list, counted from 1']],
  ],
  [
    'source [address] [name]',
    'store the text of a web page or of a document of the project; without an address, list the sources',
    about(research, (r) => r.source),
  ],
  ['repair [name]', 'make the damaged files of workflows again from their logs', async () => (await health()).repair],
  [
    'doctor',
    'check that everything a workflow needs is installed, and which settings are set',
    async () => (await health()).doctor,
  ],
  [
    'notify [name] [notification]',
    'test your notifications; hooks send theirs with it',
    async () => (await health()).notify,
  ],
  [
    'loop-command [name]',
    'the command that continues a workflow inside a ralph-loop',
    about(running, (r) => r.loopCommand),
  ],
];

const forSessions: readonly Row[] = [
  [
    'brief [name]',
    'the work of the session in this iteration',
    about(
      () => import('./brief.ts'),
      (b) => b.brief,
    ),
    [['--compile', 'first make PDFs that are older than their text']],
  ],
  ['record [name]', 'close the iteration: merge the hand-ins, compute the counters', about(research, (r) => r.record)],
  [
    'feature import [name]',
    'make the feature list from the plan',
    about(coding, (c) => c.importPlan),
    [['--from <plan>', 'this plan, or this folder with a tasks.md']],
  ],
  [
    'feature start <id> [name]',
    'begin or continue an attempt at a feature, and print the task of its coder',
    about(coding, (c) => c.start),
  ],
  [
    'feature verify <id> [name]',
    'verify a feature; once it is reviewed, commit it; with the last of an iteration, record the iteration',
    about(coding, (c) => c.verify),
  ],
];

const rows = (group: string, all: readonly Row[]): CommandRow[] =>
  all.map(([usage, description, load, options = []]) => ({ usage, group, description, load, options }));

/** Every command of the CLI: first those for people, then those for the session that drives a workflow. */
export const commands: readonly CommandRow[] = [
  ...rows('For you:', forPeople),
  ...rows('For the session that drives a workflow:', forSessions),
];

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
  config: 'doctor',
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

/** Options by their names, an empty text for a switch, and a line for each value of one that takes several. */
export type Options = Record<string, string | undefined>;

/** Prints a line while a command runs: the text for people, the data for programs. */
export type Print = (text: string, data: unknown) => void;

export interface Call extends Context {
  /** The words behind the command, in the order of its usage; a missing one is undefined. */
  words: readonly (string | undefined)[];
  options: Options;
  print: Print;
}

type Run = (call: Call) => Answer | Promise<Answer>;
type OfWorkflow = (paths: WorkflowPaths, call: Call) => Answer | Promise<Answer>;

/**
 * A command about one workflow, whose name is optional: the last or first word that names a workflow, so that a text and a name may also be
 * typed in the order of the slash command, the name first. Words that are left out in its usage may be, too.
 */
const ofWorkflow =
  (run: OfWorkflow): Run =>
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
  options: readonly Option[];
  load: () => Promise<Run>;
}
