/**
 * Where a text stands in another, overlaps included, first to last and at most `most` places. Knuth, Morris and Pratt's
 * search: time grows with the sum of both lengths whatever they hold, unlike `indexOf`, which a page can make quadratic.
 */
export function placesOf(wanted: string, text: string, most: number): number[] {
  const length = wanted.length;
  if (length === 0 || length > text.length) return [];
  const fallback = fallbacks(wanted);
  const places: number[] = [];
  let matched = 0;
  for (let at = 0; at < text.length && places.length < most; at += 1) {
    const unit = text.charCodeAt(at);
    while (matched > 0 && wanted.charCodeAt(matched) !== unit) matched = fallback[matched - 1] ?? 0;
    if (wanted.charCodeAt(matched) === unit) matched += 1;
    if (matched < length) continue;
    places.push(at - length + 1);
    matched = fallback[matched - 1] ?? 0;
  }
  return places;
}

/** For each prefix, the length of the longest shorter prefix that it ends with. */
function fallbacks(wanted: string): Uint32Array {
  const lengths = new Uint32Array(wanted.length);
  let matched = 0;
  for (let at = 1; at < wanted.length; at += 1) {
    const unit = wanted.charCodeAt(at);
    while (matched > 0 && wanted.charCodeAt(matched) !== unit) matched = lengths[matched - 1] ?? 0;
    if (wanted.charCodeAt(matched) === unit) matched += 1;
    lengths[at] = matched;
  }
  return lengths;
}
