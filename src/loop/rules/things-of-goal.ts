/** A name as it stands in a list: a word, and others with a capital behind it. */
const name = String.raw`[\p{L}\p{N}][\p{L}\p{N}.+#/_-]*(?: [\p{Lu}\p{N}][\p{L}\p{N}.+#_-]*){0,3}`;
const list = new RegExp(`${name}(?:, ${name})+(?:,? (?:and|or|und|oder) ${name})?`, 'gu');
const fewestThings = 3;
const mostThings = 15;

/**
 * The things that a question asks about one by one: those of its longest list of names, such as “(Oban, Que, River)” or “Litestream,
 * LiteFS or rqlite”. None where it lists fewer than three, or no names.
 */
export function thingsIn(question: string): string[] {
  const lists = (question.normalize('NFKC').match(list) ?? []).map((found) => [...new Set(namesOf(found))]);
  const ofNames = lists.filter((things) => things.filter((one) => /\p{Lu}/u.test(one)).length * 2 > things.length);
  const longest = ofNames.sort((one, other) => other.length - one.length)[0] ?? [];
  return longest.length < fewestThings ? [] : longest.slice(0, mostThings);
}

function namesOf(found: string): string[] {
  return found.split(/,? (?:and|or|und|oder) |, /).map((one, at) => {
    const plain = one.replace(/\.+$/, '');
    // “in Germany, Austria and …”: a small word before the first name belongs to the sentence.
    return at === 0 ? plain.replace(/^\p{Ll}+ (?=\p{Lu})/u, '') : plain;
  });
}
