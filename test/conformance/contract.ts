import { describe, it } from 'vitest';
import { claudeVersions, type ClaudeVersion } from './claude-versions.ts';

/** One line of the contract: what Claude Code does, as a sentence, and how to see it. */
export type ContractLine = readonly [line: string, check: (claude: ClaudeVersion) => Promise<void>];

/** Checks lines of the contract on every version, each as a test of its own. */
export function contract(topic: string, lines: readonly ContractLine[]): void {
  for (const claude of claudeVersions) {
    describe(`Claude Code ${claude.version}`, () => {
      describe(topic, () => {
        for (const [line, check] of lines) it(line, () => check(claude));
      });
    });
  }
}
