import { excerpt } from '../../base/errors.ts';
import { allWords } from '../../base/text.ts';
import { whenAllAnswered } from '../../loop/rules/brief.ts';
import type { Claim, Ledger } from '../../research/rules/ledger.ts';
import { contestedWords, isContestedByOne, verifiedText } from '../../research/rules/verified-text.ts';

/** A task for the session to start agents, which do the work. */
export function startTask(why: string, agents: readonly { id: string; agent: string; task: string }[]): string {
  const how =
    agents.length === 1
      ? 'this agent with its task line as it stands'
      : 'these agents with their task lines as they stand, all at once';
  return [
    `${why} Start ${how}, then end your turn; you are called. ${whenAllAnswered}`,
    ...agents.map(
      ({ id, agent, task }) => `  - agent \`autonomous-workflow:${agent}\`, task: \`[${id}]\` ${excerpt(task)}`,
    ),
  ].join('\n');
}

/** The task to write the whole report from all findings, which are printed in so many pages. */
export function writeUpTask(pages: number, more: readonly string[]): string {
  const commands = Array.from({ length: pages }, (_, at) => `\`autonomous-workflow evidence --page ${at + 1}\``);
  return task(
    `Write the whole report. Your file holds what was written while the search went on: keep what holds, and order it by theme. All findings, contradictions and open questions: ${commands.join(', ')}.`,
    more,
  );
}

/** The task to add the findings of earlier iterations while researchers search. */
export function besideTask(evidence: readonly string[], more: readonly string[]): string {
  return task(
    `Work into the key findings, which your file holds, what ${evidence.map((command) => `\`${command}\``).join(' and ')} prints and they do not state yet, by theme, and nothing else: the other sections are written at the end.`,
    more,
  );
}

/** The task to correct faults found by code, or to answer a critic's objections. */
export function correctTask(faults: string): string {
  return task(
    `Correct the report, which your file holds: only the sentences that are named here, and what follows from them. \`autonomous-workflow evidence C036\` prints what is known of a finding.`,
    [faults],
  );
}

/** The findings that no longer hold as the report states them. */
export function outdated(changes: readonly string[]): string {
  if (changes.length === 0) return '';
  return `Verifiers have judged since the report was written. Correct every sentence, cell and summary that says more:\n\n${changes.map((change) => `- ${change}`).join('\n')}`;
}

const task = (text: string, more: readonly string[]) => [text, ...more.filter((one) => one !== '')].join('\n\n');

/**
 * The stated findings that verifiers have judged otherwise since then, each as a sentence for the writer.
 * @param stated the ids of the findings that the report states.
 * @param isOfThen whether an assignment or a hand-in is of the first relevant iteration or a later one.
 */
export function changedFindings(
  ledger: Pick<Ledger, 'claims' | 'looks'>,
  stated: ReadonlySet<string>,
  isOfThen: (id: string) => boolean,
): string[] {
  const isChanged = ({ id }: Claim) =>
    stated.has(id) && (ledger.looks ?? []).some(({ claim, assignment }) => claim === id && isOfThen(assignment));
  return ledger.claims.filter(isChanged).flatMap((claim) => {
    const { id, verdict, text } = claim;
    if (verdict === 'contradicted') return [`${id} was refuted: take it out.`];
    if (isContestedByOne(claim, ledger)) return [`${id} is ${contestedWords}: say that it is disputed.`];
    const holds = verifiedText(claim, ledger);
    return verdict !== 'qualified' || holds === text ? [] : [`${id} holds only as ${allWords(holds)}`];
  });
}
