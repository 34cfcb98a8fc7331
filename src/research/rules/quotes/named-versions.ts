import type { FoundNumber } from './numbers.ts';

/** A name before a number, with a capital letter or possibly that of a site, and the word before it. */
const nameBefore = /(?:^|(?<![\p{L}\p{N}])(\p{L}+) )(?:the )?(\p{L}[\p{L}\d+#]*)(?:\.js)? (?:v|version )?$/u;
const places = new Set('in of with by from to on for under than like behind into beyond'.split(' '));
/** Capitalised words at the beginning of sentences, which are not products with a version. */
const noNames = new Set(
  'a about after all almost among as at before between by during for from in into nearly of on only or over per since some than the to under until up with chapter figure option page part rule section step table version'.split(
    ' ',
  ),
);
/** Words that make the version itself the claim: required, first or last. */
const demandedBefore =
  /\b(?:needs?|requires?|requiring|required|at least|minimum|since|until|before|after|starting (?:from|with)|up to|release of|version of)(?: [\p{L}.]+){0,2} $/u;
const demandedAfter =
  /^(?:\+| ?(?:or|and) (?:newer|later|higher|above|up|older|more|earlier)\b| (?:is|was|are|were|has been|will be) (?:out|released|required|published|needed|the)\b| came out\b| onwards?\b)/;
/** A number before a plural noun is a count: "Redis 9 clients"; some verbs end alike. */
const counts = /^ (?:[\p{L}-]+ )?[\p{L}-]{2,}(?<!s)s(?![\p{L}])/u;
const continues =
  /^ (?:is|was|has|does|uses|needs|supports|requires|replaces|drops|adds|removes|ships|makes|takes|brings|includes|are|were|have|had|do|did|can|cannot|could|will|would|may|might|must|should|and|or|to|of|in|on|at|by|for|with|without|from|as|than|but|while|when|where|that|which|who|the|a|an|its|this|only|also|no|not|still|already)\b/;

/**
 * Whether a number is only the version in the name of a product that the source is about: "Vite 8" in "Oxc, which replaces
 * esbuild in Vite 8, does not support it". False when the version itself is claimed, when the source has another number for the
 * name, when the number may be a count, and when other names have numbers, too, as in a comparison.
 * @param claim in normal form, with its case.
 * @param about the quote, and the title and address of its source.
 */
export function isNamedVersion(claim: string, number: FoundNumber, about: string): boolean {
  const { version, name, at, text } = number;
  if (version === undefined || name !== '' || number.spelled || (version[0] ?? '').length > 2) return false;
  const product = productBefore(claim.slice(0, at));
  if (product === undefined) return false;
  const after = claim.slice(at + text.length);
  if (demandedBefore.test(claim.slice(0, at)) || demandedAfter.test(after)) return false;
  if (counts.test(after) && !continues.test(after)) return false;
  return (
    isAbout(about, product) &&
    !hasOtherNumbers(claim, product) &&
    !new RegExp(`${numberStart(product)}\\d`, 'iu').test(about)
  );
}

/** The name of a product before a number that may be its version. */
function productBefore(before: string): string | undefined {
  const [whole, place, name = ''] = nameBefore.exec(before) ?? [];
  if (whole === undefined || noNames.has(name.toLowerCase())) return undefined;
  const begins = place === undefined || /[.;:,] $/.test(before.slice(0, before.length - whole.length));
  return begins || places.has(place.toLowerCase()) ? name : undefined;
}

/** Whether a text mentions a product; for a name without a capital letter, whether it is the site's. */
function isAbout(about: string, name: string): boolean {
  const isName = /\p{Lu}/u.test(name);
  const inSite = new RegExp(`://(?:[\\w-]+\\.)*${escaped(name)}[.:/-]`, 'i');
  return (
    inSite.test(about) || (isName && new RegExp(`(?<![\\p{L}\\d])${escaped(name)}(?![\\p{L}\\d])`, 'u').test(about))
  );
}

/** The pattern of a number after a name: `Vite 8`, `"node":">=20"`. */
function numberStart(name: string): string {
  return `(?<![\\p{L}\\d])${escaped(name)}(?:\\.js)?[^\\p{L}\\d]{0,8}v?`;
}

/** Whether another name is directly followed by a number without a unit. */
function hasOtherNumbers(claim: string, name: string): boolean {
  return [...claim.matchAll(/(?<![\p{L}\d])(\p{Lu}[\p{L}\d+#]*)(?:\.js)? v?\d/gu)].some(
    ([, other = '']) => other !== name && !noNames.has(other.toLowerCase()),
  );
}

function escaped(name: string): string {
  return name.replace(/[+#.]/g, '\\$&');
}

/**
 * Whether a version is that of the quote for the same name, without its zeros: Node.js 18 for "Node.js >= 18.0.0". Parameters as
 * above.
 */
export function isShortVersion(claim: string, { version, at, name }: FoundNumber, about: string): boolean {
  if (version === undefined || name !== '') return false;
  const before = claim.slice(0, at);
  const [, product] = /(?<![\p{L}\d])(\p{Lu}[\p{L}\d+#]*)(?:\.js)? (?:v|version )?$/u.exec(before) ?? [];
  if (product === undefined) return false;
  return new RegExp(`${numberStart(product)}${version.join('\\.')}(?:\\.0)+(?![\\d.]*\\d)`, 'iu').test(about);
}
