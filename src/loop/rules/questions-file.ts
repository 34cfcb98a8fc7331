/** The name of the file in the workflow's folder in which a user edits the questions before the search begins. */
export const questionsFile = 'questions.md';

/** Stands in the file until the user goes on. */
const unseen = '<!-- Nothing is searched before continue-auto, which takes this line away. -->';

const longestQuestion = 2_000;
const mostQuestions = 30;

/** A question, with what it compares or chooses from. */
export interface PlannedQuestion {
  text: string;
  options?: readonly string[] | undefined;
}

/** The file for the user to edit; without questions it waits for the goal to be read. */
export function formatQuestions(name: string, questions: readonly PlannedQuestion[]): string {
  const lines = questions.flatMap(({ text, options = [] }) => [
    `- ${text}`,
    ...options.map((option) => `  - ${option}`),
  ]);
  return [
    `# Questions of the research '${name}'`,
    unseen,
    `One for each line, with what it compares indented below it. Take lines away, change them, add your own; research ends when these are answered. Then type \`/autonomous-workflow:continue-auto ${name}\`.`,
    lines.join('\n'),
  ].join('\n\n');
}

/** The file as the user left it: its questions, and whether nobody has gone on with them yet. */
export function readQuestions(file: string): { questions: PlannedQuestion[]; isUnseen: boolean } {
  const questions: { text: string; options: string[] }[] = [];
  for (const [, indent = '', line = ''] of file.replace(/\r\n?/g, '\n').matchAll(/^([ \t]*)[-*] +(.+)$/gm)) {
    const item = line.trim().slice(0, longestQuestion);
    const last = questions.at(-1);
    if (indent !== '' && last !== undefined) last.options.push(item);
    else if (questions.every(({ text }) => text !== item)) questions.push({ text: item, options: [] });
  }
  return { questions: questions.slice(0, mostQuestions), isUnseen: file.includes(unseen) };
}

/** The file once the user goes on. */
export const withoutMark = (file: string): string => file.replace(`${unseen}\n\n`, '').replace(unseen, '');
