import { remembered } from '../../base/remembered.ts';
import { contentIn, distinctiveOf, namesIn, stemsIn } from './distinctive.ts';
import { mayBeCited } from './failed-quotes.ts';
import { makerNames } from './independence.ts';
import { namesMaker } from './kind-of-claim.ts';
import type { Claim, Evidence, Source } from './ledger.ts';
import { isOfRepository } from './repository-fact.ts';

type Sources = ReadonlyMap<string, Source>;

/** Limiting words of a statement, and the words of a quote that support them. */
const limiting: readonly (readonly [claim: RegExp, quote: RegExp])[] = [
  [
    /\b(?:only|solely|exclusively)\b/i,
    /\b(?:only|just|solely|exclusively|alone|unless|except|until|without|single|must)\b/i,
  ],
  // Words that make a claim wider than what a quote says.
  [
    /(?<!\blet )\balone\b/i,
    /\b(?:alone|only|just|solely|exclusively|single|standalone|by itself|on its own|nothing else)\b/i,
  ],
  [
    /\b(?:complete(?:ly)?|whole|wholly|entire(?:ly)?)\b/i,
    /\b(?:(?:in)?complete\w*|whole|wholly|entire\w*|full\w*|all|every\w*|each|total\w*|throughout)\b/i,
  ],
  [
    /(?<!\b(?:not|cannot|never|without|before|if|whether)\b[^,;.]{0,30})\bany\b(?! (?:one|more|longer|moment|time|instant|point)\b)/i,
    /\b(?:any\w*|all|every\w*|each|no|none|unlimited|arbitrary|whatever|whichever|regardless)\b/i,
  ],
  [
    /\b(?:while|when|though|if) (?:it |they |the \w+ )?(?:(?:is|are|being) )?(?:still )?(?:in use|being (?:used|written)|running|open|live|online)\b/i,
    /\b(?:in use|us(?:e[ds]?|ing)|running|runs?|live|online|open(?:ed|s)?|concurrent\w*|simultaneous\w*|writ\w+|active|in progress|normally|during|while|continu\w+)\b/i,
  ],
  [/\bnever\b/i, /\b(?:never|not|no|cannot|without)\b|n['’]t\b/i],
  // “Above all”, “at all” and “after all” are no quantities; “each” and “every” mostly only reword a quote.
  [
    /\b(?:always|(?<!\b(?:above|at|after) )all|all(?= times\b))\b/i,
    /\b(?:always|every\w*|each|all|any|per|whole|entire\w*)\b/i,
  ],
  [/\bfails?\b/i, /\b(?:fail\w*|not work|error\w*|throws?|reject\w*|breaks?|cannot)\b|n['’]t work\b/i],
  [/\bpaid\b/i, /\b(?:paid|pay|pricing|prices?|commercial|licen[cs]e\w*|subscri\w+|purchase\w*|premium)\b|[$€]\d/i],
  [
    /\brefuse[sd]?\b/i,
    /\b(?:refus\w+|reject\w*|den(?:y|ies|ied)|disallow\w*|forbid\w*|prevent\w*|not|cannot|unsupported|error\w*|throws?)\b|n['’]t\b/i,
  ],
  [/\bautomatic(?:ally)?\b/i, /\bauto/i],
  [/\bsafely\b/i, /\b(?:safe\w*|unsafe|secure\w*|danger\w*|risk\w*|corrupt\w*|consisten\w*|reliab\w*)\b/i],
  [
    /\breliably\b/i,
    /\b(?:reliab\w*|unreliab\w*|safe\w*|bug\w*|broken|correct\w*|incorrect\w*|properly|robust\w*|fail\w*|guarantee\w*)\b/i,
  ],
  [/\benough\b/i, /\b(?:enough|suffic\w+|insufficient\w*|suffices?|only|just|all you need|adequate\w*)\b/i],
  [
    /\b(?:slight(?:ly)?|tiny|negligib(?:le|ly)|marginal(?:ly)?)\b/i,
    /\b(?:slight\w*|tiny|small\w*|negligib\w*|marginal\w*|minor|minimal\w*|little|low)\b/i,
  ],
  [
    /\b(?:at most|no more than)\b/i,
    /\b(?:at most|more than|max\w*|up to|within|limit\w*|never|only|single|one|less than|fewer than|below|under|≤|<=)\b/i,
  ],
  [/\bmost (?:common|often|frequent)(?:ly)?\b/i, /\b(?:most\w*|common\w*|often|main\w*|frequent\w*)\b/i],
];
/** A demand is mostly another wording of what a quote says, but no recommendation confirms it, nor does a claim with one. */
const demanding = [
  /\b(?:requires?|needs?|must(?! not\b))\b(?! *[,.;:]| for\b)/i,
  /\b(?:requir\w+|needs?|needed|must|necessary|minimum|mandatory|prerequisites?|depends? on|rel(?:y|ies) on|takes?|should|have to|has to|or (?:newer|higher|later|above))\b|≥|>=|\d\+/i,
] as const;
const recommending = /\b(?:recommend|advis|suggest)/i;
/** Words that deny, or say of a thing that it does not happen. */
const denying =
  /\b(?:not|no|none|nor|never|neither|cannot|without|only|bug\w*|fail\w*|prevent\w*|avoid\w*|guarantee\w*|safe\w*|un(?!der|i|til)\p{L}{4,}|incorrect\w*)\b|n['’]t\b/iu;
/** Words with which a quote says less than a statement without such words. */
const hedged = /\b(?:[Mm]ight|[Rr]ecommended|[Pp]ossibly|(?<!\b[Nn]ot )[Pp]ossible(?! \p{Lu}{4}))\b/u;
const hedging =
  /\b(?:might|may|maybe|perhaps|possibl[ey]|recommend\w*|advis\w+|suggest\w*|usually|typically|sometimes|often|should|can|could)\b/i;

/** Names of code: options, names with an underscore or a capital inside, and names in capitals. */
const codeName = /(?<![\w-])--?[a-z][\w-]+|\b\p{L}[\p{L}\p{N}]*_\w+|\b\p{Ll}+\p{Lu}\w*|\b\p{Lu}{4,}\p{N}*\b/gu;
/** The ends of the parts of a statement that each need words of the quotes. */
const partEnd = /[;:.](?=\s)|,? \b(?:so that|so|because|since|while|whereas|but)\b/i;
const clauseEnd = /[,;:.](?=\s)|\|/;
/** A clause with fewer content words, such as “Possibly, …” or “It is recommended, …”, is part of the next one. */
const fewestOfClause = 2;
/** The fewest content words of a part that is judged, and the least share of them in the quotes. */
const fewestWords = 3;
const leastShare = 1 / 4;
const leastOfCore = 1 / 2;
const leastOfStem = 5;

/**
 * The words of a claim that none of its quotes has: limiting words (only, never, always, fails, refuses,
 * automatically, safely, enough), demands of what a quote recommends, widening ones (alone, complete, any, while in use), names of code and of products with a maker,
 * parts of which less than a quarter of the words is there, and hedges that it leaves out. Names and parts may be in what stands
 * above or right behind a quote, names of the page and its maker may be missing. Empty for an absence, which has no quote.
 */
export function lackingWords({ text, evidence }: Pick<Claim, 'text' | 'evidence'>, sources: Sources): string[] {
  const cited = evidence.filter((one) => mayBeCited(one) && one.searched === undefined);
  if (cited.length === 0) return [];
  const quotes = cited.map(({ quote }) => quote);
  const quoted = quotes.join(' | ');
  const hedges = hedging.test(text) ? [] : hedgesOn(text, quotes);
  const limits = recommending.test(quoted) ? [...limiting, demanding] : limiting;
  return [...new Set([...unsaid(text, quoted, { cited, sources, share: leastShare, limits }), ...hedges])];
}

/** The first hedge of a quote, in a clause that speaks of a claim: “…, partial recovery is possible” does not hedge the loss before it. */
function hedgesOn(text: string, quotes: readonly string[]): string[] {
  const content = contentIn(text);
  const clauses = quotes.flatMap(clausesOf).filter((clause) => hedged.test(clause));
  const own = clauses.find(
    (clause) => [...contentIn(clause)].filter((word) => content.has(word)).length >= fewestOfClause,
  );
  return own === undefined ? [] : (hedged.exec(own)?.slice(0, 1) ?? []);
}

function clausesOf(quote: string): string[] {
  const clauses: string[] = [];
  for (const part of quote.split(clauseEnd)) {
    const last = clauses.at(-1);
    if (last === undefined || contentIn(last).size >= fewestOfClause) clauses.push(part);
    else clauses[clauses.length - 1] = `${last},${part}`;
  }
  return clauses;
}

/**
 * The words of a core that another claim states neither itself nor in its quotes, as above, but of each part half has to be there,
 * and a denial: sorters name too much.
 */
export function unsaidBy(core: string, { text, evidence }: Claim, sources: Sources): string[] {
  const cited = evidence.filter(mayBeCited);
  const said = wordsOf({ text, evidence });
  const denial = distinctiveOf(core).isNegated && !denying.test(said) ? ['not'] : [];
  return [...unsaid(core, said, { cited, sources, share: leastOfCore, limits: [...limiting, demanding] }), ...denial];
}

const wordsOf = ({ text, evidence }: Pick<Claim, 'text' | 'evidence'>) =>
  [text, ...evidence.filter(mayBeCited).flatMap(({ wording = '', quote }) => [wording, quote])].join(' | ');

/** Whether a claim has the limiting and widening words of another one, which a sorter may overlook: “slight loss” is more than “loss”. */
export function saysLimitsOf(claim: Pick<Claim, 'text' | 'evidence'>, { text }: Pick<Claim, 'text'>): boolean {
  return limitsUnsaid(text, wordsOf(claim), [...limiting, demanding]).length === 0;
}

function limitsUnsaid(text: string, said: string, limits: typeof limiting): string[] {
  return limits.flatMap(([claim, quote]) => {
    const found = claim.exec(text)?.[0];
    return found === undefined || quote.test(said) ? [] : found;
  });
}

/** The limiting and widening words, the names and the parts of a text that are not said. */
function unsaid(
  text: string,
  said: string,
  {
    cited,
    sources,
    share,
    limits,
  }: { cited: readonly Evidence[]; sources: Sources; share: number; limits: typeof limiting },
): string[] {
  const read = `${said} | ${cited.map(({ check }) => check?.before ?? '').join(' | ')}`;
  const named = cited.flatMap(({ source: id }) => sources.get(id) ?? []).map(namedBy);
  const all = `${read} | ${named.map(({ words }) => words).join(' | ')}`.replaceAll('\\', '').toLowerCase();
  const capital = new Set(namesIn(text));
  const products = (text.match(/[\p{L}\p{N}]+/gu) ?? []).filter(
    (name) => (capital.has(name.toLowerCase()) || /\p{L}\p{Lu}/u.test(name)) && namesMaker(name, sources),
  );
  const names = [...(text.match(codeName) ?? []), ...products].filter(
    (name) => !all.includes(name.toLowerCase()) && !all.includes(name.toLowerCase().replaceAll('_', ' ')),
  );
  const stems = stemsIn(read.replaceAll('_', ' '));
  const beginnings = new Set([...stems].map((stem) => stem.slice(0, leastOfStem)));
  const isSaid = (word: string) =>
    stems.has(word) || (word.length >= leastOfStem && beginnings.has(word.slice(0, leastOfStem)));
  const parts = text.split(partEnd).filter((part) => {
    const telling = [...contentIn(part)].filter((word) => !named.some((one) => one.stems.has(word)));
    return telling.length >= fewestWords && telling.filter(isSaid).length < share * telling.length;
  });
  return [...limitsUnsaid(text, said, limits), ...names, ...parts.map((part) => part.trim())];
}

interface Named {
  words: string;
  stems: ReadonlySet<string>;
}

/** The names of a page and its maker, cached because many claims cite one page. */
const namedBy = remembered((source: Source): Named => {
  const words = [source.title, source.party ?? '', ...makerNames(source)].join(' | ');
  return { words, stems: stemsIn(words) };
}, new WeakMap<Source, Named>());

/** The context of a quote on its stored page; see contextOf. */
export type ContextOf = (quote: string, snapshot: string) => string;

/** A claim with the context of its quotes, where these lack words of it. Agents quote a sentence, not the heading above it. */
export function withContext(claim: Claim, sources: Sources, before: ContextOf): Claim {
  const isOpen = ({ check, quote }: Evidence) =>
    check?.sound === true && check.snapshot !== null && check.before === undefined && quote !== '';
  if (!claim.evidence.some(isOpen) || isOfRepository(claim, sources)) return claim;
  if (lackingWords(claim, sources).length === 0) return claim;
  const evidence = claim.evidence.map((one) => {
    const { check, quote } = one;
    return check?.snapshot == null || !isOpen(one)
      ? one
      : { ...one, check: { ...check, before: before(quote, check.snapshot) } };
  });
  return { ...claim, evidence };
}

/**
 * The evidence that shows a claim best: of the first source the sound piece whose quote has most of its words, because later ones may
 * have been merged into it, and a second piece with words that the first lacks. Empty without any that may be cited.
 */
export function carryingEvidence(claim: Claim, sources: Sources): Evidence[] {
  const citable = claim.evidence.filter(mayBeCited);
  const sound = citable.filter(({ check }) => check?.sound === true);
  const lacked = (...evidence: Evidence[]) => lackingWords({ ...claim, evidence }, sources).length;
  const content = contentIn(claim.text);
  const usable = sound.length > 0 ? sound : citable;
  const ranked = usable.map((one) => {
    const said = stemsIn(one.quote);
    const isLater = Number(one.source !== usable[0]?.source);
    return { one, isLater, lacks: lacked(one), shared: [...content].filter((word) => said.has(word)).length };
  });
  const [best, ...others] = ranked.sort((a, b) => a.isLater - b.isLater || a.lacks - b.lacks || b.shared - a.shared);
  if (best === undefined) return [];
  const more = others
    .toSorted((a, b) => a.lacks - b.lacks)
    .find(({ one }) => one.searched === undefined && lacked(best.one, one) < best.lacks);
  return [best.one, ...(more === undefined ? [] : [more.one])];
}
