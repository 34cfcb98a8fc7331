import type { GoalReading } from '../../../src/research/rules/hand-in.ts';
import type { ModelReply, ModelRequest } from '../model-types.ts';
import { readingOf } from '../../support/reading.ts';
import { stepsOf, toldIn } from './conversation.ts';
import { handsIn } from './actions.ts';

/** A goal-reader's model: each sentence of the goal that asks is a question. */
export function goalReader(request: ModelRequest, said: Partial<GoalReading> = {}): ModelReply {
  const task = toldIn(stepsOf(request));
  const assignment = /\[(i\d+-g\d+)\]/.exec(task)?.[1] ?? '';
  const goal = (/## Goal\n\n((?:>.*\n?)+)/.exec(task)?.[1] ?? '').replace(/^> ?/gm, '').trim();
  return handsIn({ ...readingOf(assignment, goal), ...said });
}
