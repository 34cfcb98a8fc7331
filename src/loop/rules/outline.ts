import { formatBudgets } from '../../base/budgets.ts';
import type { WorkflowState } from './state.ts';
import { thingsIn } from './things-of-goal.ts';

/** The name of the file in the workflow's folder that the user edits before anything is spent. */
export const outlineFile = 'outline.md';

const questionsHeading = '## Questions';
const reportHeading = '## The report';
const lastHeading = '## Cost and time';
/** The same bounds as for questions in hand-ins, in characters. */
const questionLength = { least: 8, most: 2_000 };
const mostQuestions = 30;

/** The plan of a research that has not begun. */
export interface Outline {
  /** One per line; they are researched first. */
  questions: string[];
  /** Questions and parts of the report, as the user left them: part of the goal from then on. */
  text: string;
}

/**
 * The outline of a research, for the user to edit.
 * @param angles the first tasks of researchers.
 * @param estimate a sentence on the cost of similar iterations.
 */
export function formatOutline(state: WorkflowState, angles: readonly string[], estimate: string): string {
  const { name, prompt } = state;
  return [
    `# Outline of the research '${name}'`,
    `Nothing has been spent yet. Edit this file, then type \`/autonomous-workflow:continue-auto ${name}\`. Questions and report are part of the goal from then on; other text is for you.`,
    `${questionsHeading}\n\n<!-- One for each line. Researchers follow them first; take lines away, change them, add your own. -->`,
    questionsIn(prompt)
      .map((question) => `- ${question}`)
      .join('\n'),
    `${reportHeading}\n\n<!-- Name what each part has to answer. -->`,
    [
      'Executive summary: the answer, first',
      'Background',
      'Findings by theme',
      'Analysis across them',
      'Open questions',
      'Methodology',
    ]
      .map((part) => `- ${part}`)
      .join('\n'),
    `${lastHeading}\n\nBudgets: ${formatBudgets(state)}; change them with options of continue-auto. ${estimate} With a threshold of ${state.phase_transition_threshold} it takes ${state.phase_transition_threshold + 2} iterations at least, the write-up included.`,
    `How researchers begin:\n\n${angles.map((angle) => `- ${angle}`).join('\n')}`,
    '',
  ].join('\n\n');
}

/** An outline as the user left it. */
export function readOutline(file: string): Outline {
  const lines = file.replace(/\r\n?/g, '\n').replace(/<!--[^]*?-->\n*/g, '');
  const body = lines.split(`\n${lastHeading}`)[0] ?? '';
  const from = body.indexOf(questionsHeading);
  const text = (from === -1 ? body : body.slice(from)).trim();
  const [section = ''] = from === -1 ? [''] : text.slice(questionsHeading.length).split('\n## ');
  const asked = [...section.matchAll(/^[-*] +(.+)$/gm)].map(([, line = '']) => line.trim());
  const questions = asked.filter(({ length }) => length >= questionLength.least && length <= questionLength.most);
  return { questions: [...new Set(questions)].slice(0, mostQuestions), text };
}

/** Words that begin a question, and the boundary before a further question in the same sentence. */
const asking =
  /^(?:and |or )?(?:what|where|which|who|whom|whose|why|how|when|whether|is|are|do|does|did|can|could|should|will)\b/i;
const nextPart = /(?:,? (?:and|or) |, )(?=(?:what|where|which|who|whom|whose|why|how|when|whether)\b)/i;
/** “When the server dies”, “where nodes fail” depend on what stands before; a question has its verb first: “where do they fail”. */
const dependent =
  /^(?:when|where|why|whether) (?!(?:is|are|was|were|do|does|did|can|could|should|would|will|has|have|must|may)\b)/i;
const fewestWordsOfPart = 4;

/**
 * The questions of one sentence: “How fast is A, what does it cost, and who runs it?” asks three. A sentence whose pieces would not be
 * questions by themselves stays whole.
 */
function partsOf(question: string): string[] {
  const parts = question.slice(0, -1).split(nextPart);
  const isAsked = (part: string) =>
    asking.test(part) && !dependent.test(part) && part.split(' ').length >= fewestWordsOfPart;
  if (parts.length < 2 || !parts.every(isAsked)) return [question];
  return parts.map((part) => `${part.charAt(0).toUpperCase()}${part.slice(1)}?`);
}

/** The single questions of a prompt, and its sentences that ask for a comparison. */
export function questionsOfGoal(prompt: string): string[] {
  const sentences = prompt
    .replace(/\s+/g, ' ')
    .trim()
    .split(/(?<=[.!?]) /);
  const asked = sentences
    .filter((sentence) => sentence.endsWith('?') || (/\bcompare\b/i.test(sentence) && thingsIn(sentence).length > 0))
    .flatMap((sentence) => (sentence.endsWith('?') ? partsOf(sentence) : [sentence]))
    .filter(({ length }) => length >= questionLength.least && length <= questionLength.most);
  return [...new Set(asked)].slice(0, mostQuestions);
}

/** The questions of a prompt; the whole prompt if it has none. */
function questionsIn(prompt: string): string[] {
  const asked = questionsOfGoal(prompt);
  return asked.length > 0 ? asked : [prompt.replace(/\s+/g, ' ').trim()];
}
