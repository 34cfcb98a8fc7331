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

function namesOf(found: string): string[] {
  return found.split(/,? (?:and|or|und|oder) |, /).map((one, at) => {
    const plain = one.replace(/\.+$/, '');
    // “in Germany, Austria and …”: a small word before the first name belongs to the sentence.
    return at === 0 ? plain.replace(/^\p{Ll}+ (?=\p{Lu})/u, '') : plain;
  });
}
