import { named, ofWorkflow, type CommandRow } from './command-row.ts';
import { machineRows } from './machine-rows.ts';
import { evidenceRows } from './evidence-rows.ts';
import { runRow } from './run-row.ts';
import { sessionRows } from './session-rows.ts';

const forPeople = 'For you:';

/** Every command of the CLI: those that people type, then those for the session that drives a workflow. */
export const commands: readonly CommandRow[] = [
  {
    usage: 'status [name]',
    group: forPeople,
    description: 'where a workflow stands: is it well, what it does, needs and costs, when it is done',
    option: ['--watch', 'show it live, in place, until it ends'],
    moreOptions: [
      ['--verbose', 'the numbers behind it, too'],
      ['--details', 'with --json, its iterations, agents, questions, features and the end of its log, too'],
    ],
    isLong: 'watch',
    load: async () => named((await import('./status.ts')).status),
  },
  runRow,
  ...machineRows,
  {
    usage: 'list',
    group: forPeople,
    description: 'the workflows of this project',
    load: async () => named((await import('./list.ts')).list),
  },
  {
    usage: 'digest [name]',
    group: forPeople,
    description: 'what a workflow has come to, as a page: done, cost, evidence, failures, what needs you, how to go on',
    load: async () => ofWorkflow((await import('./digest.ts')).digest),
  },
  {
    usage: 'board',
    group: forPeople,
    description: 'all workflows of the project in a browser, live; it runs until Ctrl+C',
    option: ['--control', 'let the page answer, redirect, stop and cancel'],
    moreOptions: [['--export <file>', 'write the page with all it shows to one file instead']],
    load: async () => (await import('./board.ts')).board,
  },
  {
    usage: 'stop [name]',
    group: forPeople,
    description: 'stop a workflow; it can be resumed in Claude Code',
    load: async () => ofWorkflow((await import('./stop.ts')).stop),
  },
  {
    usage: 'cancel [name]',
    group: forPeople,
    description: 'end a workflow for good; what it found is kept',
    load: async () => ofWorkflow((await import('./stop.ts')).cancel),
  },
  {
    usage: 'complete [name]',
    group: forPeople,
    description: 'declare a workflow complete as it stands',
    load: async () => ofWorkflow((await import('./stop.ts')).complete),
  },
  {
    usage: 'redirect <text> [name]',
    group: forPeople,
    description: 'tell a workflow something; it goes into the next brief',
    option: ['--priority <priority>', 'high: in the iteration in progress; normal: when the next one begins'],
    load: async () => ofWorkflow((await import('./stop.ts')).redirect),
  },
  {
    usage: 'escalations [name]',
    group: forPeople,
    description: 'what a workflow needs you for',
    load: async () => ofWorkflow((await import('./escalations.ts')).escalations),
  },
  {
    usage: 'resolve <id> <answer> [name]',
    group: forPeople,
    description: 'answer an escalation; the answer goes into the next brief',
    load: async () => ofWorkflow((await import('./escalations.ts')).resolve),
  },
  {
    usage: 'align <name> [file]',
    group: forPeople,
    description:
      'freeze what a workflow has to reach: objective, constraints and acceptance checklist, from a JSON file (by default goal.json in its folder)',
    load: async () => (await import('./acceptance.ts')).align,
  },
  {
    usage: 'acceptance [name]',
    group: forPeople,
    description: 'what a workflow has to reach, and which checks are open',
    option: ['--run', 'run the commands of the checklist first'],
    load: async () => ofWorkflow((await import('./acceptance.ts')).acceptance),
  },
  {
    usage: 'plan check [name]',
    group: forPeople,
    description: 'whether every item of the plan rests on sources, can be executed, and is in the document',
    load: async () => ofWorkflow((await import('./plan.ts')).planCheck),
  },
  {
    usage: 'plan items [name]',
    group: forPeople,
    description: 'the items of the plan, and the open defects that critics handed in',
    load: async () => ofWorkflow((await import('./plan.ts')).planItems),
  },
  {
    usage: 'feature list [name]',
    group: forPeople,
    description: 'the features of a workflow and where each stands',
    option: [
      '--ready',
      'only those that can be built at once now: what they need has passed, and nobody works at them',
    ],
    load: async () => ofWorkflow((await import('./feature.ts')).listFeatures),
  },
  {
    usage: 'feature show <id> [name]',
    group: forPeople,
    description: 'everything about one feature: attempts, proofs, what it waits for',
    load: async () => ofWorkflow((await import('./feature.ts')).showFeature),
  },
  {
    usage: 'feature skip <id> [name]',
    group: forPeople,
    description: 'leave a feature out; what depends on it continues as if it were done',
    option: ['--why <why>', 'the reason, for the record'],
    load: async () => ofWorkflow((await import('./feature.ts')).skip),
  },
  {
    usage: 'commands show [name]',
    group: forPeople,
    description: 'the commands that prove features, and why these',
    load: async () => ofWorkflow((await import('./commands.ts')).showCommands),
  },
  {
    usage: 'commands confirm [name]',
    group: forPeople,
    description: 'freeze the commands that prove features, as they are found or as you say',
    option: ['--set <kind=line...>', 'test, lint, types or build with its command; an empty one for none'],
    load: async () => ofWorkflow((await import('./commands.ts')).confirmCommands),
  },
  {
    usage: 'features import [name]',
    group: forPeople,
    description: 'make the feature list from the plan',
    option: ['--from <plan>', 'a plan, or a folder with a tasks.md, instead of the one that is found'],
    load: async () => ofWorkflow((await import('./feature.ts')).importPlan),
  },
  {
    usage: 'unstash [name]',
    group: forPeople,
    description: 'give back your uncommitted work, which `--stash` stashed',
    load: async () => ofWorkflow((await import('./unstash.ts')).unstash),
  },
  {
    usage: 'compile [name]',
    group: forPeople,
    description: 'make the PDF of the report',
    load: async () => ofWorkflow((await import('./compile.ts')).compile),
  },
  {
    usage: 'report check [name]',
    group: forPeople,
    description: 'compare the report with what was found: citations, numbers, completeness, LaTeX, the PDF',
    option: ['--compile', 'make the PDF first'],
    load: async () => ofWorkflow((await import('./report.ts')).reportCheck),
  },
  ...evidenceRows,
  {
    usage: 'source add <address> [name]',
    group: forPeople,
    description: 'store the text of a web page or of a document in the project',
    option: ['--allow-host <host>', 'fetch from this host (or host:port) though its address is not public'],
    load: async () => ofWorkflow((await import('./source.ts')).sourceAdd),
  },
  {
    usage: 'source list [name]',
    group: forPeople,
    description: 'the sources that were fetched, and why others could not be',
    load: async () => ofWorkflow((await import('./source.ts')).sourceList),
  },
  {
    usage: 'repair [name]',
    group: forPeople,
    description: 'repair what doctor finds broken in the files of workflows',
    load: async () => named((await import('./repair.ts')).repair),
  },
  {
    usage: 'config',
    group: forPeople,
    description: 'every setting with its value, who set it, and where settings are looked for',
    load: async () => (await import('./config.ts')).config,
  },
  {
    usage: 'checkpoint list [name]',
    group: forPeople,
    description: 'what was kept before each compaction of the conversation',
    load: async () => ofWorkflow((await import('./checkpoint.ts')).checkpointList),
  },
  {
    usage: 'checkpoint restore <id> [name]',
    group: forPeople,
    description: 'write the transcript up to a checkpoint to a file',
    option: ['--state', 'put back the state of that time, too'],
    load: async () => ofWorkflow((await import('./checkpoint.ts')).checkpointRestore),
  },
  {
    usage: 'archive [name]',
    group: forPeople,
    description:
      'move the named workflow, which has ended, out of the way with all its evidence; its saved work trees in git are removed, its name becomes free',
    option: ['--list', 'the archived workflows'],
    load: async () => named((await import('./archive.ts')).archive),
  },
  {
    usage: 'notify [name] [problem]',
    group: forPeople,
    description: 'send the notifications of a workflow that still wait to be sent; or that it cannot continue, and why',
    option: ['--test', 'send one now and say on which channels it went out'],
    load: async () => (await import('./notify.ts')).notify,
  },
  {
    usage: 'completion [shell]',
    group: forPeople,
    description: 'the script by which bash, zsh or fish completes these commands',
    load: async () => (await import('./completion.ts')).completion,
  },
  {
    usage: 'doctor',
    group: forPeople,
    description: 'whether everything that workflows need is here',
    load: async () => named((await import('./doctor.ts')).doctor),
  },
  {
    usage: 'loop-command [name]',
    group: forPeople,
    description: 'the line that continues a workflow inside a ralph-loop',
    load: async () => ofWorkflow((await import('./loop-command.ts')).loopCommand),
  },
  ...sessionRows,
];
