import { titleOf } from '../base/names.ts';
import { writeAtomic } from '../files/store.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { allEntries } from '../loop/inbox.ts';
import { languageOf, type GoalReading } from '../research/rules/goal-reading.ts';
import { currentId, type Ledger } from '../research/rules/ledger.ts';
import { formatDraft, reportWriting, withWriting, type Draft, type SectionTitle } from './rules/draft.ts';
import { readSections, sentencesOf, type Sentence } from './rules/source.ts';
import type { Block } from './rules/tree.ts';

/** The text of the report as its writers handed it in, over all iterations: the later of two hand-ins of a section holds. */
export function readDraft(paths: WorkflowPaths): Draft {
  return allEntries(paths)
    .filter(({ agent }) => agent === 'report-writer')
    .toSorted((one, other) => (one.received_at < other.received_at ? -1 : 1))
    .reduce<Draft>((draft, { hand_in }) => {
      const read = reportWriting.safeParse(hand_in);
      return read.success ? withWriting(draft, read.data) : draft;
    }, {});
}

/** What the goal-reader called the goal, and the language of it; the workflow's name, and English, where nobody has said. */
export function nameOfGoal(paths: WorkflowPaths): { title: string; language: string } {
  const read = allEntries(paths).findLast(({ agent }) => agent === 'goal-reader')?.hand_in;
  const { title = titleOf(paths.name), language = '' } = (read ?? {}) as Partial<GoalReading>;
  return { title, language: languageOf(language) ?? 'en' };
}

/** Whether any section was handed in. */
export const isBegun = (draft: Draft): boolean => Object.values(draft).some((text) => text.trim() !== '');

/** Writes the view of the draft, which other programs read for what the report states. The caller holds the workflow's lock. */
export function writeSource(paths: WorkflowPaths, draft: Draft): void {
  writeAtomic(paths.reportSource, formatDraft(draft));
}

/** The sections of a draft as blocks, with the present ids of what was joined. */
export function sectionsOf(draft: Draft, ledger: Ledger): ReadonlyMap<SectionTitle, Block[]> {
  return readSections(draft, (id) => currentId(ledger, id));
}

/** The sentences of a draft. */
export const sentencesOfDraft = (draft: Draft, ledger: Ledger): Sentence[] => sentencesOf(sectionsOf(draft, ledger));
