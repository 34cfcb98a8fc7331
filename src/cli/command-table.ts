import { inEitherOrder, named, ofWorkflow, type CommandRow } from './command-row.ts';
import { evidenceRows } from './evidence-rows.ts';
import { runRow } from './run-row.ts';
import { sessionRows } from './session-rows.ts';

const forPeople = 'For you:';

/** Every command of the CLI: first those for people, then those for the session that drives a workflow. */
export const commands: readonly CommandRow[] = [
  {
    usage: 'status [name]',
    group: forPeople,
    description: 'the status of a workflow: health, present activity, needs, cost and forecast',
    option: ['--watch', 'show it live, in place, until it ends'],
    moreOptions: [['--verbose', 'also the numbers behind it']],
    isLong: 'watch',
    load: async () => named((await import('./status.ts')).status),
  },
  runRow,
  {
    usage: 'ci init <engine> [name]',
    group: forPeople,
    description: 'write the files with which github or kubernetes drives a workflow',
    option: ['--plugin <address>', 'the address of this plugin for other machines'],
    moreOptions: [
      ['--image <image>', 'the container image of kubernetes'],
      ['--replace', 'also overwrite files that were changed'],
    ],
    load: async () => (await import('./ci.ts')).ciInit,
  },
  {
    usage: 'list',
    group: forPeople,
    description: 'the workflows of this project',
    load: async () => named((await import('./list.ts')).list),
  },
  {
    usage: 'digest [name]',
    group: forPeople,
    description:
      'the results of a workflow on one page: work done, cost, evidence, failures, decisions made for you, open questions, next step',
    load: async () => ofWorkflow((await import('./digest.ts')).digest),
  },
  {
    usage: 'board',
    group: forPeople,
    description: 'all workflows of the project in a browser, live; it runs until Ctrl+C',
    option: ['--export <file>', 'write all of it to one file instead'],
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
    description: 'end a workflow for good; its files are kept',
    load: async () => ofWorkflow((await import('./stop.ts')).cancel),
  },
  {
    usage: 'redirect <text> [name]',
    group: forPeople,
    description: 'give a workflow a redirect, which goes into the next brief',
    option: ['--priority <priority>', 'high: in the iteration in progress; normal: when the next one begins'],
    load: async () => inEitherOrder(ofWorkflow((await import('./stop.ts')).redirect)),
  },
  {
    usage: 'escalations [name]',
    group: forPeople,
    description: 'the questions of a workflow to you',
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
      'freeze the goal of a workflow: objective, constraints and acceptance checklist, from a JSON file (by default goal.json in its folder)',
    load: async () => (await import('./acceptance.ts')).align,
  },
  {
    usage: 'acceptance [name]',
    group: forPeople,
    description: 'the goal of a workflow, and which checks are open',
    option: ['--run', 'run the commands of the checklist first'],
    load: async () => ofWorkflow((await import('./acceptance.ts')).acceptance),
  },
  {
    usage: 'plan check [name]',
    group: forPeople,
    description: 'check that every item of the plan has sources and can be executed',
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
    description: 'the features of a workflow with their statuses',
    load: async () => ofWorkflow((await import('./feature.ts')).listFeatures),
  },
  {
    usage: 'feature show <id> [name]',
    group: forPeople,
    description: 'everything about one feature: attempts, proofs, dependencies',
    load: async () => ofWorkflow((await import('./feature.ts')).showFeature),
  },
  {
    usage: 'feature skip <id> [name]',
    group: forPeople,
    description: 'skip a feature; features that depend on it continue as if it had passed',
    option: ['--why <why>', 'the reason, for the record'],
    load: async () => ofWorkflow((await import('./feature.ts')).skip),
  },
  {
    usage: 'commands show [name]',
    group: forPeople,
    description: 'the commands that verify features, with the reason for each',
    load: async () => ofWorkflow((await import('./commands.ts')).showCommands),
  },
  {
    usage: 'commands confirm [name]',
    group: forPeople,
    description: 'freeze the commands that verify features, as detected or as you set them',
    option: ['--set <kind=line...>', 'test, lint, types or build with its command; an empty one for none'],
    load: async () => ofWorkflow((await import('./commands.ts')).confirmCommands),
  },
  {
    usage: 'features import [name]',
    group: forPeople,
    description: 'make the feature list from the plan',
    option: ['--from <plan>', 'a plan, or a folder with a tasks.md, instead of the detected one'],
    load: async () => ofWorkflow((await import('./feature.ts')).importPlan),
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
    description: 'check the report against the findings: marks, numbers, completeness, the PDF',
    option: ['--compile', 'make the PDF first'],
    load: async () => ofWorkflow((await import('./report.ts')).reportCheck),
  },
  ...evidenceRows,
  {
    usage: 'source add <address> [name]',
    group: forPeople,
    description: 'store the text of a web page or of a document in the project',
    option: ['--allow-host <host>', 'fetch from this host (or host:port) even if its address is not public'],
    load: async () => ofWorkflow((await import('./source.ts')).sourceAdd),
  },
  {
    usage: 'source list [name]',
    group: forPeople,
    description: 'the fetched sources, and why others could not be fetched',
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
    description: 'every setting with its value and source, and the places that are searched',
    load: async () => (await import('./config.ts')).config,
  },
  {
    usage: 'notify [name] [notification]',
    group: forPeople,
    description: 'try the ways in which you are notified; hooks send theirs with it',
    load: async () => (await import('./notify.ts')).notify,
  },
  {
    usage: 'doctor',
    group: forPeople,
    description: 'check that everything that workflows need is installed',
    load: async () => named((await import('./doctor.ts')).doctor),
  },
  {
    usage: 'loop-command [name]',
    group: forPeople,
    description: 'the command that continues a workflow inside a ralph-loop',
    load: async () => ofWorkflow((await import('./loop-command.ts')).loopCommand),
  },
  ...sessionRows,
];
