/** The files of a workflow with texts of the plan, its critics and the user. */
const deciding =
  /^(?:scrutiny|plan|feature-list|acceptance|goal|escalations)\.json$|^[^/]+-(?:plan|state)\.(?:md|tex)$|^tasks\.md$/;
const planNames = /^(?:plan|spec|tasks|requirements)\.(?:md|markdown|tex|txt)$/i;

/**
 * Whether the text of a file decides a coder's question: the plan, its documents, and the words of critics and user do. Code does not,
 * since coders write it.
 * @param file from the project's root, with forward slashes.
 * @param source of the features; null where it is not known.
 * @param folder of the workflow, from the project's root.
 */
export function decides(file: string, { source, folder }: { source: string | null; folder: string }): boolean {
  if (file === source) return true;
  if (file.startsWith(`${folder}/`)) return deciding.test(file.slice(folder.length + 1));
  const beside = source?.includes('/') === true ? source.replace(/[^/]*$/, '') : undefined;
  if (beside !== undefined && file.startsWith(beside) && /\.(?:md|markdown|tex|txt)$/i.test(file)) return true;
  // A file of that name in another folder may be from a coder.
  return planNames.test(file);
}

/** All texts in a value of JSON, one per line, unescaped so that quotes match. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

/** Numbers and code of an answer that are neither in its sources nor in the question: whether its words go further, its agent says. */
export function beyondEvidence(answer: string, given: readonly string[]): string[] {
  const known = given.join('\n');
  const numbers = new Set(known.match(number));
  const named = [...(answer.match(number) ?? [])].filter((one) => !numbers.has(one));
  const code = [...answer.matchAll(/`([^`\n]+)`/g)].map(([, one = '']) => one).filter((one) => !known.includes(one));
  return [...new Set([...named, ...code])];
}

const number = /\d+(?:[.,]\d+)*/g;
