/** Denying words in the most common languages of pages. */
export const negationWords =
  `not no never none neither nor cannot without hardly scarcely nicht kein keine keiner keinen keinem keines nie niemals ohne
ne pas jamais sans aucun aucune nunca sin ningún ninguna ninguno não nunca sem nenhum niet geen nooit не нет никогда без ни לא אין لا ليس لم لن`.split(
    /\s+/,
  );

export const negatingPrefixes = 'un in im il ir non dis anti mis counter'.split(' ');

/** Words that reverse a statement or change its quantity when one replaces another. */
const turning = new Set(
  `more less fewer most least all some only few many every any higher lower greater smaller larger above below over under
increase increases increased increasing decrease decreases decreased decreasing rise rises rose risen fall falls fell fallen
grew grow grows shrank shrinks gain gains loss losses up down better worse best worst faster slower before after
always sometimes often rarely seldom must may might can could should half twice double triple third quarter dozen
true false safe unsafe supports refutes confirms denies with except`.split(/\s+/),
);

const negations = new Set(negationWords);
const words = /ません|ない|\p{Script=Han}|(?:(?![\p{Script=Han}\p{Script=Hiragana}])\p{L})+(?:'\p{L}+)?/gu;
const denyingIdeographs = new Set('不没沒未无無非别莫勿');
const countingIdeographs = new Set('零〇一二两三四五六七八九十百千万萬亿億');

/**
 * The words that determine the meaning, in order: denials as `¬` with the next word, because their position matters; comparisons
 * and directions unchanged.
 */
export function polarityOf(text: string): string[] {
  const all = Array.from(text.toLowerCase().matchAll(words), ([word]) => word);
  return all.flatMap((word, index) => {
    if (isDenial(word)) return `¬ ${all[index + 1] ?? ''}`.trim();
    return turning.has(word) || countingIdeographs.has(word) ? word : [];
  });
}

/** Words that deny only the following words: "it runs without locks" does not deny that it runs. */
export const denyingPrepositions: ReadonlySet<string> = new Set(
  'without ohne sans sin sem zonder без ללא بدون'.split(' '),
);

/** Whether omitting a text omits a denial of the sentence. */
export function denies(text: string): boolean {
  return Array.from(text.toLowerCase().matchAll(words), ([word]) => word).some(
    (word) => isDenial(word) && !denyingPrepositions.has(word),
  );
}

function isDenial(word: string): boolean {
  return negations.has(word) || /n't$|^ない$|^ません$/.test(word) || denyingIdeographs.has(word);
}

/** Two words, one of each text, that differ by a denying prefix: "safe", "unsafe". */
export function deniedWord(left: string, right: string): string | undefined {
  const [ours, theirs] = [left, right].map((text) => new Set(text.toLowerCase().match(/\p{L}+/gu)));
  const isDenied = (word: string, others: Set<string>) => negatingPrefixes.some((prefix) => others.has(prefix + word));
  const only = (set = new Set<string>(), other = new Set<string>()) => [...set].filter((word) => !other.has(word));
  const [mine, yours] = [only(ours, theirs), only(theirs, ours)];
  return (
    mine.find((word) => word.length > 3 && isDenied(word, new Set(yours))) ??
    yours.find((word) => word.length > 3 && isDenied(word, new Set(mine)))
  );
}
