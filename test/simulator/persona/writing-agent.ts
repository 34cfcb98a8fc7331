import type { ModelReply, ModelRequest } from '../model-types.ts';
import { call, hasRun, read, resultOf, run, say, shown } from './actions.ts';
import { stepsOf, textsOf } from '../conversation.ts';

/** What it writes instead of the findings in a row, from what the commands of its task print. */
type Words = (printed: string, isWriteUp: boolean) => string;

interface Finding {
  readonly id: string;
  readonly text: string;
}

/** The most times that it mends what a hook refuses. */
const mostRounds = 5;

/**
 * A writer's model: reads its prompt, its file and what the commands of its task print, and writes the file: a few lines, which it leaves as
 * they are. One that is given words for what is printed mends what the hook says.
 */
export function writingAgent(request: ModelRequest, words?: Words): ModelReply {
  const steps = stepsOf(request);
  const told = steps.flatMap((step) => (step.kind === 'told' ? [step.text] : []));
  const prompt = told.find((text) => /\[i\d+-[tu]\d+\]/.test(text)) ?? '';
  const file = /^Your hand-in: (\S+\.md)/m.exec(told.join('\n'))?.[1] ?? '';
  const task = prompt.slice(prompt.indexOf('## Your task'));
  const commands = [...task.matchAll(/`autonomous-workflow (evidence(?: --(?:iteration|page) \d+)*)`/g)].map(
    ([, one = '']) => one,
  );
  const open = commands.find((command) => !hasRun(steps, command));
  if (open !== undefined) return run(`autonomous-workflow ${open}`);
  const before = shown(steps, file);
  if (before === undefined) return read(file);
  const writes = steps.filter((step) => step.kind === 'called' && step.name === 'Write');
  const last = writes.at(-1);
  if (last?.kind === 'called') {
    const written = String(last.input.content);
    const since = textsOf(steps.slice(steps.indexOf(last) + 1));
    const refusal = since.findLast((text) => text.includes('cannot be taken yet'));
    if (refusal === undefined || words === undefined || writes.length > mostRounds)
      return say('My hand-in is written.');
    const mended = withoutLines(written, quotedIn(refusal));
    return mended === written ? say('My hand-in is written.') : write(file, mended);
  }
  const goal = (/## Goal\n\n((?:> .*\n?)+)/.exec(prompt)?.[1] ?? '').replace(/^> /gm, '').trim();
  const printed = commands.map((command) => resultOf(steps, command)).join('\n');
  return write(file, draft({ before, task, goal, printed, isWriteUp: task.includes('Write the whole report') }, words));
}

const write = (file: string, content: string) => call('Write', { file_path: file, content });

/** The sentences that faults or objections quote. */
const quotedIn = (text: string): string[] => [...text.matchAll(/“([^”]+)”/g)].map(([, quoted = '']) => quoted);

const plain = (text: string) =>
  text
    .replace(/\[@[^\]]*\]|\[inference\]|…$/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();

/** A text without the lines that say what is quoted: each sentence of this writer has its own. */
function withoutLines(text: string, quoted: readonly string[]): string {
  const wrong = quoted.map(plain).filter((one) => one !== '');
  const lines = text.split('\n').filter((line) => !wrong.some((one) => plain(line).includes(one)));
  return lines.join('\n').replace(/\n{3,}/g, '\n\n');
}

interface Material {
  before: string;
  task: string;
  goal: string;
  printed: string;
  isWriteUp: boolean;
}

function draft({ before, task, goal, printed, isWriteUp }: Material, words: Words | undefined): string {
  if (printed !== '' && words !== undefined) return words(printed, isWriteUp);
  if (printed === '') {
    const mended = withoutLines(before, quotedIn(task));
    return mended === before
      ? before.replace(/# Left undone[^]*/, '# Left undone\n\n- Nothing is to be changed.\n')
      : mended;
  }
  const findings = [...new Map(readFindings(printed).map((one) => [one.id, one])).values()];
  const known = bodyOf(before, 'Key Findings');
  const late = findings.filter(({ id }) => !known.includes(`@${id}]`)).map(sentence);
  const heading = isWriteUp
    ? '## Results of the last search'
    : `## Results of search ${/\[i(\d+)-/.exec(task)?.[1] ?? ''}`;
  const results = late.length === 0 ? known : [known, heading, ...late].filter((one) => one !== '').join('\n\n');
  const sections = isWriteUp
    ? [
        ['Executive Summary', findings.slice(0, 3).map(sentence).join('\n')],
        ['Background & Context', `This report answers the question: ${escaped(goal)}`],
        ['Key Findings', results],
        ['Analysis & Synthesis', 'What the sources say is listed above, one finding after the other.'],
      ]
    : [['Key Findings', results]];
  const left = late.length === 0 && !isWriteUp ? '\n\n- Every finding stands there already.' : '';
  return `${sections.map(([title, text]) => `# ${title}\n\n${text}`).join('\n\n')}\n\n# Left undone${left}\n`;
}

/** The text of a section of a draft. */
function bodyOf(text: string, title: string): string {
  const [, behind = ''] = text.split(`# ${title}\n`);
  return behind.split(/^# /m)[0]?.trim() ?? '';
}

const sentence = ({ id, text }: Finding): string => `${escaped(text).replace(/\.$/, '')} [@${id}].`;

/** Findings as `evidence` prints them. */
function readFindings(printed: string): Finding[] {
  return [...printed.matchAll(/^- (C\d+) \([^)]*\) “(.+)”\n {2}cite: /gm)].map(([, id = '', text = '']) => ({
    id,
    text,
  }));
}

const escaped = (text: string): string => text.replace(/[\\`*_[\]<>{}#|]/g, '\\$&');
