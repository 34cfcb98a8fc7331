/** The commands of our CLI that the model may run without asking the user, to whom stopping and starting are reserved. */
const allowed = new Set([
  'brief',
  'record',
  'evidence',
  'compile',
  'report',
  'status',
  'schema',
  'list',
  'doctor',
  'help',
  'feature',
  'features',
  'commands',
  'plan',
  'acceptance',
]);

/** The commands that are refused to a model: it must not end, answer or change its own workflow. */
const forTheUser = [
  'stop',
  'cancel',
  'complete',
  'redirect',
  'resolve',
  'align',
  'evidence merge',
  'evidence split',
  'feature skip',
  'commands confirm',
  'repair',
  'checkpoint restore',
  'archive',
  'unstash',
  'run',
  'board',
  'machine',
  'ci',
];

/** Whether the words behind our CLI's name call a command of the user. */
export function isForTheUser(words: readonly string[]): boolean {
  const called = words.filter((word) => !word.startsWith('-'));
  return forTheUser.some((command) => command.split(' ').every((word, index) => called[index] === word));
}

/**
 * Whether a shell command is one plain call of our CLI: no chaining, substitution, redirection, variable, or unusual quoting; only
 * words of letters, digits and harmless marks.
 */
export function isPlainOwnCommand(command: string): boolean {
  const words = command.replace(/^[ \t\n]+|[ \t\n]+$/g, '').split(/[ \t]+/);
  if (
    words[0] !== 'autonomous-workflow' ||
    !words.every((word) => /^[A-Za-z0-9][A-Za-z0-9._/-]*$|^--[a-z][a-z-]*(?:=[A-Za-z0-9._/-]+)?$/.test(word))
  ) {
    return false;
  }
  return words[1] !== undefined && allowed.has(words[1]) && !isForTheUser(words.slice(1));
}
