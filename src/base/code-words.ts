/** Identifiers in prose: words in backticks, before a bracket, or in camel or snake case, such as `readBook` and `read_book`. */
export function codeWords(text: string): ReadonlySet<string> {
  const spans = [...text.matchAll(/`([^`\n]{1,300})`/g)].flatMap(
    ([, code = '']) => code.match(/[A-Za-z_$][\w$]*/g) ?? [],
  );
  const others = text.match(/\b[A-Za-z_$][\w$]*(?=\()|\b\w+_\w+\b|\b[A-Za-z]+[a-z\d][A-Z]\w*/g) ?? [];
  return new Set([...spans, ...others]);
}
