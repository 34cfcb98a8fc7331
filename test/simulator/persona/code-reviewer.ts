import type { ModelReply, ModelRequest } from '../model-types.ts';
import { stepsOf, toldIn } from '../conversation.ts';
import { handsIn, read } from './actions.ts';

/** Features at whose first attempt the reviewer finds something. */
export type ReviewQuirks = readonly string[];

/** What a reviewer says of an attempt; `why` is said of each line that it has to examine. */
export interface Review {
  readonly summary: string;
  readonly blockers: readonly { file: string; line: number; problem: string; evidence: string }[];
  readonly why: string;
}

/** A reviewer's model: reads the patch that its task names, and hands in. */
export function codeReviewer(
  request: ModelRequest,
  blocks: ReviewQuirks,
  saidOf: (feature: string, attempt: number) => Review | undefined = () => undefined,
): ModelReply {
  const steps = stepsOf(request);
  const prompt = toldIn(steps);
  const answers = steps.flatMap((step) => (step.kind === 'answered' ? [step.text] : []));
  const [task, answer] = answers;
  if (task === undefined) return read(/Your task is (\/\S+)/.exec(prompt)?.[1] ?? '');
  const [, feature = '', attempt = '', tree = ''] =
    /For your hand-in: feature (\S+), attempt (\d+), tree (\w+)/.exec(task) ?? [];
  if (answer === undefined) return read(/\/\S+-review\.patch/.exec(task)?.[0] ?? '');
  const file = /\+\+\+ b\/(\S+)/.exec(answer)?.[1] ?? 'nothing';
  const { summary, blockers, why } = saidOf(feature, Number(attempt)) ?? {
    summary: `Read the patch, which begins with ${file}.`,
    blockers: blocks.includes(feature) && attempt === '1' ? [inFile(file)] : [],
    why: 'The description asks for it.',
  };
  const lines = [...new Set([...task.matchAll(/- (X\d+): /g)].map(([, id]) => id))];
  const examined = lines.length === 0 ? [] : [{ lines, why }];
  const seen = /^\W*\d*\W*[+-](?![+-]{2})(.*\w.*)$/m.exec(answer)?.[1] ?? '';
  const handIn = { feature, attempt: Number(attempt), tree, summary, blockers, seen, examined };
  return handsIn(handIn);
}

const inFile = (file: string) => ({
  file,
  line: 1,
  problem: 'It says nothing about numbers that are too large.',
  evidence: 'The description asks for a number.',
});
