import type { ModelReply } from '../model-types.ts';
import { answerTo, run } from './actions.ts';
import type { ReadBrief } from './brief-reader.ts';
import type { Step } from './conversation.ts';
import { findingsToFix, fixingChanges, type Change } from './fixing.ts';
import { escaped, headings, readFindings, type Finding } from './report-writer.ts';

/** How a careful writer goes wrong; not at all by default. */
export interface WriterQuirks {
  /** What becomes of a text before it goes into the report. */
  readonly spoils?: (text: string) => string;
  /** Leaves what the checks find as it is. */
  readonly neverFixes?: boolean;
}

const mostChecks = 5;
const check = 'report check --compile';

/** The next step of working the findings of a search into the report; undefined when that is done. */
export function workIn(brief: ReadBrief, printed: string, quirks: WriterQuirks): ModelReply | undefined {
  const { since, iteration, report } = brief;
  const findings = [...new Map(readFindings(printed).map((finding) => [finding.id, finding])).values()];
  if (findings.length === 0 || report === undefined) return undefined;
  const text = `\\subsection{Results before search ${iteration}}\n\n${findings.map(sentence).join('\n\n')}`;
  return edit(since, report, [[headings.analysis, `${text}\n\n${headings.analysis}`]], quirks);
}

/** The next step of completing the report from what `evidence` prints: text, checks; undefined when that is done. */
export function complete(brief: ReadBrief, printed: string, quirks: WriterQuirks): ModelReply | undefined {
  const { since, report = '' } = brief;
  if (!since.some((step) => isCallOf(step, 'Edit'))) {
    const text = edit(since, report, sections(brief, printed), quirks);
    if (text !== undefined) return withCheck(text);
  }
  return checked(since, report, quirks);
}

/** The next step of fixing what the checks find; undefined when that is done, or given up. A hand-in that came back is checked anew. */
export function checked(
  all: readonly Step[],
  report: string,
  { neverFixes = false }: WriterQuirks,
): ModelReply | undefined {
  const steps = all.slice(
    all.findLastIndex(
      (step) => (step.kind === 'told' || step.kind === 'answered') && step.text.includes('cannot be taken yet'),
    ) + 1,
  );
  const checks = steps.filter(
    (step) => step.kind === 'called' && step.input.command === `autonomous-workflow ${check}`,
  );
  const last = checks.at(-1);
  if (last === undefined) return run(`autonomous-workflow ${check}`);
  const after = steps.slice(steps.indexOf(last) + 1);
  const findings = findingsToFix(answerTo(steps, last));
  if (findings.length === 0 || neverFixes || checks.length >= mostChecks) return undefined;
  if (after.some((step) => isCallOf(step, 'Edit'))) return run(`autonomous-workflow ${check}`);
  const read = after.find((step) => isCallOf(step, 'Read'));
  if (read === undefined) return call('Read', { file_path: report });
  const changes = fixingChanges(findings, answerTo(after, read));
  return changes.length > 0 ? withCheck(edits(report, changes)) : undefined;
}

/** Edits with the check behind them in one message, as the task wants it: Claude Code runs them in this order. */
function withCheck(reply: ModelReply): ModelReply {
  const isEdit = reply.content.some((block) => block.type === 'tool_use' && block.name === 'Edit');
  return isEdit ? { ...reply, content: [...reply.content, ...run(`autonomous-workflow ${check}`).content] } : reply;
}

function sections({ goal, since }: ReadBrief, printed: string): Change[] {
  const findings = [...new Map(readFindings(printed).map((finding) => [finding.id, finding])).values()];
  const answers = answersTo(goal, findings);
  const central = findings.filter(({ id }) => !answers.flat().some((one) => one.id === id)).slice(0, 6);
  const disputes = [...(/^Contradictions:\n((?:- .*\n?)+)/m.exec(printed)?.[1] ?? '').matchAll(/^- X\d+: .+$/gm)].map(
    ([line]) => line,
  );
  const analysis = [
    'Taken together, the findings point one way: what is counted where decides what a limiter can promise, and at which price.',
    ...(findings[0] === undefined ? [] : [`This rests most of all on one of them. ${sentence(findings[0])}`]),
    ...disputes.map((line) => contested(line, findings)),
    disputes.length === 0 ? 'The sources do not contradict each other.' : 'Which side holds has not been settled.',
  ];
  const open = 'The searches settled what is not listed here.';
  const summary = [
    ...answers.map(listed),
    'The findings below say more as far as the sources do; which of them matter most is our judgement.',
    ...(central.length === 0 ? [] : [listed(central)]),
  ];
  const background = `This report answers the question: ${escaped(goal)} What a limiter is and why services need one is taken as known, and so is the vocabulary of the field.`;
  // Those of the last search, which no writer has worked in.
  const stated = answerTo(
    since,
    since.find((step) => isCallOf(step, 'Read')),
  );
  const late = findings.filter(({ id }) => !stated.includes(`\\claim{${id}}`)).map(sentence);
  const results = `\\subsection{Results of the last search}\n\n${late.join('\n\n')}\n\n`;
  return [
    ...(late.length === 0 ? [] : [[headings.analysis, `${results}${headings.analysis}`] as const]),
    [headings.summary, `${headings.summary}\n\n${summary.join('\n\n')}\n`],
    [headings.background, `${headings.background}\n\n${background}\n`],
    [headings.analysis, `${headings.analysis}\n\n${analysis.join('\n\n')}\n`],
    [headings.open, `${headings.open}\n\n${open}\n`],
  ];
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
function listed(findings: readonly Finding[]): string {
  return findings.map((finding, at) => `${ordinals[at] ?? 'Also'}: ${sentence(finding)}`).join('\n');
}

const ordinals = ['In short', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth'];

function sentence({ text, citation, isLonely }: Finding): string {
  return `${escaped(text).replace(/\.$/, '')}${isLonely ? ' (single source)' : ''} ${citation}.`;
}

/** Both sides, with the findings that are named for them, or else those that have most of their words. */
function contested(line: string, findings: readonly Finding[]): string {
  const [, id = '', said = '', named = ''] = /^- (X\d+): (.+?\))(?: About ([C\d, ]+)\.)?$/.exec(line) ?? [];
  const bound = `\\contradiction{${id}}`;
  const sides = (/\((.+)\)$/.exec(said)?.[1] ?? said).split(' / ');
  const own = findings.filter(({ id }) => named.split(', ').includes(id));
  const meant = own.length > 0 ? own : sides.flatMap((side) => nearest(side, findings) ?? []);
  const cited = new Set(meant.map(({ citation }) => citation));
  return `\\begin{contested}\n${escaped(said)} ${bound} ${[...cited].join(' ')}.\n\\end{contested}`;
}

function nearest(side: string, findings: readonly Finding[]): Finding | undefined {
  const words = (text: string) => new Set(wordsOf(text));
  const wanted = words(side);
  const shared = ({ text }: Finding) => [...words(text)].filter((word) => wanted.has(word)).length;
  return findings.toSorted((one, other) => shared(other) - shared(one))[0];
}

/** Reads the report first, as the tool wants it; undefined when the edit was made. */
function edit(
  steps: readonly Step[],
  report: string,
  changes: readonly Change[],
  { spoils = (text) => text }: WriterQuirks,
): ModelReply | undefined {
  if (!steps.some((step) => isCallOf(step, 'Read'))) return call('Read', { file_path: report });
  if (steps.some((step) => isCallOf(step, 'Edit'))) return undefined;
  return edits(
    report,
    changes.map(([from, to]) => [from, spoils(to)]),
  );
}

function edits(report: string, changes: readonly Change[]): ModelReply {
  return {
    content: changes.map(([from, to]) => ({
      type: 'tool_use',
      name: 'Edit',
      input: { file_path: report, old_string: from, new_string: to },
    })),
  };
}

function isCallOf(step: Step, tool: string): boolean {
  return step.kind === 'called' && step.name === tool;
}

function call(name: string, input: Record<string, unknown>): ModelReply {
  return { content: [{ type: 'tool_use', name, input }] };
}
