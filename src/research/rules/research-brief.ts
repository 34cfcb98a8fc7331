import {
  type BriefInput,
  goal,
  redirection,
  problemsToFix,
  boundaries,
  shorten,
  heading,
  sentence,
  reportPath,
  agentSteps,
  whenAllAnswered,
} from '../../loop/rules/brief.ts';
import { shownVerdict } from '../../loop/rules/iteration.ts';
import { counted, quotedWords } from '../../base/text.ts';
import { isRecorded, isSearching, isWriting, describeFindings } from '../../loop/rules/state.ts';
import { lacksAgents, type Assignment } from '../../loop/rules/agents.ts';
import { excerpt } from '../../base/errors.ts';
import { openItems, type Escalation } from '../../loop/rules/escalation.ts';
import {
  type Ledger,
  type Question,
  isFile,
  isForUser,
  openContradictions,
  openQuestions,
  questionsOfUser,
} from './ledger.ts';
import { type SnapshotRow, pageAddress } from './pages/page.ts';
import { isForTrial } from './questions.ts';
import { latestOutage, type SearchOutage } from './searches.ts';

/** The input for a brief of research. */
export interface ResearchBriefInput extends BriefInput {
  outlook: Outlook;
  /** The agent that writes the report, in an iteration that does. */
  writer?: Assignment | undefined;
}

/** An open question in a line, with its urgency and other addressees. */
export function describeQuestion({ id, priority, text, escalated, addressee }: Outlook['questions'][number]): string {
  const code = addressee === 'code' ? ', about the code' : '';
  return `- ${id} (${priority}${code}${escalated === true ? ', the user is asked' : ''}): ${quotedWords(text)}`;
}

/** The brief of the current iteration. It is complete, because a compacted session remembers nothing else. */
export function composeBrief(input: ResearchBriefInput): string {
  const { state } = input;
  const material = [goal(input)];
  if (input.redirects.length > 0) material.push(redirection(input));
  material.push(soFar(input));
  if (input.problems.length > 0) material.push(problemsToFix(input));
  const instructions: string[] = [];
  if (isSearching(state) && (!isRecorded(state) || lacksAgents(input))) {
    const end = isWriting(state) ? [] : ['3. End your turn. The next brief comes by itself.'];
    instructions.push(['## Steps', '', ...agentSteps(input), `2. ${whenAllAnswered}`, ...end].join('\n'));
  } else if (!isWriting(state))
    instructions.push(
      `## Steps\n\n1. Iteration ${state.iteration} is recorded. End your turn. The next brief comes by itself.`,
    );
  if (isWriting(state)) instructions.push(writingSteps(input));
  if (input.acceptance !== undefined) instructions.push(input.acceptance);
  instructions.push(boundaries(input));
  return shorten(heading(input), material, instructions);
}

function soFar({ state, outlook: { questions, checks } }: ResearchBriefInput): string {
  const verdict = shownVerdict(state);
  const lines = [`${describeFindings(state)}.${verdict === null ? '' : ` ${sentence(excerpt(verdict))}`}`];
  if (checks !== '') lines.push(sentence(excerpt(checks)));
  lines.push(...questions.map(describeQuestion));
  const heading = questions.length === 0 ? '## So far' : '## So far, with the open questions';
  return `${heading}\n\n${lines.join('\n')}`;
}

/** The steps for starting the agents that write, verify and judge the report, which would fill the session's context itself. */
function writingSteps(input: ResearchBriefInput): string {
  const { state, folder } = input;
  const isLast = isSearching(state);
  const why = isLast
    ? 'There is one iteration only, so the report is completed in it.'
    : 'The search is over; start no researchers.';
  const steps = stepsToRecord(input);
  return [
    isLast ? '## Then write up' : '## Steps',
    '',
    `${why} Agents write ${reportPath(state, folder)}, verify its findings and judge it: start those that \`record\` names, step by step, and read neither findings nor report yourself.`,
    '',
    ...steps,
    `${steps.length === 0 ? '' : '   '}If \`record\` asks for a closing line, end your answer with that line. End your turn.`,
  ].join('\n');
}

/** The steps for the report's agents and `record`; empty while researchers of this iteration have to start. */
function stepsToRecord(input: ResearchBriefInput): string[] {
  const { state, writer } = input;
  if (isSearching(state) && !isRecorded(state)) return [];
  const isOpen = !isSearching(state) && input.assignments.some(({ id }) => !input.finished.has(id));
  if (isOpen) return [...agentSteps(input), `2. ${whenAllAnswered}`];
  if (writer !== undefined) return [...agentSteps({ ...input, assignments: [writer] }), `2. ${whenAllAnswered}`];
  return ['1. Run `autonomous-workflow record`.'];
}

/** The facts of the ledger that the next iteration needs, so that hooks need not read a ledger of any size. */
export interface Outlook {
  /** The most urgent open questions for agents, at most eight; those that wait for a person's answer are last. */
  questions: (Pick<Question, 'id' | 'text' | 'priority' | 'addressee'> & { escalated?: true })[];
  /** All questions of the user, with what is left of those that are answered in part; none before the goal was read. */
  own: (Pick<Question, 'id' | 'text' | 'status'> & { left?: string })[];
  /** Urgent open questions of agents that only a trial can settle. */
  trials: string[];
  /** The outage of the search in the latest iterations, or null. */
  outage: SearchOutage | null;
  /** Addresses of the readable pages that findings cite, the latest first. */
  pages: string[];
  /** The progress of checking the findings: a phrase. */
  checks: string;
  /** The agents of the iteration that follows, once the one before is recorded. */
  next?: { iteration: number; assignments: Assignment[] };
}

const mostQuestions = 8;

/**
 * The outlook of a ledger. Questions that wait for a person do not count as open.
 * @param pages the outcomes of all requested pages.
 */
export function outlookOf(
  ledger: Ledger,
  escalations: readonly Escalation[] = [],
  pages: readonly SnapshotRow[] = [],
): Outlook {
  const waiting = openItems(escalations);
  const questions = openQuestions(ledger)
    .filter((question) => !isForUser(question) && !isForTrial(question))
    .map(({ id, text, priority, addressee }) => ({
      ...{ id, text, priority },
      ...(addressee !== undefined && { addressee }),
      ...(waiting.has(id) && { escalated: true as const }),
    }));
  const free = questions.filter(({ escalated }) => escalated !== true);
  return {
    questions: [...free, ...questions.filter((one) => !free.includes(one))].slice(0, mostQuestions),
    own: questionsOfUser(ledger).map(({ id, text, status, lacks, missing }) => {
      const left = lacks ?? missing?.join(', ');
      return { id, text, status, ...(left !== undefined && { left }) };
    }),
    trials: openQuestions(ledger)
      .filter((one) => isForTrial(one) && one.priority === 'high' && one.raised_by !== 'user')
      .map(({ text }) => text),
    outage: latestOutage(ledger.iterations) ?? null,
    pages: pagesRead(ledger, pages),
    checks: describeChecks(ledger),
  };
}

/** About thirty addresses have room in a text of this length. */
const mostPages = 40;

function pagesRead({ sources }: Ledger, pages: readonly SnapshotRow[]): string[] {
  const unread = new Set(pages.flatMap(({ page, snapshot }) => (snapshot === null ? [page] : [])));
  const onWeb = sources.flatMap((source) =>
    isFile(source) || unread.has(pageAddress(source.url)) ? [] : [source.url],
  );
  return onWeb.toReversed().slice(0, mostPages);
}

/** What verifiers found, in numbers, without those that are 0. */
export function describeVerdicts({ claims }: Pick<Ledger, 'claims'>): string[] {
  const words = {
    supported: 'confirmed in their page',
    qualified: 'confirmed in narrower words',
    contradicted: 'refuted',
    unverified: 'undecided',
  };
  return Object.entries(words).flatMap(([wanted, said]) => {
    const { length } = claims.filter(({ verdict }) => verdict === wanted);
    return length === 0 ? [] : [`${length} ${said}`];
  });
}

/** The one count of the quotes and absences that came with findings; the word of another party is none of them. */
export function describeQuotes({ claims }: Pick<Ledger, 'claims'>): string[] {
  const evidence = claims.flatMap((claim) => claim.evidence.filter(({ second }) => second === undefined));
  const tally = (isSearch: boolean, what: string): string[] => {
    const own = evidence.filter(({ searched }) => (searched !== undefined) === isSearch);
    return own.length === 0 ? [] : [`${own.filter(({ check }) => check?.sound).length} of ${own.length} ${what}`];
  };
  const unread = evidence.filter(({ check }) => (check?.verdict ?? 'could-not-run') === 'could-not-run').length;
  return [
    ...tally(false, 'quotes found in their sources'),
    ...tally(true, 'absences confirmed by a search'),
    ...(unread === 0 ? [] : [`${unread} not checked, because the source could not be read`]),
  ];
}

/** The progress of checking the findings, in numbers; empty before the first finding. */
export function describeChecks(ledger: Ledger): string {
  const verdicts = describeVerdicts(ledger);
  const open = openContradictions(ledger).map(({ id }) => id);
  return [
    ...describeQuotes(ledger),
    ...(verdicts.length === 0 ? [] : [`verifiers: ${verdicts.join(', ')}`]),
    ...(open.length === 0 ? [] : [`${counted(open.length, 'contradiction')} open (${open.join(', ')})`]),
  ].join('; ');
}
