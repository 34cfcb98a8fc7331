/**
 * Whether a value has every key of the sample, with values of the same kind, at any depth. The first element of an array in the
 * sample stands for each; `null` in it stands for anything. Cheap, for our own files on a hook's start-up path: what comes from
 * outside is validated by a schema.
 */
export function resembles<T>(value: unknown, sample: T): value is T {
  if (sample === null) return true;
  if (Array.isArray(sample)) {
    return Array.isArray(value) && (sample.length === 0 || value.every((element) => resembles(element, sample[0])));
  }
  if (typeof sample !== 'object') return typeof value === typeof sample && !Number.isNaN(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.entries(sample).every(
    ([key, inner]) => Object.hasOwn(value, key) && resembles((value as Record<string, unknown>)[key], inner),
  );
}
