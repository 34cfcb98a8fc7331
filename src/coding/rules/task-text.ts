import { printable } from '../../base/errors.ts';
import { paragraphs } from '../../base/text.ts';
import type { Defect } from '../../planning/rules/defect.ts';
import { steering, type AgreedGoal } from '../../loop/rules/brief.ts';
import type { StoredRedirect } from '../../loop/rules/redirect.ts';
import { wholePlan } from './feature.ts';
import type { CoderQuestion } from './coder-hand-in.ts';

/** Claude's tools that read files cut longer lines. */
const longestLine = 1_500;

/** A text as a quote, in which no line can end the quote. */
export function quoted(text: string): string {
  const lines = printable(text)
    .split(/[\n\u2028\u2029]/)
    .flatMap(wrap);
  return lines.map((line) => `> ${line}`.trimEnd()).join('\n');
}

function wrap(line: string): string[] {
  const lines: string[] = [];
  let left = line;
  while (left.length > longestLine) {
    const sentence = left.slice(0, longestLine).search(/(?<=[.!?:;]) (?!.*[.!?:;] )/);
    const blank = sentence > 0 ? sentence : left.lastIndexOf(' ', longestLine);
    const end = blank > 0 ? blank : left.indexOf(' ', longestLine);
    if (end === -1) break;
    lines.push(left.slice(0, end));
    left = left.slice(end + 1);
  }
  return [...lines, left];
}

/** A list item, perhaps with several lines. */
export function listed(text: string): string {
  return `- ${printable(text).replaceAll('\n', '\n  ')}`;
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

/** States that tests which failed before any feature need no repair. */
export function describeFailing(failing: readonly string[]): string {
  const named = failing.slice(0, mostFailing).map(listed);
  const more = failing.length > mostFailing ? [`- and ${failing.length - mostFailing} more`] : [];
  return `These tests failed before any feature. They need not pass, and to repair them is no part of this feature, unless its own text asks for it:\n\n${[...named, ...more].join('\n')}`;
}

interface AskedDefect {
  defect: string;
  escalation: string;
  isAnswered: boolean;
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
  asked: readonly AskedDefect[];
  /** Questions of its coders, and answered questions of other coders that concern it, with their feature. */
  questions: readonly (CoderQuestion & { by?: string })[];
  /** Notes of other features' coders about it or about a dependency. */
  noticed: readonly { by: string; about: string; note: string }[];
}

/** The goal, the decisions of plan, user and critics, and open questions, each in full. */
export function describeBackground(background: Background): string[] {
  const { prompt, goal, decisions, scrutinized, answers, questions, noticed } = background;
  const { documents = [] } = background;
  const { objective, constraints } = goal;
  const isSame = objective === null || objective.trim() === prompt.trim();
  return [
    section('## What the whole work is for', [
      quoted(prompt),
      ...(isSame ? [] : [`The objective that the user agreed to:\n\n${quoted(objective)}`]),
      ...(constraints.length === 0
        ? []
        : [`Constraints, which hold for this feature too:\n\n${constraints.map(listed).join('\n')}`]),
      ...(documents.length === 0
        ? []
        : [`Beside the list of tasks, from the project's root; read them when you need them: ${documents.join(', ')}`]),
    ]),
    steering(background.steering ?? []),
    section('## Decisions of the plan that concern it', decisions.map(quoted)),
    section('## Answers', [
      ...answers.map(({ id, question, answer }) => answered(`${id}, of the user.`, question, answer)),
      ...questions.flatMap(({ question, why, answer, source, by }) =>
        answer === null
          ? []
          : [
              answered(
                `To a coder of ${by ?? 'this feature'}, from ${source ?? 'what is written'}.`,
                question,
                answer,
                `It asked because:\n\n${quoted(why)}\n\n`,
              ),
            ],
      ),
    ]),
    section(
      '## What coders of other features noticed about it, and about what it builds on',
      noticed.map(({ by, about, note }) => `The coder of ${by}, about ${about}:\n\n${quoted(note)}`),
    ),
    section(
      '## What critics said before it was begun',
      scrutinized.map((one) => describeDefect(one, background)),
    ),
  ];
}

function answered(who: string, question: string, answer: string, why = ''): string {
  return `${who} Question:\n\n${quoted(question)}\n\n${why}Answer:\n\n${quoted(answer)}`;
}

function describeDefect(defect: Defect, background: Background): string {
  const { id, about, severity, statement, resolution, status, history } = defect;
  const { text: answer, by = '' } = history.findLast(({ event }) => event === 'answered') ?? {};
  const isAccepted = status === 'accepted';
  const standing = isAccepted
    ? `resolved: ${by === '' || by.includes('/') ? 'the answer holds' : `decided by ${by}`}`
    : `${severity}, ${describeOpen(defect, background)}`;
  return [
    `${id} about ${about} (${standing}):`,
    quoted(statement),
    ...(isAccepted && answer !== undefined ? [] : ['Wanted:', quoted(resolution)]),
    ...(answer === undefined ? [] : ['Answer:', quoted(inWords(answer))]),
  ].join('\n\n');
}

/** An answer begins with the verb of its hand-in for the reaction to the objection. */
function inWords(answer: string): string {
  return answer.replace(/^changed:\s*/, '').replace(/^disputed:\s*/, 'The objection does not hold: ');
}

function describeOpen({ id, about, status }: Defect, { asked }: Background): string {
  const own = asked.filter(({ defect }) => defect === id);
  const question = own.find(({ isAnswered }) => isAnswered) ?? own[0];
  if (question !== undefined)
    return question.isAnswered
      ? `decided: the user answered ${question.escalation}, which is above`
      : `the user is asked, ${question.escalation}: until there is an answer, the coder decides it`;
  if (about === wholePlan) return 'known about the plan; no decision of this feature';
  return status === 'answered'
    ? 'what a researcher found about it is below: the coder decides by that, and the reviewer sees whether what is wanted holds'
    : 'open: the coder decides it, and the reviewer sees whether what is wanted holds';
}
