import { workflowPaths } from '../../src/files/paths.ts';
import { readList } from '../../src/judging/lists-on-disk.ts';
import { shownBeside } from '../../src/research/rules/claim-judging.ts';
import type { Session } from './session.ts';

/** A finding of a researcher; all pages are of one party, so one vote makes one finding of two. */
export const claimOf = (text: string, page: number, importance = 'supporting') => ({
  text,
  quote: `we found: ${text}`,
  importance,
  source: { url: `https://example.org/${page}`, title: `Page ${page}`, kind: 'primary' },
});

/** The hand-in of a judge that answers controls rightly, or not, and gives C003 a relation to C001. */
export function judgementOf({ project }: Session, assignment: string, is: string, isHonest = true) {
  const list = readList(workflowPaths(project.root, 'x'), assignment);
  if (list === undefined) throw new Error('no list');
  const answers = list.items.map((item, at) => {
    const rest = { n: at + 1, kind: 'behaviour', about: 'other', serves: 'Q001', near: [] as object[] };
    const yes = { page_says: 'yes', words: item.within.words?.[0] ?? '' };
    if (!('key' in item)) {
      const isYes = item.right.page_says?.includes('yes') === isHonest;
      return { ...rest, ...(isYes ? yes : { page_says: 'no' }) };
    }
    return { ...rest, ...yes, near: item.key === 'C003' ? [{ to: 'C001', is }] : [] };
  });
  const by = answers.flatMap((one, at) => ('key' in (list.items[at] ?? {}) ? one.n : []));
  const { questions: shown } = shownBeside.parse(list.beside);
  const questions = shown.map(({ id }) => ({
    id,
    answered: id === 'Q001' ? 'fully' : 'no',
    by: id === 'Q001' ? by : [],
  }));
  return { assignment, answers, questions };
}
