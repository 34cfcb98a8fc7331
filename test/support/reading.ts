import type { GoalReading } from '../../src/research/rules/goal-reading.ts';

const sentences = new Intl.Segmenter(undefined, { granularity: 'sentence' });

/** What a goal-reader makes of a goal: each sentence that asks is a question; the whole goal is one where none does. */
export function readingOf(assignment: string, goal: string): GoalReading {
  const parts = [...sentences.segment(goal)].map(({ segment }) => segment.trim()).filter((part) => part !== '');
  const asking = parts.filter((part) => part.endsWith('?'));
  const asked = asking.length === 0 ? parts.slice(0, 1) : asking;
  return {
    assignment,
    title: 'What is asked',
    questions: asked.map((part) => ({
      text: asking.length === 0 ? goal.replace(/\s+/g, ' ').trim() : part.replace(/\s+/g, ' '),
      quote: part,
      addressee: 'web',
      options: [],
    })),
    left_out: parts.filter((part) => !asked.includes(part)).map((quote) => ({ quote, reason: 'It asks nothing.' })),
  };
}
