/** A name in a list: a word, followed by up to three capitalized ones. */
const name = String.raw`[\p{L}\p{N}][\p{L}\p{N}.+#/_-]*(?: [\p{Lu}\p{N}][\p{L}\p{N}.+#_-]*){0,3}`;
const list = new RegExp(`${name}(?:, ${name})+(?:,? (?:and|or|und|oder) ${name})?`, 'gu');
const fewestThings = 3;
const mostThings = 15;

/**
 * The items of the lists of names in a question, such as “(Oban, Que, River)” or “Litestream, LiteFS or rqlite”. A list has at least three
 * names.
 */
export function thingsIn(question: string): string[] {
  const lists = (question.normalize('NFKC').match(list) ?? []).map((found) => [...new Set(namesOf(found))]);
  const isOfNames = (things: readonly string[]) =>
    things.filter((one) => /\p{Lu}/u.test(one)).length * 2 > things.length;
  const ofNames = lists.filter((things) => things.length >= fewestThings && isOfNames(things));
  return [...new Set(ofNames.flat())].slice(0, mostThings);
}

/** “dies, with Litestream, LiteFS or rqlite”: a list begins behind the word that introduces it. */
const introducing = /^(?:with|in|on|for|of|by|from|between|among|as|like|at|under|using|mit|von|zwischen|bei) (?=\S)/u;

function namesOf(found: string): string[] {
  const parts = found.split(/,? (?:and|or|und|oder) |, /).map((one) => one.replace(/\.+$/, ''));
  const from = parts.findLastIndex((one) => introducing.test(one));
  return parts.slice(Math.max(from, 0)).map((one, at) => {
    const plain = one.replace(introducing, '');
    // “in Germany, Austria and …”: a small word before the first name belongs to the sentence.
    return at === 0 ? plain.replace(/^\p{Ll}+ (?=\p{Lu})/u, '') : plain;
  });
}
