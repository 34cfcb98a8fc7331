const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const pattern = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(${tens.join('|')})[ -]?(${small.slice(1, 10).join('|')})?|(${small.join('|')}))( hundred)?(?![\\p{L}\\p{N}])`,
  'giu',
);

/** English numbers that are written as words: "three", "twenty-five", "two hundred". */
export function spelledNumbers(text: string): { text: string; at: number; value: number }[] {
  return Array.from(text.matchAll(pattern), (match) => {
    const [words, ten, unit, single, hundred] = match;
    const value =
      ten === undefined ? indexOf(small, single) : (indexOf(tens, ten) + 2) * 10 + Math.max(0, indexOf(small, unit));
    return { text: words.trimEnd(), at: match.index, value: hundred === undefined ? value : value * 100 };
  });
}

function indexOf(list: readonly string[], word: string | undefined): number {
  return word === undefined ? -1 : list.indexOf(word.toLowerCase());
}
