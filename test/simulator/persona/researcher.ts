import type { ModelReply, ModelRequest } from '../model-types.ts';
import { contradiction, corpus, openQuestion, pages } from './corpus.ts';
import { offeredTools, stepsOf, toolCallsSoFar } from '../conversation.ts';
import { handsIn, use } from './actions.ts';

/** How a researcher misbehaves; none by default. */
export interface ResearcherQuirks {
  /** Finds something that nobody has found yet, every time. */
  readonly alwaysNew?: boolean;
  /** What it hands in instead of the corpus. */
  readonly finds?: (iteration: number, number: number) => readonly object[];
  /** How often it searches, all at once; once by default. */
  readonly searches?: number;
  /** Parts of the hand-in that it writes otherwise. */
  readonly writes?: (iteration: number, number: number) => object;
}

const perAgent = 4;

/** A researcher's model: hands in what the corpus holds for its assignment, less and less of it new. */
export function researcher(
  request: ModelRequest,
  { alwaysNew = false, finds, writes, searches = 1 }: ResearcherQuirks = {},
): ModelReply {
  const told = stepsOf(request).flatMap((step) => (step.kind === 'told' ? [step.text] : []));
  const task = told.find((text) => /\[i\d+-r\d+\]/.test(text)) ?? '';
  const [, iteration = 1, number = 1] = (/\[i(\d+)-r(\d+)\]/.exec(task) ?? []).map(Number);
  if (offeredTools(request).includes('WebSearch') && toolCallsSoFar(request).length === 0)
    return {
      content: Array.from({ length: searches }, (_, index) =>
        use('WebSearch', { query: `${task.slice(0, 60)} ${index}` }),
      ),
    };
  const handIn = {
    assignment: `i${iteration}-r${number}`,
    summary: `Searched for assignment ${number} of iteration ${iteration} and read the pages that matter.`,
    claims: finds?.(iteration, number) ?? [
      ...claimsFor(iteration, number),
      ...(alwaysNew ? newClaims(iteration, number) : []),
    ],
    contradictions: iteration === 2 && number === 1 ? [contradiction] : [],
    questions: iteration === 1 && number === 1 ? [{ text: openQuestion, priority: 'high' }] : [],
    ...writes?.(iteration, number),
  };
  return handsIn(handIn);
}

/** Iteration 1 sees the first half of the corpus, iteration 2 the second, later ones see what is known. */
function claimsFor(iteration: number, number: number) {
  const half = corpus.length / 2;
  const start = iteration === 2 ? half : 0;
  return Array.from(
    { length: perAgent },
    (_, index) => corpus[start + ((index + number - 1) % half)] ?? corpus[0],
  ).flatMap((claim) => {
    if (claim === undefined) return [];
    const { page, ...rest } = claim;
    return [{ ...rest, source: pages[page] }];
  });
}

/** Two claims that differ from all others in words and numbers. */
function newClaims(iteration: number, number: number) {
  const study = `Study${iteration}x${number}`;
  const source = { url: `https://studies.example/${study}`, title: study, kind: 'primary' };
  return [iteration * 100 + number, iteration * 1_000 + number].map((figure, index) => {
    const text = `${study} measured ${figure} ${index === 0 ? 'rejected' : 'delayed'} requests in ward ${iteration}${number}${index}.`;
    return { text, quote: text, importance: 'supporting', source };
  });
}
