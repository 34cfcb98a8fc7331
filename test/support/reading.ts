import type { GoalReading } from '../../src/research/rules/hand-in.ts';

const sentences = new Intl.Segmenter(undefined, { granularity: 'sentence' });

/** What a goal-reader makes of a goal: each sentence that asks is a question; the whole goal is one where none does. */
export function readingOf(assignment: string, goal: string): GoalReading {
  const parts = Array.from(sentences.segment(goal.slice(0, 5_000)), ({ segment }) => segment.trim()).filter(
    (part) => part !== '',
  );
  const asking = parts.filter((part) => part.endsWith('?'));
  const asked = asking.length === 0 ? parts.slice(0, 1) : asking;
  return {
    assignment,
    title: 'What is asked',
    language: 'en',
    questions: asked.map((part) => ({
      text: asking.length === 0 ? goal.replace(/\s+/g, ' ').trim().slice(0, 2_000) : part.replace(/\s+/g, ' '),
      quote: part,
      addressee: 'web',
      options: [],
    })),
  };
}
