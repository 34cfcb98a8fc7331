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
  const called = words.filter((word) => !word.startsWith('-'));
  return commandsOfUser.some((command) =>
    command
      .split(' ')
      .every((word, index) =>
        word.startsWith('--')
          ? words.some((one) => one === word || one.startsWith(`${word}=`))
          : word.startsWith('<')
            ? called[index] !== undefined
            : called[index] === word,
      ),
  );
}

/** Whether a shell command is one plain call of our CLI: only words of letters, digits and harmless marks. */
export function isPlainOwnCommand(command: string): boolean {
  const words = command.replace(/^[ \t\n]+|[ \t\n]+$/g, '').split(/[ \t]+/);
  if (
    words[0] !== 'autonomous-workflow' ||
    !words.every((word) => /^[A-Za-z0-9][A-Za-z0-9._/-]*$|^--[a-z][a-z-]*(?:=[A-Za-z0-9._/-]+)?$/.test(word))
  ) {
    return false;
  }
  return words[1] !== undefined && allowed.test(words[1]) && !isForTheUser(words.slice(1));
}
