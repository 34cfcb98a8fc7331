import type { ReportCritique } from '../../src/report/rules/critique.ts';
import type { JudgeList } from '../../src/judging/lists.ts';
import type { Project } from './project.ts';

/** What a critic says of the sentences with these words, by what they lack. */
type Against = Readonly<Record<string, string>>;

/** The answer of a report-critic that sees its controls, and to whom all other sentences are carried. */
export function critique(
  project: Project,
  assignment: string,
  against: Against = {},
  unanswered: ReportCritique['unanswered'] = [],
) {
  const { items } = project.readJson(`docs/research-x/.runtime/report/judging/${assignment}.json`) as JudgeList;
  const sentences = items.map((item, at) => {
    const n = at + 1;
    if ('right' in item) return { n, carried: item.right.carried?.[0] };
    const lacks = Object.entries(against).find(([words]) => item.text.includes(words))?.[1];
    return lacks === undefined ? { n, carried: 'wholly' } : { n, carried: 'not', lacks };
  });
  const summary = 'Read the whole report and the ledger.';
  return { assignment, summary, sentences, unanswered };
}
