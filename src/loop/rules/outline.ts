import { formatBudgets } from '../../base/budgets.ts';
import type { WorkflowState } from './state.ts';

/** The name of the file in the workflow's folder that the user edits before the search begins. */
export const outlineFile = 'outline.md';

const questionsHeading = '## Questions';
const reportHeading = '## The report';
const lastHeading = '## Cost and time';
const longestQuestion = 2_000;
const mostQuestions = 30;

/** A question, with the things that it names to be compared or chosen from. */
interface OutlinedQuestion {
  text: string;
  options?: readonly string[] | undefined;
}

/** The plan of a research that has not begun. */
export interface Outline {
  /** One per line, their options indented below; they are researched first. */
  questions: OutlinedQuestion[];
  /** Questions and parts of the report, as the user left them: part of the goal from then on. */
  text: string;
}

/**
 * The outline of a research, for the user to edit.
 * @param estimate a sentence on the cost of similar iterations.
 */
export function formatOutline(state: WorkflowState, questions: readonly OutlinedQuestion[], estimate: string): string {
  const { name } = state;
  return [
    `# Outline of the research '${name}'`,
    `Nothing has been searched yet. Edit this file, then type \`/autonomous-workflow:continue-auto ${name}\`. Questions and report are part of the goal from then on; other text is for you.`,
    `${questionsHeading}\n\n<!-- One for each line; indented below it what it compares or chooses from, of which each gets a finding. Research ends when these are answered: take lines away, change them, add your own. -->`,
    questions
      .flatMap(({ text, options = [] }) => [`- ${text}`, ...options.map((option) => `  - ${option}`)])
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
    `${lastHeading}\n\nBudgets: ${formatBudgets(state)}; change them with options of continue-auto. ${estimate} Questions that are answered at once take three iterations, the write-up included.`,
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
  const questions: { text: string; options: string[] }[] = [];
  for (const [, indent = '', line = ''] of section.matchAll(/^([ \t]*)[-*] +(.+)$/gm)) {
    const item = line.trim().slice(0, longestQuestion);
    const last = questions.at(-1);
    if (indent !== '' && last !== undefined) last.options.push(item);
    else if (questions.every((one) => one.text !== item)) questions.push({ text: item, options: [] });
  }
  return { questions: questions.slice(0, mostQuestions), text };
}
