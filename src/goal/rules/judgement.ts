import * as z from 'zod/mini';
import english from 'zod/v4/locales/en.js';
import type { Random } from '../../base/random.ts';
import { faultsOf, type ControlItem, type JudgedItem, type JudgeList } from '../../judging/lists.ts';
import { assignmentField, excerptOfFile, summaryField, words } from '../../loop/rules/hand-in-fields.ts';
import { levelsOf, type Goal } from './checklist.ts';

z.config(english());

export type FileEvidence = z.infer<typeof excerptOfFile>;

const fields = {
  /** Counted from 0, the worst; null when the files do not decide it. */
  level: z.nullable(z.int().check(z.minimum(0), z.maximum(6))),
  reason: words(8, 2_000),
  evidence: z.array(excerptOfFile).check(z.maxLength(20)),
};

/** The hand-in of an acceptance-judge: a level for each item of its list, with passages of the project's files as evidence. */
export const judgementHandIn = z.object({
  assignment: assignmentField('i9-j1'),
  summary: summaryField,
  answers: z
    .array(
      z.object({ n: z.int().check(z.minimum(1)), ...fields }).check(
        z.refine(({ level, evidence: list }) => level === null || level === 0 || list.length > 0, {
          path: ['evidence'],
          error: 'expected at least one excerpt, because the level is not the worst one',
        }),
      ),
    )
    .check(z.maxLength(30)),
});
export type JudgementHandIn = z.infer<typeof judgementHandIn>;

/** An answer as the checklist keeps it. */
export const storedJudgement = z.object({ check: z.string(), ...fields, judged_at: z.string(), judge: z.string() });

/** The checks that an agent judges, as items of its lists. */
export function itemsOf({ checks }: Pick<Goal, 'checks'>): JudgedItem[] {
  return checks.flatMap((check) =>
    check.type === 'assertion' || check.type === 'quality'
      ? [{ key: check.id, text: itemText(check.statement, levelsOf(check)), within: {} }]
      : [],
  );
}

function itemText(statement: string, levels: readonly string[]): string {
  return [statement, '', ...levels.map((level, at) => `- ${at}: ${level}`)].join('\n');
}

/** A line of a file of the project. */
export interface FileLine {
  file: string;
  text: string;
}

/** Two statements about the project of which code knows the answer: a line that stands in a file, and one that does not. */
export function controlsOf(lines: readonly FileLine[], random: Random): ControlItem[] {
  const line = lines[Math.floor(random() * lines.length)];
  if (line === undefined) return [];
  const gone = line.text.split(/\s+/).toReversed().join(' ');
  const item = (text: string, level: number) => ({
    text: itemText(`${line.file} has this line: ${text}`, levelsOf({ type: 'assertion' })),
    within: {},
    right: { level: [level] },
  });
  return [item(line.text, 1), item(gone, 0)];
}

/** The facts that are wrong about a judge's answers, a sentence each: items without an answer, levels that do not exist. */
export function judgementProblems(
  { checks }: Pick<Goal, 'checks'>,
  list: JudgeList,
  { answers }: JudgementHandIn,
): string[] {
  const levels = answers.flatMap(({ n, level }) => {
    const item = list.items[n - 1];
    const check = checks.find(({ id }) => item !== undefined && 'key' in item && id === item.key);
    const most = levelsOf(check?.type === 'quality' ? check : { type: 'assertion' }).length - 1;
    return level === null || level <= most ? [] : [`item ${n} has levels 0 to ${most}, not ${level}`];
  });
  return [...faultsOf(list, answers), ...levels];
}
