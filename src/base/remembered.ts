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
