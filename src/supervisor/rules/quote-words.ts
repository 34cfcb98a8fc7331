/** The words of a command of the CLI as a slash command has them: options, topic, prompt. */
export interface SlashWords {
  name: string | undefined;
  prompt: string | undefined;
  options: Readonly<Record<string, string | true>>;
  takeOver: boolean;
}

/**
 * The raw arguments of the slash command that means the same: it has the one set of checks and messages.
 * @param name of the workflow, where it was chosen rather than said.
 */
export function quoteWords({ name: said, prompt, options, takeOver }: SlashWords, name = said): string {
  const flags = Object.entries(options).map(([option, value]) =>
    value === true ? `--${option}` : `--${option} ${quote(value)}`,
  );
  return [
    ...(takeOver ? ['--take-over'] : []),
    ...flags,
    ...[name, prompt].filter((word) => word !== undefined).map(quote),
  ].join(' ');
}

const quote = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;
