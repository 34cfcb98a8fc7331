/**
 * The version of Claude Code that a hook runs in, if it is older than `wanted`. An unknown version counts as new.
 * @param wanted major, minor and patch.
 */
export function olderClaude(wanted: readonly number[]): string | undefined {
  // The only place where a hook finds the version, such as `claude-code_2-1-330_harness`.
  const [, ...version] = /^claude-code_(\d+)-(\d+)-(\d+)/.exec(process.env.AI_AGENT ?? '') ?? [];
  if (version.length === 0) return undefined;
  const difference = wanted.map((part, index) => Number(version[index]) - part).find((delta) => delta !== 0);
  return (difference ?? 0) < 0 ? version.join('.') : undefined;
}
