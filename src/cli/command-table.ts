import { budgetKeys, budgets, type BudgetKey } from '../base/budgets.ts';
import { ofWorkflow, type CommandRow } from './command-row.ts';

type Row = Omit<CommandRow, 'group'>;

/** The placeholder of the value of each budget's option, and its description. */
const valuesOfBudgets: Readonly<Record<BudgetKey, readonly [string, string]>> = {
  max_iterations: ['number', 'iterations of the workflow in all'],
  max_duration_hours: ['hours', 'hours of the workflow'],
  max_cost_usd: ['usd', 'US dollars of the workflow in all'],
};

const budgetOptions = budgetKeys.map((key): [string, string] => [
  `--${budgets[key].option} <${valuesOfBudgets[key][0]}>`,
  valuesOfBudgets[key][1],
]);

const forPeople: readonly Row[] = [
  {
    usage: 'status [name]',
    description: 'how a workflow is, what it does, what it needs from you, what it costs, when it is done',
    options: [['--digest', 'the results on one page instead: work, proofs, failures, decisions of coders, next step']],
    load: async () => (await import('./status.ts')).status,
  },
  {
    usage: 'list',
    description: 'the workflows of this project',
    load: async () => (await import('./status.ts')).list,
  },
  {
    usage: 'board',
    description: 'all workflows of the project in a browser, live; it runs until Ctrl+C',
    options: [['--export <file>', 'write all of it to one file instead']],
    load: async () => (await import('./board.ts')).board,
  },
  {
    usage: 'run [name] [prompt]',
    description: 'drive a workflow with a new claude process for each iteration, until it ends',
    options: [
      ['--mode <mode>', 'begin a new one: research, research-and-plan, full-auto or implement'],
      ['--iterations <number>', 'end after this many iterations; the workflow can be continued'],
      ...budgetOptions,
      ['--depth <depth>', 'of research: quick, standard or exhaustive'],
      ['--only-domains <domains>', 'of research: sources come from these alone'],
      ['--not-domains <domains>', 'of research: no sources come from these'],
      ['--sources <paths>', 'of research: documents of the project that are read first'],
      ['--plan <path>', 'of implement: the plan to build'],
      ['--issue <number...>', 'of implement: issues on GitHub; behind the name'],
      ['--review <number>', 'of implement: the review of a pull request'],
      ['--parallel <number>', 'features built at the same time'],
      ['--branch [name]', 'commit to a branch of its own, by default aw/<name>; give it last'],
      ['--take-over', 'even from a running session or run'],
      ['--max-wait <minutes>', 'end instead of waiting longer for the API; continue later'],
      ['--unless-ended', 'do nothing when the workflow has ended; for services'],
    ],
    isLong: true,
    load: async () => (await import('./run.ts')).run,
  },
  {
    usage: 'implement',
    description: 'what could be implemented here: plans, and issues on GitHub',
    options: [['--list', 'the same']],
    load: async () => (await import('./forge.ts')).implement,
  },
  {
    usage: 'pr [name]',
    description: 'push its branch, and open or update its draft pull request',
    load: async () => ofWorkflow((await import('./forge.ts')).pullRequest),
  },
  {
    usage: 'ci init <engine> [name]',
    description: 'write the files with which github or kubernetes drives a workflow',
    options: [
      ['--plugin <address>', 'the address of this plugin for other machines'],
      ['--image <image>', 'the container image of kubernetes'],
      ['--replace', 'also overwrite files that were changed'],
    ],
    load: async () => (await import('./forge.ts')).ciInit,
  },
  {
    usage: 'stop [name]',
    description: 'stop a workflow; it can be continued',
    load: async () => ofWorkflow((await import('./steer.ts')).stop),
  },
  {
    usage: 'cancel [name]',
    description: 'end a workflow for good; its files are kept',
    load: async () => ofWorkflow((await import('./steer.ts')).cancel),
  },
  {
    usage: 'redirect <text> [name]',
    description: 'give a workflow a redirect, which goes into the next brief',
    options: [['--priority <priority>', 'high: in the iteration in progress; normal: when the next one begins']],
    load: async () => ofWorkflow((await import('./steer.ts')).redirect),
  },
  {
    usage: 'resolve [id] [answer] [name]',
    description: 'the questions of a workflow to you; with an answer, answer one: it goes into the next brief',
    load: async () => ofWorkflow((await import('./steer.ts')).resolve),
  },
  {
    usage: 'align <name> [file]',
    description:
      'freeze the goal of a workflow: objective, constraints and acceptance checklist, from a JSON file (by default goal.json in its folder)',
    load: async () => (await import('./coding.ts')).align,
  },
  {
    usage: 'acceptance [name]',
    description: 'the goal of a workflow, and which checks are open',
    options: [['--run', 'run the commands of the checklist first']],
    load: async () => ofWorkflow((await import('./coding.ts')).acceptance),
  },
  {
    usage: 'plan [name]',
    description: 'check that every item of the plan has sources and can be executed',
    options: [['--items', 'the items and the open defects instead']],
    load: async () => ofWorkflow((await import('./coding.ts')).plan),
  },
  {
    usage: 'feature [id] [name]',
    description: 'the features of a workflow and which come next; of one, its attempts, proofs and dependencies',
    load: async () => ofWorkflow((await import('./coding.ts')).features),
  },
  {
    usage: 'feature skip <id> [name]',
    description: 'skip a feature; features that depend on it continue as if it had passed',
    options: [['--why <why>', 'the reason, for the record']],
    load: async () => ofWorkflow((await import('./coding.ts')).skip),
  },
  {
    usage: 'commands [name]',
    description: 'the commands that verify features, with the reason for each',
    options: [
      ['--confirm', 'freeze them as they were found'],
      ['--set <kind=line...>', 'freeze them with this test, lint, types or build; an empty one for none'],
    ],
    load: async () => ofWorkflow((await import('./coding.ts')).projectCommands),
  },
  {
    usage: 'compile [name]',
    description: 'make the PDFs of report and plan',
    options: [['--check', 'only check the report against the findings: marks, numbers, completeness']],
    load: async () => ofWorkflow((await import('./compile.ts')).compile),
  },
  {
    usage: 'evidence [claim-or-name...]',
    description:
      'findings with their citation keys, contradictions, open questions; of claims, such as C036 C037, their quotes, addresses and verdicts',
    options: [
      ['--iteration <number>', 'only what this iteration found'],
      ['--page <number>', 'a part of a long list, counted from 1'],
    ],
    load: async () => (await import('./research.ts')).evidence,
  },
  {
    usage: 'source [address] [name]',
    description: 'store the text of a web page or of a document of the project; without an address, the sources',
    options: [['--allow-host <host>', 'fetch from this host (or host:port) even if its address is not public']],
    load: async () => ofWorkflow((await import('./research.ts')).source),
  },
  {
    usage: 'repair [name]',
    description: 'repair what doctor finds broken in the files of workflows',
    load: async () => (await import('./health.ts')).repair,
  },
  {
    usage: 'config',
    description: 'every setting with its value and source, and the places that are searched',
    load: async () => (await import('./health.ts')).config,
  },
  {
    usage: 'doctor',
    description: 'check that everything that workflows need is installed',
    load: async () => (await import('./health.ts')).doctor,
  },
  {
    usage: 'notify [name] [notification]',
    description: 'try the ways in which you are notified; hooks send theirs with it',
    load: async () => (await import('./health.ts')).notify,
  },
  {
    usage: 'loop-command [name]',
    description: 'the command that continues a workflow inside a ralph-loop',
    load: async () => ofWorkflow((await import('./loop-command.ts')).loopCommand),
  },
];

const forSessions: readonly Row[] = [
  {
    usage: 'brief [name]',
    description: 'the brief: the work of the session in this iteration',
    options: [['--compile', 'first make the PDFs that are older than their text']],
    load: () =>
      Promise.resolve(
        ofWorkflow(async (paths, call) =>
          call.options.compile === undefined
            ? (await import('./brief.ts')).brief(paths, call)
            : (await import('./compile.ts')).compileAndBrief(paths, call),
        ),
      ),
  },
  {
    usage: 'record [name]',
    description: 'close the iteration: merge the hand-ins, compute the counters',
    load: async () => ofWorkflow((await import('./record.ts')).record),
  },
  {
    usage: 'feature import [name]',
    description: 'make the feature list from the plan',
    options: [['--from <plan>', 'a plan, or a folder with a tasks.md, instead of the detected one']],
    load: async () => ofWorkflow((await import('./coding.ts')).importPlan),
  },
  {
    usage: 'feature start <id> [name]',
    description: 'begin an attempt at a feature, or continue it, and print the task of its coder',
    load: async () => ofWorkflow((await import('./coding.ts')).start),
  },
  {
    usage: 'feature verify <id> [name]',
    description:
      'verify a feature; if it is reviewed too, it passes and is committed; with the last feature of an iteration, the iteration is recorded',
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
