/** The words that are options, up to `--`. */
function options(words: readonly string[]): readonly string[] {
  const end = words.indexOf('--');
  return (end === -1 ? words : words.slice(0, end)).filter((word) => word.startsWith('-'));
}

/** Whether one of some letters stands among the short options, also in a group as in `-df`. */
export function hasLetter(words: readonly string[], ...letters: string[]): boolean {
  return options(words).some((word) => {
    return /^-[A-Za-z0-9]/.test(word) && letters.some((letter) => word.includes(letter, 1));
  });
}

/**
 * Whether a long option is given, also cut short as git allows.
 * @param shortest what it must be given with at least, so that it is not another one.
 */
export function hasOption(words: readonly string[], name: string, shortest = name): boolean {
  return options(words).some((word) => {
    const [given = ''] = word.split('=', 1);
    return given.startsWith(shortest) && name.startsWith(given);
  });
}

/** The words that are no options; all of those behind `--`. */
export function operands(words: readonly string[]): string[] {
  const end = words.indexOf('--');
  const before = end === -1 ? words : words.slice(0, end);
  return [
    ...before.filter((word) => !word.startsWith('-') || word === '-'),
    ...(end === -1 ? [] : words.slice(end + 1)),
  ];
}
