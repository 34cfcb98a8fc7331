import { stemmer } from 'stemmer';

/** English words without a meaning of their own for a decision. Words of fewer than four letters are not checked. */
const plain: ReadonlySet<string> = new Set(
  'about above according actually after again against agreed allow allowed almost alone along already also although always among another answer answers anything apart apply applies around asked because become becomes been before behind being below beside between both call called calls cannot case cases come comes contain contains could count counts decide decided decides describe described does doing done down during each either else enough even ever every everything exactly except expect expected explicitly fall falls first follow follows form from further give given gives goes going gone have having hence here hold holds however include includes including inside instead into itself just keep keeps kept know known last later least leave leaves left less like made make makes many matter matters mean means mention mentioned mentions more most much must name named names near need needed needs neither never next none nothing once only onto other others otherwise over part place plan plainly possible question quoted rather remain remains require required requires respectively return returned returns same says shall should show shows simply since some something stand stands state stated states stay stays still such take takes than that their them then there therefore these they thing this those though through throughout throw throws thus times together toward treat treated treats turn twice under unless until unchanged upon used uses using very want wanted wants well were what whatever when where whether which while whole whose will with within without word words would written your raise raises write writes'
    .split(' ')
    .map((one) => stemmer(one)),
);

/** Whether a text is English, the only language whose common words are listed. */
const english = /\b(?:the|is|are|of|and|yes|it|its|with|be|an|to)\b/i;

const word = /[\p{L}_][\p{L}\p{N}_]*/gu;
const isName = (found: string): boolean => /[\p{Ll}\p{N}]\p{Lu}|_|\p{N}/u.test(found);
const partsOf = (found: string): string[] => found.split(/_+|(?<=[\p{Ll}\p{N}])(?=\p{Lu})/u);
const normal = (found: string): string => stemmer(found.toLowerCase());

/**
 * The meaningful words of an answer that are in none of its sources, in any form. In languages other than English only names and
 * capitalized words count as meaningful.
 */
export function newWords(answer: string, given: string): string[] {
  const known = new Set([...given.matchAll(word)].flatMap(([found]) => [found, ...partsOf(found)]).map(normal));
  const isEnglish = english.test(answer);
  const carries = (found: string, at: number): boolean => {
    if (isName(found)) return true;
    if (found.length < 4 || plain.has(normal(found))) return false;
    const beginsSentence = /(?:^|[.:!?]\s*)$/.test(answer.slice(0, at));
    return isEnglish || (/^\p{Lu}/u.test(found) && !beginsSentence);
  };
  const isKnown = (found: string): boolean => {
    const form = normal(found);
    return known.has(form) || (form.length > 4 && [...known].some((one) => one.length > 4 && isSameWord(one, form)));
  };
  const found = [...answer.matchAll(word)].filter((one) => carries(one[0], one.index) && !isKnown(one[0]));
  return [...new Set(found.map(([one]) => one))];
}

/** Forms that the stemmer does not unify, such as “rounding” and “rounded”, or “balance” and “balanced”. */
function isSameWord(one: string, other: string): boolean {
  return one.startsWith(other) || other.startsWith(one);
}
