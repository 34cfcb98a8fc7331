import { shuffled, type Random } from '../../base/random.ts';
import { remembered } from '../../base/remembered.ts';
import { withoutSpeaker } from './attribution.ts';
import { contentIn, namesIn, stemsIn } from './distinctive.ts';
import type { Claim, Ledger } from './ledger.ts';
import { isCommon } from './similarity.ts';

export const controlKinds = ['same', 'apart', 'first-says-more', 'second-says-more'] as const;
export type ControlKind = (typeof controlKinds)[number];

/** A pair of statements with a known answer. */
export interface Control {
  texts: readonly [string, string];
  control: ControlKind;
}

/** From so many claims with a number or a half on, each file has one of them; of fewer, they would be the same in each. */
const enough = 4;
/** More claims than these have pairs for several files. */
const mostOfOneFile = 30;

/**
 * Pairs with a known answer, made of claims so that they read like the others: one that a party states, one with another number,
 * the first half of one with all of it, and two about different things. Where few claims have a number or a half, some files have
 * two different things, and one claim with another added, instead, because a pair that stands in each is recognised.
 */
export function controlsFrom(ledger: Pick<Ledger, 'claims' | 'sources'>, random: Random): Control[] {
  const any = shuffled(ledger.claims, random);
  const lowered = lowering(any);
  if (any.length === 0) return [];
  const contentOf = remembered(contentIn);
  const differing = any.slice(0, 6).flatMap((claim, at) => {
    const foreign = foreignTo([...any.slice(at + 1), ...any.slice(0, at)], claim, contentOf);
    return foreign === undefined ? [] : [[claim.text, foreign.text] as const];
  });
  const first: readonly string[] = differing[0] ?? [];
  const others = differing.filter((texts) => texts.every((text) => !first.includes(text)));
  const apart = (pairs: typeof differing) => pairs.slice(0, 1).map((texts): Control => ({ texts, control: 'apart' }));
  const more = (narrow: string, wide: string): Control => ({ texts: [narrow, wide], control: 'second-says-more' });
  const halves = any.flatMap(({ text }) => {
    const half = firstHalf(text);
    return half === undefined ? [] : [more(half, text)];
  });
  const [one, foreign] = others[0] ?? first;
  const glued =
    one === undefined || foreign === undefined ? [] : [more(one, `${withoutEnd(one)}; ${lowered(foreign)}`)];
  const numbers = any.flatMap(({ text }) => otherNumber(text) ?? []);
  const isOwn = (own: readonly Control[]) => any.length <= mostOfOneFile || random() * enough < own.length;
  const chosen = (own: readonly Control[], other: readonly Control[]) =>
    own.length > 0 && (other.length === 0 || isOwn(own)) ? own.slice(0, 1) : other;
  return [
    attributed(ledger, any, { lowered, random }),
    ...chosen(numbers, numbers.length === 0 ? [] : apart(others)),
    ...apart(differing),
    ...chosen(halves, glued),
  ];
}

/** A claim, and the same with its party as the speaker. */
function attributed(
  { sources }: Pick<Ledger, 'sources'>,
  any: readonly Claim[],
  { lowered, random }: { lowered: (text: string) => string; random: Random },
): Control {
  const parties = new Map(sources.map(({ id, party }) => [id, party]));
  const partyOf = ({ evidence }: Claim) => parties.get(evidence[0]?.source ?? '')?.replace(/ \(.*/, '');
  const isPlain = ({ text }: Claim) => withoutSpeaker(text).said === text;
  const ofParty = any.find((claim) => partyOf(claim) !== undefined && isPlain(claim));
  const chosen = ofParty ?? any.find(isPlain) ?? any[0];
  const text = chosen?.text ?? '';
  const party = (chosen && partyOf(chosen)) ?? 'the documentation';
  const speaker = /\b(?:project|team|foundation|authors|developers)$/i.test(party) ? `the ${party}` : party;
  const forms = [
    `According to ${speaker}, ${lowered(text)}`,
    `${speaker.charAt(0).toUpperCase()}${speaker.slice(1)} says that ${lowered(text)}`,
    `${withoutEnd(text)}, according to ${speaker}.`,
  ];
  return { texts: [text, forms[Math.floor(random() * forms.length)] ?? ''], control: 'same' };
}

/** A number that counts or measures something, not part of a name, a version, a code or a year. */
const amount = /(?<![\p{L}\p{N}_.,:=^~/-])(?!(?:19|20)\d\d\b)\d+(?=(?<share>\s?%)|\s(?<counted>\p{Ll}{2,}))/u;

/** A text with another number in place of its first amount; undefined without one. */
function otherNumber(text: string): Control | undefined {
  const { 0: digits = '', index = 0, groups } = amount.exec(text) ?? {};
  if (digits === '' || isCommon(groups?.counted ?? '')) return undefined;
  const isShare = groups?.share !== undefined || /^per ?cent/.test(groups?.counted ?? '');
  const other = isShare ? Math.ceil(Number(digits) / 3) : Number(digits) * 3;
  const changed = `${text.slice(0, index)}${other}${text.slice(index + digits.length)}`;
  return changed === text ? undefined : { texts: [text, changed], control: 'apart' };
}

/** Words of a half; fewer are rarely a sentence. */
const fewestOfHalf = 4;

/** The statement before a semicolon, which leaves out what follows. */
function firstHalf(text: string): string | undefined {
  const at = text.indexOf('; ');
  const [half, other] = [text.slice(0, at), text.slice(at + 2)];
  const isWhole = at > 0 && [half, other].every((part) => part.split(' ').length >= fewestOfHalf);
  return isWhole ? `${half}.` : undefined;
}

/** A function that makes a sentence the second half of another. */
function lowering(claims: readonly Claim[]): (text: string) => string {
  const names = new Set(claims.flatMap(({ text }) => namesIn(text)));
  return (text) =>
    text.replace(/^\p{Lu}\p{Ll}*(?![\p{L}\p{N}])/u, (first) =>
      names.has(first.toLowerCase()) ? first : first.toLowerCase(),
    );
}

const withoutEnd = (text: string) => text.replace(/[.!?\s]+$/u, '');

/** The first claim without a content word of another, rather of its source, which reads like it. */
function foreignTo(
  claims: readonly Claim[],
  { text, evidence }: Claim,
  contentOf: (text: string) => ReadonlySet<string>,
): Claim | undefined {
  const known = stemsIn(text);
  const isForeign = (claim: Claim) => [...contentOf(claim.text)].every((word) => !known.has(word));
  const isNear = (claim: Claim) => claim.evidence[0]?.source === evidence[0]?.source;
  return claims.find((claim) => isNear(claim) && isForeign(claim)) ?? claims.find(isForeign);
}
