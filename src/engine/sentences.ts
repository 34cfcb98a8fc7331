const mostShown = 12;

/** Validation issues as one line each: where, and what was expected. */
export function sentences(issues: readonly { path: PropertyKey[]; message: string }[]): string[] {
  const lines = issues.map(
    ({ path, message }) => `${path.length === 0 ? 'top level' : path.map(String).join(' ')}: ${message}`,
  );
  if (lines.length <= mostShown) return lines;
  return [...lines.slice(0, mostShown), `and ${lines.length - mostShown} more`];
}
