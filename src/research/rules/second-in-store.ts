import { remembered } from '../../base/remembered.ts';
import { allWords, literally, quotedWords } from '../../base/text.ts';
import { distinctiveOf, stemsIn } from './distinctive.ts';
import { mayBeCited } from './failed-quotes.ts';
import { togetherWith, type Gap } from './gap.ts';
import { makerNames, partiesOf, publisherKey } from './independence.ts';
import { isFile, type Claim, type Source } from './ledger.ts';
import { pageAddress } from './pages/addresses.ts';

/** A stored page of the web. */
export interface StoredText {
  url: string;
  text: string;
}

/** A passage of another party's stored page on the product of a claim. */
interface Passage {
  claim: Claim;
  url: string;
  text: string;
  score: number;
}

/** The most claims, and pages, of one task. */
const mostClaims = 10;
const mostPages = 2;
/** The claims that count for the value of a page. */
const mostOfPage = 5;
/** From this part of a claim's words on, weighted by rarity, a passage is shown; on live ledgers, what says the same has .3 to .6. */
const leastShown = 0.28;
/** Shorter names of makers stand in too many texts. */
const leastOfName = 4;
const shortestSentence = 20;
const longestPassage = 500;
const shownOfPassage = 220;

/**
 * One task to compare claims of one party with stored pages of other parties that name the same product, such as a competitor's
 * comparison; undefined where there is none. Whether a page says it, a researcher decides.
 * @param alone claims of one party.
 * @param carried the claims that carry the report, which go first.
 */
export function secondInStore(
  alone: readonly Claim[],
  sources: readonly Source[],
  pages: readonly StoredText[],
  carried: ReadonlySet<string> = new Set(),
): Gap | undefined {
  const passages = passagesFor(alone, sources, pages);
  const urls = bestPages(passages);
  const ofPages = passages.filter(({ url }) => urls.includes(url));
  const isFirst = ({ claim }: Passage) => carried.has(claim.id);
  const chosen = new Map<Claim, Passage>();
  for (const one of [...ofPages.filter(isFirst), ...ofPages])
    if (chosen.size < mostClaims && !chosen.has(one.claim)) chosen.set(one.claim, one);
  const [first] = chosen.keys();
  if (first === undefined) return undefined;
  const each = [...chosen.values()].map(({ claim, url, text, score }) => {
    const shown = score < leastShown ? '' : ` (${url}: ${quotedWords(text, shownOfPassage)})`;
    return `${claim.id} ${allWords(claim.text)}${shown}`;
  });
  const read = urls.map((url) => `${url}#stored`).join(' and ');
  return {
    id: [...chosen.keys()].map(({ id }) => `${id}:second-source`).join(togetherWith),
    task: `One party alone says each of these, and stored pages of others speak of the same: read ${read}. Hand in what such a page says of any of them, with its own quote and, where it says the same, "supports": "${first.id}"; what it denies is a contradiction. Search further only for what these pages leave open: ${each.join('; ')}`,
    kind: 'second-source',
  };
}

/** The pages with the nearest passages; a second one only for claims that the first does not speak of as nearly. */
function bestPages(passages: readonly Passage[]): string[] {
  const chosen: string[] = [];
  for (let round = 0; round < mostPages; round += 1) {
    const known = new Map<Claim, number>();
    for (const { claim, url, score } of passages)
      if (chosen.includes(url)) known.set(claim, Math.max(score, known.get(claim) ?? 0));
    const gains = new Map<string, number[]>();
    for (const { claim, url, score } of passages)
      gains.set(url, [...(gains.get(url) ?? []), Math.max(0, score - (known.get(claim) ?? 0))]);
    const valued = [...gains].map(([url, gain]) => ({
      url,
      value: gain
        .toSorted((one, other) => other - one)
        .slice(0, mostOfPage)
        .reduce((sum, one) => sum + one, 0),
    }));
    const best = valued.toSorted((one, other) => other.value - one.value)[0];
    if (best !== undefined && best.value > 0) chosen.push(best.url);
  }
  return chosen;
}

/** For each claim the nearest passage of each page of another party, the best first. */
function passagesFor(alone: readonly Claim[], sources: readonly Source[], pages: readonly StoredText[]): Passage[] {
  const web = sources.filter((source) => !isFile(source));
  const names = namesIn(web);
  const sentences = sentencesNaming(names, pages);
  const weightOf = rarity(sentences);
  const parties = partiesOf(sources);
  const byAddress = new Map(web.map((source) => [pageAddress(source.url), source]));
  const byId = new Map(web.map((source) => [source.id, source]));
  const found = alone.flatMap((claim): Passage[] => {
    const cited = claim.evidence.filter(mayBeCited).flatMap(({ source }) => byId.get(source) ?? []);
    const named = names.filter((name) => mentions(claim.text, name));
    if (cited.length === 0 || named.length === 0) return [];
    const own = new Set(cited.map(({ id }) => parties.get(id)));
    const publishers = new Set(cited.map(publisherKey));
    const isOther = (url: string) => {
      const known = byAddress.get(pageAddress(url));
      const isOwn = known !== undefined && own.has(parties.get(known.id));
      return !isOwn && !publishers.has(publisherKey(known ?? { canonical: '', url }));
    };
    const ofNames = new Set(named.flatMap((name) => [...stemsIn(name)]));
    const words = [...distinctiveOf(claim.text).content].filter((stem) => !ofNames.has(stem));
    const whole = words.reduce((sum, stem) => sum + weightOf(stem), 0);
    const best = new Map<string, Passage>();
    for (const { url, text, stems, names: of } of sentences) {
      const score = words.reduce((sum, stem) => sum + (stems.has(stem) ? weightOf(stem) : 0), 0) / whole;
      // A page that names the product is worth a comparison for the sake of others, even without a word in common.
      if (score > (best.get(url)?.score ?? -1) && named.some((name) => of.has(name)) && isOther(url))
        best.set(url, { claim, url, text, score });
    }
    return [...best.values()];
  });
  return found.toSorted((one, other) => other.score - one.score);
}

/** The names of all makers and their products. */
function namesIn(sources: readonly Source[]): string[] {
  const all = sources.flatMap((source) => makerNames(source)).map((name) => name.toLowerCase());
  return [...new Set(all)].filter((name) => name.length >= leastOfName);
}

/** The pattern of a name, made once: each sentence of each page is asked for each name. */
const patternOf = remembered(
  (name: string) => new RegExp(`(?<![\\p{L}\\p{N}])${literally(name)}(?![\\p{L}\\p{N}])`, 'iu'),
);

const mentions = (text: string, name: string) => patternOf(name).test(text);

interface Sentence {
  url: string;
  text: string;
  names: ReadonlySet<string>;
  stems: ReadonlySet<string>;
}

/** The sentences of pages that name a maker, each with the next one, which goes on about it. */
function sentencesNaming(names: readonly string[], pages: readonly StoredText[]): Sentence[] {
  return pages.flatMap(({ url, text }) => {
    const lower = text.toLowerCase();
    const likely = names.filter((name) => lower.includes(name));
    if (likely.length === 0) return [];
    const sentences = text
      .split(/\n|(?<=[.!?])\s+/)
      .map((one) => one.trim())
      .filter(({ length }) => length >= shortestSentence);
    return sentences.flatMap((sentence, at): Sentence[] => {
      const named = likely.filter((name) => mentions(sentence, name));
      if (named.length === 0) return [];
      const passage = `${sentence} ${sentences[at + 1] ?? ''}`.slice(0, longestPassage);
      return [{ url, text: passage, names: new Set(named), stems: stemsIn(passage) }];
    });
  });
}

/** The weight of a word: rare ones say more. */
function rarity(sentences: readonly Sentence[]): (stem: string) => number {
  const holders = new Map<string, number>();
  for (const { stems } of sentences) for (const stem of stems) holders.set(stem, (holders.get(stem) ?? 0) + 1);
  return (stem) => Math.log(1 + sentences.length / (1 + (holders.get(stem) ?? 0)));
}
