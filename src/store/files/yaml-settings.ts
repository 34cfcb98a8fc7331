import { isAlias, isMap, isScalar, isSeq, type Pair } from 'yaml';
import type { GivenSetting, Origin } from '../../engine/configuration/settings.ts';
import { composeShallowYaml, type LineProblem, type ShallowYaml } from './shallow-yaml.ts';

/** The first specification put all its keys under this one. */
const wrapper = 'autonomous_loop';

type YamlSettings = { given: GivenSetting[] } | { problems: LineProblem[] };

/** What a configuration file's text sets, or why it cannot be read as keys with values. Nothing in it is expanded. */
export function readYamlSettings(text: string, originAt: (line: number) => Origin): YamlSettings {
  const yaml = composeShallowYaml(text);
  if ('problems' in yaml) return yaml;
  const top = mapOf(yaml.document.contents, yaml, 1);
  if ('problems' in top) return top;
  const wrapped = top.items.find((pair) => keyOf(pair) === wrapper);
  if (wrapped === undefined) return { given: settingsOf(top, yaml, text, originAt) };
  const line = lineOf(wrapped, yaml);
  if (top.items.length > 1) {
    return { problems: [{ line, message: `expected every key below ${wrapper}, or ${wrapper} not at all` }] };
  }
  const inner = mapOf(wrapped.value, yaml, line);
  return 'problems' in inner ? inner : { given: settingsOf(inner, yaml, text, originAt) };
}

/** A mapping without anchor and tag; an empty one where there is nothing. */
function mapOf(node: unknown, yaml: ShallowYaml, line: number): { items: Pair[] } | { problems: LineProblem[] } {
  const isEmpty = node === null || (isScalar(node) && node.value === null);
  if (isEmpty && oddity(node) === undefined) return { items: [] };
  if (isMap(node) && oddity(node) === undefined) return node;
  const at = isScalar(node) || isSeq(node) || isMap(node) || isAlias(node) ? node.range?.[0] : undefined;
  const message = `expected keys with values, such as max_iterations: 30; received ${oddity(node) ?? 'a single value'}`;
  return { problems: [{ line: at === undefined ? line : yaml.lineAt(at), message }] };
}

function settingsOf(
  map: { items: Pair[] },
  yaml: ShallowYaml,
  text: string,
  originAt: (line: number) => Origin,
): GivenSetting[] {
  return map.items.map((pair) => {
    const { value } = pair;
    const strange = isScalar(value) ? oddity(value) : value === null ? undefined : (oddity(value) ?? 'several keys');
    const [from, to] = isScalar(value) ? (value.range ?? [0, 0]) : [0, 0];
    return {
      key: keyOf(pair),
      values: strange === undefined ? [isScalar(value) ? value.value : null] : [],
      written: strange ?? (text.slice(from, to) || 'nothing'),
      origin: originAt(lineOf(pair, yaml)),
    };
  });
}

/** The key as text; one that is no plain name is no key of ours under any text. */
function keyOf({ key }: Pair): string {
  return isScalar(key) && oddity(key) === undefined ? String(key.value) : (oddity(key) ?? 'several keys as a key');
}

function lineOf({ key }: Pair, yaml: ShallowYaml): number {
  const at = isScalar(key) || isMap(key) || isSeq(key) || isAlias(key) ? key.range?.[0] : undefined;
  return yaml.lineAt(at ?? 0);
}

/** What a node is that a configuration has no use for. */
function oddity(node: unknown): string | undefined {
  if (isAlias(node)) return 'an alias (*)';
  if (isSeq(node)) return 'a list';
  if (!isScalar(node) && !isMap(node)) return undefined;
  if (node.anchor !== undefined) return 'an anchor (&)';
  return node.tag === undefined ? undefined : 'a tag (!)';
}
