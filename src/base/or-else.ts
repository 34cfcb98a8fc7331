/**
 * The result of `value`, or `otherwise` if it throws.
 * @param isExpected the errors to catch; any other is thrown on.
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
