/** Whether one of these options is given: `f` also in a group such as `-df`, `--force` also as `--forc` or `--force=…`. */
export function hasOption(words: readonly string[], ...names: string[]): boolean {
  const end = words.indexOf('--');
  return (end === -1 ? words : words.slice(0, end)).some((word) =>
    names.some((name) =>
      name.startsWith('--')
        ? /^--\w/.test(word) && name.startsWith(word.replace(/=.*/s, ''))
        : /^-\w/.test(word) && word.includes(name, 1),
    ),
  );
}

/** The words that are not options; after `--` all words. */
export function operands(words: readonly string[]): string[] {
  const end = words.indexOf('--');
  const before = end === -1 ? words : words.slice(0, end);
  return [...before.filter((word) => !word.startsWith('-')), ...(end === -1 ? [] : words.slice(end + 1))];
}
