import type { ModelReply, ModelRequest } from '../model-types.ts';
import { call, hasRun, read, resultOf, run, say, shown } from './actions.ts';
import { type Step, stepsOf, textsOf } from './conversation.ts';

/** How a writer goes wrong; not at all by default. */
export interface WriterQuirks {
  /** What becomes of a section, which begins with its heading, before it goes into the report. */
  readonly spoils?: (section: string) => string;
  /** What it writes instead of the findings in a row, from what the commands of its task print. */
  readonly writes?: (printed: string, isWriteUp: boolean) => string;
  /** Leaves what the checks and critics find as it is. */
  readonly neverFixes?: boolean;
}

interface Finding {
  readonly id: string;
  readonly text: string;
}

/** The most times that it mends what a hook refuses. */
const mostRounds = 5;
const titles = ['Executive Summary', 'Background & Context', 'Key Findings', 'Analysis & Synthesis', 'Open Questions'];

/**
 * A writer's model: reads its prompt, its file and what the commands of its task print, writes the file, and mends what the hook says. One
 * without quirks writes a few lines, and leaves what the checks find as it is.
 */
export function writingAgent(request: ModelRequest, quirks?: WriterQuirks): ModelReply {
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
    const refusal = refusalIn(steps.slice(steps.indexOf(last) + 1));
    if (refusal === '' || quirks === undefined || quirks.neverFixes === true || writes.length > mostRounds)
      return say('My hand-in is written.');
    const mended = withoutLines(written, quotedIn(refusal));
    return mended === written ? say('My hand-in is written.') : write(file, mended);
  }
  const goal = (/## Goal\n\n((?:> .*\n?)+)/.exec(prompt)?.[1] ?? '').replace(/^> /gm, '').trim();
  const printed = commands.map((command) => resultOf(steps, command)).join('\n');
  return write(
    file,
    draft({ before, task, goal, printed, isWriteUp: task.includes('Write the whole report') }, quirks),
  );
}

const write = (file: string, content: string) => call('Write', { file_path: file, content });

/** What a hook has said of a hand-in since it was written; empty where it was taken. */
function refusalIn(steps: readonly Step[]): string {
  const texts = textsOf(steps);
  return texts.findLast((text) => text.includes('cannot be taken yet')) ?? '';
}

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

function draft(material: Material, quirks: WriterQuirks | undefined): string {
  const { before, task, printed, isWriteUp } = material;
  if (printed !== '' && quirks?.writes !== undefined) return quirks.writes(printed, isWriteUp);
  if (printed === '') {
    const mended = quirks?.neverFixes === true ? before : withoutLines(before, quotedIn(task));
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
  const sections: Record<string, string> = { 'Key Findings': results };
  if (isWriteUp) Object.assign(sections, writtenUp(material, findings, quirks));
  const parts = Object.entries(sections)
    .toSorted(([one], [other]) => titles.indexOf(one) - titles.indexOf(other))
    .map(([title, text]) => (quirks?.spoils ?? ((same) => same))(`# ${title}\n\n${text}`));
  const left = late.length === 0 && !isWriteUp ? '\n\n- Every finding stands there already.' : '';
  return `Title:\n\n${parts.join('\n\n')}\n\n# Left undone${left}\n`;
}

/** The text of a section of a draft. */
function bodyOf(text: string, title: string): string {
  const [, behind = ''] = text.split(`# ${title}\n`);
  return behind.split(/^# /m)[0]?.trim() ?? '';
}

function writtenUp(
  { goal, printed }: Material,
  findings: readonly Finding[],
  quirks: WriterQuirks | undefined,
): Record<string, string> {
  const background = `This report answers the question: ${escaped(goal)}`;
  if (quirks === undefined)
    return {
      'Executive Summary': findings.slice(0, 3).map(sentence).join('\n'),
      'Background & Context': background,
      'Analysis & Synthesis': 'What the sources say is listed above, one finding after the other.',
    };
  const answers = answersTo(goal, findings);
  const central = findings.filter(({ id }) => !answers.flat().some((one) => one.id === id)).slice(0, 6);
  const disputes = [...(/^Contradictions:\n((?:- .*\n?)+)/m.exec(printed)?.[1] ?? '').matchAll(/^- (X\d+): .+$/gm)];
  return {
    'Executive Summary': [
      ...answers.map(listed),
      'The findings below say more as far as the sources do; which of them matter most is our judgement. [inference]',
      ...(central.length === 0 ? [] : [listed(central)]),
    ].join('\n\n'),
    'Background & Context': `${background}\n\nWhat a limiter is and why services need one is taken as known, and so is the vocabulary of the field.`,
    'Analysis & Synthesis': [
      'Taken together, the findings point one way: what is counted where decides what a limiter can promise, and at which price.',
      ...(findings[0] === undefined ? [] : [`This rests most of all on one of them. ${sentence(findings[0])}`]),
      disputes.length === 0
        ? 'The sources do not contradict each other.'
        : `Which side holds has not been settled ${disputes.map(([, id = '']) => `[@${id}]`).join(' ')}.`,
    ].join('\n\n'),
    'Open Questions': 'The searches settled what is not listed here.',
  };
}

/** For each question of the goal the findings that have most of its words, so that each of these words is in one of them. */
function answersTo(goal: string, findings: readonly Finding[]): Finding[][] {
  const taken = new Set<string>();
  return goal.split(/,? and (?=what|how|which|why|who)|[?.]/i).flatMap((part) => {
    const wanted = new Set(wordsOf(part).filter((word) => word.length > 3 && !commonWords.has(word)));
    const open = new Set(wanted);
    const chosen: Finding[] = [];
    while (chosen.length < mostAnswers) {
      const shared = ({ text }: Finding, words: ReadonlySet<string>) =>
        new Set(wordsOf(text).filter((word) => words.has(word))).size;
      const left = findings.filter(({ id }) => !taken.has(id));
      const [best] = left.toSorted(
        (a, b) => shared(b, open) - shared(a, open) || shared(b, wanted) - shared(a, wanted),
      );
      if (best === undefined || shared(best, wanted) < (chosen.length < 2 ? 1 : 2)) break;
      chosen.push(best);
      taken.add(best.id);
      for (const word of wordsOf(best.text)) open.delete(word);
    }
    return chosen.length === 0 ? [] : [chosen];
  });
}

const mostAnswers = 5;
const commonWords = new Set(['what', 'would', 'this', 'that', 'take', 'does', 'which', 'compare', 'adding', 'with']);
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** A line for each finding, numbered in words: what a check refuses is taken out alone, and no line is a paragraph of the body again. */
const listed = (findings: readonly Finding[]): string =>
  findings.map((finding, at) => `${ordinals[at] ?? 'Also'}: ${sentence(finding)}`).join('\n');

const ordinals = ['In short', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth'];

const sentence = ({ id, text }: Finding): string => `${escaped(text).replace(/\.$/, '')} [@${id}].`;

/** Findings as `evidence` prints them. */
function readFindings(printed: string): Finding[] {
  return [...printed.matchAll(/^- (C\d+) \([^)]*\) “(.+)”\n {2}cite: /gm)].map(([, id = '', text = '']) => ({
    id,
    text,
  }));
}

const escaped = (text: string): string => text.replace(/[\\`*_[\]<>{}#|]/g, '\\$&');
