/**
 * The value, or another one where it cannot be had.
 * @param isExpected the errors that are meant; any other is thrown on.
 */
export function orElse<T, U>(
  value: () => T,
  otherwise: U,
  isExpected: (error: unknown) => boolean = () => true,
): T | U {
  try {
    return value();
  } catch (error) {
    if (!isExpected(error)) throw error;
    return otherwise;
  }
}
