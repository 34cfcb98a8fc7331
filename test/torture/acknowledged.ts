import { expect } from 'vitest';
import { parseJournal, type JournalLine } from '../../src/journal/rules/fold.ts';
import { readRedirects } from '../../src/loop/redirects.ts';
import { readEscalations } from '../../src/loop/escalations.ts';
import { allEntries } from '../../src/loop/inbox.ts';
import { readJournal } from '../../src/journal/journal.ts';
import { readLedger } from '../../src/research/ledger-file.ts';
import type { WorkflowPaths } from '../../src/files/paths.ts';

/** What processes that ended by themselves have said is done. */
export class Acknowledged {
  /** Ids of the agents that handed in. */
  readonly handIns = new Set<string>();
  readonly redirects = new Map<string, WorkflowPaths>();
  /** Ids of answered escalations, with the answers. */
  readonly answers = new Map<string, string>();
  /** Iterations that were recorded. */
  readonly recorded = new Set<number>();
  /** How much of the transcript checkpoints keep. */
  keptBytes = 0;
  /** What was on its way while a process was killed: done or not done. */
  readonly uncertain = new Set<string>();

  /** Holds all of it against what is on disk, once a last `record` has merged the inbox. */
  expectKept(paths: WorkflowPaths): void {
    const journal = parseJournal(readJournal(paths));
    this.expectHandIns(paths, journal);
    for (const [text, where] of this.redirects) {
      expect(redirectsWith(where, text), `redirect ${text}`).toHaveLength(1);
      expect(
        parseJournal(readJournal(where)).filter((line) => isRedirect(line, text)),
        `journal of ${text}`,
      ).toHaveLength(1);
    }
    for (const text of this.uncertain) expect(redirectsWith(paths, text).length, text).toBeLessThanOrEqual(1);
    const escalations = readEscalations(paths);
    for (const [id, answer] of this.answers) {
      expect(escalations.find((one) => one.id === id)?.answer).toBe(answer);
      expect(
        journal.some((line) => line.event === 'escalation-answered' && line.id === id),
        id,
      ).toBe(true);
      expect(redirectsWith(paths, answer), answer).toHaveLength(1);
    }
    for (const iteration of this.recorded) {
      expect(
        journal.some((line) => line.event === 'recorded' && line.iteration === iteration),
        `${iteration}`,
      ).toBe(true);
    }
  }

  private expectHandIns(paths: WorkflowPaths, journal: readonly JournalLine[]): void {
    const merged = new Set(readLedger(paths).merged);
    const noted = new Set(journal.flatMap((line) => (line.event === 'hand-in' ? [line.file] : [])));
    const stored = new Map<string, string>();
    for (const { id, agent_id } of allEntries(paths)) {
      expect(stored.has(agent_id), `${agent_id} is stored once`).toBe(false);
      stored.set(agent_id, `${id}.json`);
      expect(merged, id).toContain(id);
    }
    for (const agent of this.handIns) {
      expect(stored.has(agent), `the hand-in of ${agent} is in the inbox`).toBe(true);
      expect(noted, agent).toContain(stored.get(agent));
    }
  }
}

function isRedirect(line: JournalLine, text: string): boolean {
  return line.event === 'redirected' && line.text.includes(text);
}

/** The redirects, told or not, with a text. */
const redirectsWith = (paths: WorkflowPaths, text: string) =>
  readRedirects(paths).filter((one) => one.text.includes(text));
