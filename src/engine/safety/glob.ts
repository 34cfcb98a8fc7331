/** Whether a name matches a pattern of `*`, `?` and, roughly, brackets; in time linear in the pattern for short names. */
export function matches(pattern: string, name: string): boolean {
  if (name.startsWith('.') && /^[*?[]/.test(pattern)) return false;
  const bracket = pattern.indexOf('[');
  const plain = bracket === -1 ? pattern : `${pattern.slice(0, bracket)}*`;
  if (!/[*?]/.test(plain)) return plain === name;
  let [at, from, star, retry] = [0, 0, -1, 0];
  while (from < name.length) {
    const next = plain.charAt(at);
    if (next === '*') {
      star = at;
      retry = from;
      at += 1;
    } else if (next === '?' || next === name.charAt(from)) {
      at += 1;
      from += 1;
    } else if (star !== -1) {
      at = star + 1;
      retry += 1;
      from = retry;
    } else {
      return false;
    }
  }
  return /^\**$/.test(plain.slice(at));
}

const mostWords = 64;

/** The words that braces stand for, as in `{dist,build}`. */
export function expandBraces(word: string): string[] {
  let words = [word];
  for (let changed = true; changed && words.length < mostWords;) {
    changed = false;
    words = words.flatMap((text) => {
      const [, before = '', choices, after = ''] = /^([^{}]*)\{([^{}]*,[^{}]*)\}([\s\S]*)$/.exec(text) ?? [];
      if (choices === undefined) return [text];
      changed = true;
      return choices.split(',').map((choice) => before + choice + after);
    });
  }
  return words;
}
