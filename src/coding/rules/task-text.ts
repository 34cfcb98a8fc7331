import { printable } from '../../base/errors.ts';
import { paragraphs } from '../../base/text.ts';
import { steering, type AgreedGoal } from '../../loop/rules/brief.ts';
import type { StoredRedirect } from '../../loop/rules/redirect.ts';
import type { Defect } from '../../planning/rules/defects.ts';
import type { CoderQuestion } from './coder-hand-in.ts';
import { wholePlan } from './feature.ts';

/** Claude's tools that read files cut longer lines. */
const longestLine = 1_500;
/** A piece of a longer line, which ends with a sentence or a word where it can. */
const piece = new RegExp(`.{1,${longestLine - 1}}[.!?:;](?= |$) ?|.{1,${longestLine}}(?: |$)|.{${longestLine}}`, 'gu');

/** A text as a quote, in which no line can end the quote. */
export function quoted(text: string): string {
  const lines = printable(text).split(/[\n\u2028\u2029]/);
  const short = lines.flatMap((line) => (line.length <= longestLine ? [line] : (line.match(piece) ?? [])));
  return short.map((line) => `> ${line}`.trimEnd()).join('\n');
}

/** A list item, perhaps with several lines. */
export function listed(text: string): string {
  return `- ${printable(text).replaceAll('\n', '\n  ')}`;
}

/** List items under a few words; none without items. */
export function itemized(lead: string, items: readonly string[]): string[] {
  return items.length === 0 ? [] : [`${lead}\n${items.map(listed).join('\n')}`];
}

/** A titled part of a task; empty without content. */
export function section(title: string, parts: readonly string[]): string {
  return parts.length === 0 ? '' : [title, ...parts].join('\n\n');
}

/** The whole task, without empty parts. */
export function joined(parts: readonly string[]): string {
  return `${paragraphs(parts)}\n`;
}

const mostFailing = 50;

/** Names the tests that failed before any feature, which need no repair. */
export function describeFailing(failing: readonly string[]): string[] {
  const named = failing.slice(0, mostFailing);
  const more = failing.length > mostFailing ? [`and ${failing.length - mostFailing} more`] : [];
  return itemized('Failed before any feature, and may stay so unless the feature is about them:', [...named, ...more]);
}

/** The information for coders and reviewers of a feature. */
export interface Background {
  /** The prompt of the workflow. */
  prompt: string;
  goal: Pick<AgreedGoal, 'objective' | 'constraints'>;
  /** The words of the user since the beginning, oldest first. */
  steering?: readonly StoredRedirect[];
  /** Files and folders next to a list of tasks, from the project's root. */
  documents?: readonly string[];
  /** The decisions of the plan that concern the feature, in full. */
  decisions: readonly string[];
  scrutinized: readonly Defect[];
  answers: readonly { id: string; question: string; answer: string }[];
  /** The objections that the user was asked about, each with the escalation. */
  asked: readonly { defect: string; escalation: string; isAnswered: boolean }[];
  /** Questions of its coders, and answered questions of other coders that concern it, with their feature. */
  questions: readonly (CoderQuestion & { by?: string })[];
}

/** The goal, the decisions of plan, user and critics, and open questions, each in full. */
export function describeBackground(background: Background): string[] {
  const { prompt, goal, decisions, scrutinized, answers, questions, documents = [] } = background;
  const { objective, constraints } = goal;
  const isSame = objective === null || objective.trim() === prompt.trim();
  return [
    section('## The whole work', [
      quoted(prompt),
      ...(isSame ? [] : [`Agreed with the user:\n${quoted(objective)}`]),
      ...itemized('Constraints:', constraints),
      ...(documents.length === 0 ? [] : [`Beside the plan, where you need them: ${documents.join(', ')}`]),
    ]),
    steering(background.steering ?? []),
    section('## Decisions of the plan', decisions.map(quoted)),
    section('## Answers', [
      ...answers.map(
        ({ id, question, answer }) => `${id}, asked of the user\n${quoted(question)}\n\nAnswer:\n\n${quoted(answer)}`,
      ),
      ...questions.flatMap(({ question, why, answer, source, by }) =>
        answer === null
          ? []
          : [
              `To a coder of ${by ?? 'this feature'}, who asked\n${quoted(`${question}\n${why}`)}\nfrom ${source ?? 'what is written'}:\n\nAnswer:\n\n${quoted(answer)}`,
            ],
      ),
    ]),
    section(
      '## Said by critics before; what is open is the coder’s to decide and the reviewer’s to check',
      scrutinized.map((one) => describeDefect(one, background)),
    ),
  ];
}

function describeDefect(defect: Defect, background: Background): string {
  const { id, about, statement, resolution, status, history } = defect;
  const { text = '', by = '' } = history.findLast(({ event }) => event === 'answered') ?? {};
  const standing =
    status !== 'accepted'
      ? describeOpen(defect, background)
      : by === '' || by.includes('/')
        ? 'settled'
        : `settled by ${by}`;
  // An answer begins with the verb of its hand-in for the reaction to the objection.
  const answer = text.replace(/^(?:changed|disputed): /, '');
  const wanted = status === 'accepted' && answer !== '' ? '' : `\nWanted: ${resolution}`;
  return `${id} about ${about} (${standing}):\n${quoted(`${statement}${wanted}`)}${answer === '' ? '' : `\nAnswer:\n${quoted(answer)}`}`;
}

function describeOpen({ id, about, status }: Defect, { asked }: Background): string {
  const own = asked.filter(({ defect }) => defect === id);
  const question = own.find(({ isAnswered }) => isAnswered) ?? own[0];
  if (question !== undefined)
    return `${question.isAnswered ? 'answered in' : 'open, the user is asked:'} ${question.escalation}`;
  if (about === wholePlan) return 'known of the plan';
  return status === 'answered' ? 'open, with what a researcher found' : 'open';
}
