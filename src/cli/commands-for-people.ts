import { named, type CommandRow } from './command-row.ts';

const group = 'For you:';
export const later = 'For the modes that are still being built (they plan and implement):';

/** Commands that people type. */
export const commandsForPeople: readonly CommandRow[] = [
  {
    usage: 'status [name]',
    group,
    description: 'where a workflow stands',
    load: async () => named((await import('./status.ts')).status),
  },
  {
    usage: 'list',
    group,
    description: 'the workflows of this project',
    load: async () => named((await import('./list.ts')).list),
  },
  {
    usage: 'stop [name]',
    group,
    description: 'stop a workflow; it can be resumed in Claude Code',
    load: async () => named((await import('./stop.ts')).stop),
  },
  {
    usage: 'cancel [name]',
    group,
    description: 'end a workflow for good; what it found is kept',
    load: async () => named((await import('./stop.ts')).cancel),
  },
  {
    usage: 'complete [name]',
    group,
    description: 'declare a workflow complete as it stands',
    load: async () => named((await import('./stop.ts')).complete),
  },
  {
    usage: 'redirect <text> [name]',
    group,
    description: 'tell a workflow something; it stands in the next brief',
    option: ['--priority <priority>', 'high: in the iteration in progress; normal: when the next one begins'],
    load: async () => (await import('./redirect.ts')).redirect,
  },
  {
    usage: 'escalations [name]',
    group,
    description: 'what a workflow needs you for',
    load: async () => named((await import('./escalations.ts')).escalations),
  },
  {
    usage: 'resolve <id> <answer> [name]',
    group,
    description: 'answer an escalation; the next brief tells it',
    load: async () => (await import('./resolve.ts')).resolve,
  },
  {
    usage: 'align <name> <file>',
    group: later,
    description:
      'freeze what a workflow has to reach: objective, constraints and acceptance checklist, from a JSON file',
    load: async () => (await import('./align.ts')).align,
  },
  {
    usage: 'acceptance [name]',
    group: later,
    description: 'what a workflow has to reach, and which checks are open',
    option: ['--run', 'run the commands of the checklist first'],
    load: async () => named((await import('./acceptance.ts')).acceptance),
  },
  {
    usage: 'plan check [name]',
    group: later,
    description: 'whether every item of the plan rests on sources, can be executed, and stands in the document',
    load: async () => named((await import('./plan.ts')).planCheck),
  },
  {
    usage: 'plan items [name]',
    group: later,
    description: 'the items of the plan, and what critics hold against it',
    load: async () => named((await import('./plan.ts')).planItems),
  },
  {
    usage: 'feature list [name]',
    group: later,
    description: 'the features of a workflow and where each stands',
    load: async () => named((await import('./features/list.ts')).listFeatures),
  },
  {
    usage: 'feature show <id> [name]',
    group: later,
    description: 'everything about one feature: attempts, proofs, what it waits for',
    load: async () => (await import('./features/show.ts')).showFeature,
  },
  {
    usage: 'feature skip <id> [name]',
    group: later,
    description: 'leave a feature out; what depends on it goes on as if it were done',
    option: ['--why <why>', 'the reason, for the record'],
    load: async () => (await import('./features/skip.ts')).skip,
  },
  {
    usage: 'features import [name]',
    group: later,
    description: 'make the feature list from the plan',
    option: ['--from <plan>', 'a plan, or a folder with a tasks.md, instead of the one that is found'],
    load: async () => named((await import('./features/import.ts')).importPlan),
  },
  {
    usage: 'compile [name]',
    group,
    description: 'make the PDF of the report',
    load: async () => named((await import('./compile.ts')).compile),
  },
  {
    usage: 'report check [name]',
    group,
    description: 'hold the report against what was found: citations, numbers, completeness, LaTeX, the PDF',
    option: ['--compile', 'make the PDF first'],
    load: async () => named((await import('./report/check.ts')).reportCheck),
  },
  {
    usage: 'evidence [name]',
    group,
    description: 'findings with their citation keys, contradictions, open questions',
    option: ['--iteration <number>', 'only what this iteration found'],
    load: async () => named((await import('./evidence.ts')).evidence),
  },
  {
    usage: 'source add <address> [name]',
    group,
    description: 'store the text of a web page or of a document in the project',
    option: ['--allow-host <host>', 'fetch from this host (or host:port) though its address is not public'],
    load: async () => (await import('./source.ts')).addSource,
  },
  {
    usage: 'source list [name]',
    group,
    description: 'the sources that were fetched, and why others could not be',
    load: async () => named((await import('./source.ts')).listSources),
  },
  {
    usage: 'repair [name]',
    group,
    description: 'mend what doctor finds broken in the files of workflows',
    load: async () => named((await import('./repair.ts')).repair),
  },
  {
    usage: 'config',
    group,
    description: 'every setting with its value, who set it, and where settings are looked for',
    load: async () => (await import('./config.ts')).config,
  },
  {
    usage: 'checkpoint list [name]',
    group,
    description: 'what was kept before each compaction of the conversation',
    load: async () => named((await import('./checkpoint.ts')).checkpointList),
  },
  {
    usage: 'checkpoint restore <id> [name]',
    group,
    description: 'write the transcript up to a checkpoint to a file',
    option: ['--state', 'put the state of that time back, too'],
    load: async () => (await import('./checkpoint.ts')).checkpointRestore,
  },
  {
    usage: 'archive [name]',
    group,
    description: 'move a workflow that has ended out of the way, with all its evidence; its name becomes free',
    option: ['--list', 'the archived workflows'],
    load: async () => named((await import('./archive.ts')).archive),
  },
  {
    usage: 'notify [name]',
    group,
    description: 'send the notifications of a workflow that still wait to be sent',
    option: ['--test', 'send one now and say on which channels it went out'],
    load: async () => named((await import('./notify.ts')).notify),
  },
  {
    usage: 'doctor',
    group,
    description: 'whether everything that workflows need is here',
    load: async () => named((await import('./doctor.ts')).doctor),
  },
  {
    usage: 'loop-command [name]',
    group,
    description: 'the line that goes on with a workflow inside a ralph-loop',
    load: async () => named((await import('./loop-command.ts')).loopCommand),
  },
];
