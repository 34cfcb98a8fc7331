import { readFileSync } from 'node:fs';
import { cachedClaude, fetchClaude, OLDEST_CLAUDE } from '../simulator/claude-binaries.ts';
import { CLAUDE_BINARY } from '../simulator/claude-options.ts';

/** One version of Claude Code and where its binary is. */
export interface ClaudeVersion {
  readonly version: string;
  readonly binary: string;
}

const packageFile = new URL('../../node_modules/@anthropic-ai/claude-code/package.json', import.meta.url);
const { version: pinned } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string };
const { CLAUDE_CODE_VERSIONS: wanted = `${OLDEST_CLAUDE} ${pinned}` } = process.env;
const versions = wanted.split(/[\s,]+/).filter((version) => version !== '');

/**
 * The versions that the contract is checked on: the oldest supported and the pinned one, or those that the environment
 * names (`CLAUDE_CODE_VERSIONS="2.1.331 2.1.340"`).
 */
export const claudeVersions: readonly ClaudeVersion[] = versions.map((version) => ({
  version,
  binary: version === pinned ? CLAUDE_BINARY : cachedClaude(version),
}));

/** Fetches the versions that are not here yet; vitest calls it once, before the workers start. */
export async function setup(): Promise<void> {
  for (const version of versions) if (version !== pinned) await fetchClaude(version);
}

/**
 * Promises what is expected of a version, from a table of the versions in which the behaviour was first seen: the row of
 * the nearest version that is not newer. So a new release is judged by the newest row.
 */
export function expectedOf<Value>({ version }: ClaudeVersion, rows: Readonly<Record<string, Value>>): Value {
  const row = Object.entries(rows)
    .filter(([since]) => compareVersions(since, version) <= 0)
    .sort(([left], [right]) => compareVersions(left, right))
    .at(-1);
  if (row === undefined) throw new Error(`The table has no row for ${version} or older.`);
  return row[1];
}

function compareVersions(left: string, right: string): number {
  return left.localeCompare(right, 'en', { numeric: true });
}
