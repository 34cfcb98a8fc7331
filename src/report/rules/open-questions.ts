import { itemsOf, type Escalation } from '../../loop/rules/escalation.ts';
import { addressees, isForUser, type Claim, type Ledger, type Question } from '../../research/rules/ledger.ts';
import { addresseeOf } from '../../research/rules/addressee.ts';
import { togetherWith } from '../../research/rules/gap.ts';
import { handedInFor, isDecision } from '../../research/rules/taken-answers.ts';
import { wholeQuestion } from '../../research/rules/like-questions.ts';
import { escapeTex, generatedLine } from '../../base/tex.ts';

/** The name of the list in the workflow's folder. */
export const questionsFile = 'questions.tex';
/** The line with which a report includes the list. */
export const questionsInclude = `\\IfFileExists{${questionsFile}}{\\input{${questionsFile}}}{}`;

const headings: Readonly<Record<(typeof addressees)[number] | 'unasked' | 'taken' | 'judgement', string>> = {
  judgement:
    '\\paragraph{For judgement.} These ask for a judgement, to which findings contribute: a recommendation in this report is inferred from them.',
  taken:
    '\\paragraph{Handed in as answered.} Researchers took these for answered by findings that do not name all they ask about, or lack a figure that they ask for.',
  web: '\\paragraph{For further research.} No researcher took these for answered.',
  unasked: '\\paragraph{Not followed up.} No researcher was sent for these.',
  code: '\\paragraph{For whoever knows the code.} The code that was read does not answer these.',
  trial: '\\paragraph{For a trial.} No page says these; running something would show them.',
  user: '\\paragraph{For whoever asked.} Nobody else can answer these.',
};

/**
 * The open questions by who can answer them, and the user's questions with their answers, as TeX; undefined when there are none.
 */
export function questionList(
  { questions, iterations, claims }: Pick<Ledger, 'questions' | 'iterations' | 'claims'>,
  asked: readonly Escalation[],
): string | undefined {
  const answers = asked.filter(({ answer }) => answer !== null);
  const printed = questions.filter(
    (one) => one.status === 'open' || (isForUser(one) && answers.some((answer) => itemsOf(answer).includes(one.id))),
  );
  if (printed.length === 0) return undefined;
  const given = new Set(iterations.flatMap(({ followed = [] }) => followed.flatMap((ids) => ids.split(togetherWith))));
  const isCodeRead = claims.some(({ evidence }) => evidence.some(({ hand_in }) => hand_in.includes('/repo-analyst-')));
  const groupOf = (question: Question) => {
    const { id, addressee = 'web', raised_by, taken_by } = question;
    if (addressee !== 'web') return addressee;
    if (isDecision(question)) return 'judgement';
    if (taken_by !== undefined) return 'taken';
    if (addresseeOf({ ...question, own: raised_by === 'user' }, isCodeRead) === 'code') return 'code';
    return raised_by === 'user' || given.has(id) ? 'web' : 'unasked';
  };
  const groups = (['judgement', 'taken', 'web', 'unasked', 'code', 'trial', 'user'] as const).flatMap((name) => {
    const group = printed.filter((one) => groupOf(one) === name);
    if (group.length === 0) return [];
    return [
      headings[name],
      '\\begin{itemize}',
      ...group.map((one) => item(one, answers, claims)),
      '\\end{itemize}',
      '',
    ];
  });
  return [generatedLine, ...groups].join('\n');
}

function item(question: Question, answers: readonly Escalation[], claims: readonly Claim[]): string {
  const { id, priority } = question;
  const answer = answers.find((one) => itemsOf(one).includes(id));
  const said = answer === undefined ? handedInFor(question, claims) : answered(id, answer);
  return `\\item ${id} (${priority}): ${printed(wholeQuestion(question))} ${said}`.trimEnd();
}

/** The answer to a question. Questions that were asked together have one answer, which is printed once. */
function answered(id: string, escalation: Escalation): string {
  const [first = id, ...others] = itemsOf(escalation);
  if (first !== id) return `\\emph{Answered with ${first}.}`;
  return `\\emph{Answered${others.length === 0 ? '' : `, with ${others.join(', ')}`}:} ${printed(escalation.answer ?? '')}`;
}

function printed(text: string): string {
  return escapeTex(text.replace(/\s+/g, ' ').trim());
}
