/**
 * The nodes of one cycle in the order of its arrows, or undefined when there is none; always the same one for the same graph.
 * @param arrows for each node those that it points to; nodes that are not in the map point nowhere.
 */
export function findCycle(arrows: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const done = new Set<string>();
  const from = (node: string, way: readonly string[]): string[] | undefined => {
    if (way.includes(node)) return way.slice(way.indexOf(node));
    if (done.has(node)) return undefined;
    done.add(node);
    return firstCycle(arrows.get(node) ?? [], [...way, node]);
  };
  const firstCycle = (nodes: Iterable<string>, way: readonly string[]): string[] | undefined => {
    for (const node of nodes) {
      const cycle = from(node, way);
      if (cycle !== undefined) return cycle;
    }
    return undefined;
  };
  return firstCycle(arrows.keys(), []);
}

/** Numbers from 0 to below 1. */
export type Random = () => number;

export function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  return items
    .map((item) => ({ item, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);
}

/** Deterministic random numbers from 0 to 1 for a text, because rules are pure (FNV-1a for the seed, then mulberry32). */
export function randomOf(text: string): Random {
  let state = 0x81_1c_9d_c5;
  for (let at = 0; at < text.length; at += 1) state = Math.imul(state ^ text.charCodeAt(at), 0x01_00_01_93) >>> 0;
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Cache<Key, Result> {
  get: (key: Key) => Result | undefined;
  has: (key: Key) => boolean;
  set: (key: Key, result: Result) => unknown;
}

/**
 * A function that computes each result once.
 * @param known a WeakMap where the results of objects are not to outlive them.
 */
export function remembered<Key, Result>(
  derive: (key: Key) => Result,
  known: Cache<Key, Result> = new Map<Key, Result>(),
): (key: Key) => Result {
  return (key) => {
    const before = known.get(key);
    if (before !== undefined || known.has(key)) return before as Result;
    const result = derive(key);
    known.set(key, result);
    return result;
  };
}

/**
 * The value of a formula of numbers, `+ - * / ^` and brackets; undefined for any other text and for a division by zero. Names and
 * code are not evaluated.
 */
export function evaluate(formula: string): number | undefined {
  const tokens = formula.match(/\d+(?:\.\d+)?(?:[eE]\d{1,3})?|[-+*/^()]|\S/g) ?? [];
  let at = 0;
  const accept = (...wanted: string[]): string | undefined => {
    const token = tokens[at];
    if (token === undefined || !wanted.includes(token)) return undefined;
    at += 1;
    return token;
  };
  const chain = (part: () => number, ...signs: string[]): number => {
    let value = part();
    for (let sign = accept(...signs); sign !== undefined; sign = accept(...signs)) {
      const other = part();
      value = { '+': value + other, '-': value - other, '*': value * other, '/': value / other }[sign] ?? Number.NaN;
    }
    return value;
  };
  const sum = (): number => chain(product, '+', '-');
  const product = (): number => chain(power, '*', '/');
  const power = (): number => {
    const base = term();
    return accept('^') === undefined ? base : base ** power();
  };
  const term = (): number => {
    if (accept('-') !== undefined) return -power();
    if (accept('(') === undefined) {
      const token = tokens[at];
      at += 1;
      return token !== undefined && /^\d/.test(token) ? Number(token) : Number.NaN;
    }
    const inside = sum();
    return accept(')') === undefined ? Number.NaN : inside;
  };
  const value = formula.length > longestFormula ? Number.NaN : sum();
  return at === tokens.length && Number.isFinite(value) ? value : undefined;
}

const longestFormula = 200;
