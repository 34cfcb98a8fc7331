import { normalText } from './normal-text.ts';
import { numbersInNormal } from './numbers.ts';
import { placeOf, type PageIndex, type Place } from './page-index.ts';
import { judgeEdge } from './quote-edges.ts';
import { normalSentenceAround, sentenceAround } from './sentence.ts';

/** Why a found quote is weak evidence. */
export type Doubt = 'short' | 'cut-word' | 'negated' | 'scattered' | 'boilerplate';

/** The place of a text in a page. */
export interface QuoteMatch {
  /** Offsets in the page's normal text. */
  start: number;
  end: number;
  place: Place;
  doubts: Doubt[];
  /** Whether it cuts a number of the page or changes the case of a unit (Mb, MB), and so is not a quote of this place. */
  breaksNumber: boolean;
}

const mostPlaces = 100;

/** The first 100 places of a text in a page, ignoring typography, with the effects of their edges. */
export function findWhole(wanted: string, page: PageIndex): QuoteMatch[] {
  const normal = page.normalOf(wanted);
  const units = unitsOf(wanted);
  const { text } = page.normal;
  return placesOf(normal.text, text, mostPlaces).map((start) => {
    const end = start + normal.text.length;
    const place = placeOf(page, start, end);
    const { before, after } = normalSentenceAround(page, { start, end });
    const edges = judge(before, normal.text, after);
    if (page.isBoilerplate(place)) edges.doubts.push('boilerplate');
    const keepsMarks = normal.marks.every(({ at, says }) =>
      // A footnote mark may be before or after the full stop.
      [-1, 0, 1].some((shift) => page.hasMark(start + at + shift, says)),
    );
    const keepsUnits = units === '' || units === unitsOf(page.text.slice(place.start, place.end));
    return { ...edges, start, end, place, breaksNumber: edges.breaksNumber || !keepsMarks || !keepsUnits };
  });
}

/** The first `most` places of a text in another, overlaps included. */
function placesOf(wanted: string, text: string, most: number): number[] {
  const places: number[] = [];
  if (wanted === '') return places;
  for (let at = text.indexOf(wanted); at !== -1 && places.length < most; at = text.indexOf(wanted, at + 1))
    places.push(at);
  return places;
}

/** The places of a literal quote, whose edges normalisation may change. */
export function findVerbatim(quote: string, page: PageIndex): QuoteMatch[] {
  return placesOf(quote, page.text, mostPlaces).map((start) => {
    const end = start + quote.length;
    const place = { start, end };
    const { before, after } = sentenceAround(page.text, place);
    const edges = judge(spaced(before), spaced(quote), spaced(after));
    if (page.isBoilerplate(place)) edges.doubts.push('boilerplate');
    return { ...edges, start: -1, end: -1, place };
  });
}

/** The normal form with white space at the edges, which matters where two parts meet. */
function spaced(part: string): string {
  const { text } = normalText(part);
  return `${/^\s/.test(part) ? ' ' : ''}${text}${/\s$/.test(part) ? ' ' : ''}`;
}

function judge(left: string, inner: string, right: string): Pick<QuoteMatch, 'doubts' | 'breaksNumber'> {
  const edges = [judgeEdge(left, inner + right, true), judgeEdge(left + inner, right, false)];
  const doubts: Doubt[] = [];
  if (edges.some(({ cutsWord }) => cutsWord)) doubts.push('cut-word');
  if (edges.some(({ dropsNegation }) => dropsNegation)) doubts.push('negated');
  return { doubts, breaksNumber: edges.some(({ cutsNumber }) => cutsNumber) };
}

/** The units of a text in their own case, which the search ignores: Mb is not MB. */
function unitsOf(text: string): string {
  const numbers = /\d/.test(text) ? numbersInNormal(normalText(text, { keepCase: true }).text) : [];
  const names = numbers.map(({ unit, magnitude }) => `${magnitude === 1 ? '' : magnitude}${unit?.name ?? ''}`);
  return names.some((name) => name !== '') ? names.join(' ') : '';
}
