import { codeWords } from '../../base/code-words.ts';
import type { FeatureList } from './feature.ts';
import { graphOf, lineage } from './graph.ts';

/** A name that more features than these use distinguishes none of them. */
const mostUsers = 3;
/** Shorter titles are phrases that occur in any text. */
const leastTitle = 12;

/**
 * Returns whether a statement about something else concerns a feature too: it is about one of its dependencies, or names the feature by
 * its id, its title, or an identifier in its description.
 */
export function concernOf(
  list: FeatureList,
  id: string,
): (said: { about: readonly string[]; text: string }) => boolean {
  const graph = graphOf(list);
  const own = lineage(graph, id);
  const features = own.flatMap((one) => graph.features.get(one) ?? []);
  const needs = new Set(
    features.flatMap(({ dependencies }) =>
      dependencies.flatMap((one) => [one, ...(graph.groups.get(one)?.alternatives ?? [])]),
    ),
  );
  const named = list.features.map(({ name, description }) => codeWords(`${name}\n${description}`));
  const names = new Set(
    features
      .flatMap(({ name, description }) => [...codeWords(`${name}\n${description}`)])
      .filter((word) => named.filter((words) => words.has(word)).length <= mostUsers),
  );
  const titles = features.map(({ name }) => name.toLowerCase()).filter(({ length }) => length >= leastTitle);
  return ({ about, text }) => {
    if (about.some((one) => needs.has(one))) return true;
    if (namesId(text, own)) return true;
    if (titles.some((title) => text.toLowerCase().includes(title))) return true;
    return [...codeWords(text)].some((word) => names.has(word));
  };
}

/** Whether a text names one of the ids; ids without a digit are excluded, since they may be ordinary words. */
export function namesId(text: string, ids: readonly string[]): boolean {
  const words = text.split(/[^\w.-]+/).map((word) => word.replace(/[.-]+$/, ''));
  return ids.some((id) => /[A-Za-z]/.test(id) && /\d/.test(id) && words.includes(id));
}
