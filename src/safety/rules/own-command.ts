/** The commands of our CLI that the model may run without a permission. */
const allowed = /^(?:brief|record|evidence|compile|status|list|doctor|help|feature|commands|plan|acceptance)$/;

/**
 * The commands that the CLI refuses to a model, some only with an option or an argument: it must not start, end, answer or change its own
 * workflow.
 */
export const commandsOfUser = [
  ...['run', 'pr', 'ci init', 'board', 'stop', 'cancel'],
  ...['redirect', 'resolve <id> <answer>', 'align', 'feature skip', 'feature import --from'],
  ...['commands --confirm', 'repair'],
];

/** Whether the arguments of our CLI call a command that is reserved to the user. */
export function isForTheUser(words: readonly string[]): boolean {
  const called = words.filter((word) => !word.startsWith('-')).join(' ');
  return commandsOfUser.some((command) => {
    const [name = '', option] = command.split(/ (?=--)/);
    const isCalled = new RegExp(`^${name.replace(/<\w+>/g, '\\S+')}(?: |$)`).test(called);
    return isCalled && (option === undefined || words.some((word) => word.split('=')[0] === option));
  });
}

/** Whether a shell command is one plain call of our CLI: only words of letters, digits and harmless marks. */
export function isPlainOwnCommand(command: string): boolean {
  const words = command.replace(/^[ \t\n]+|[ \t\n]+$/g, '').split(/[ \t]+/);
  const isPlain = words.every((word) =>
    /^[A-Za-z0-9][A-Za-z0-9._/-]*$|^--[a-z][a-z-]*(?:=[A-Za-z0-9._/-]+)?$/.test(word),
  );
  const [program, verb = ''] = words;
  return program === 'autonomous-workflow' && isPlain && allowed.test(verb) && !isForTheUser(words.slice(1));
}
