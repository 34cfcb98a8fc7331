import { counted } from '../../base/text.ts';

/** The products of one recorded iteration by which progress is judged. */
export interface ProgressSample {
  iteration: number;
  /** Ids of the items that were open after it. */
  open: readonly string[];
  /** Fingerprint of the work products. */
  product: string;
  /** Fingerprint of their wording; changes of it alone count a few times only. */
  wording?: string;
  /** Declared decompositions: an item, followed by the parts that replace it. */
  split?: readonly (readonly string[])[];
  /** False for an iteration that could not work, e.g. in an outage. */
  valid: boolean;
}

/** `exempt`: no progress yet, but a preparation of it: a decomposition, another wording. */
export type Progress = 'real' | 'exempt' | 'none';

export interface JudgedSample extends ProgressSample {
  progress: Progress;
}

/**
 * Progress of each valid sample, compared with all before it. Real progress is a new product, or the first closing of an item that was open
 * at the last real progress, or of a declared part of such an item. Items that open and close in between, and new open items, are no
 * progress. The first sample, which has nothing before it, counts as real.
 * @param samples oldest first.
 * @param exemptions how many exempt samples there may be between two real ones; further ones count as none.
 */
export function judgeProgress(samples: readonly ProgressSample[], exemptions: number): JudgedSample[] {
  const products = new Set<string>();
  const wordings = new Set<string>();
  const items = new Set<string>();
  const closed = new Set<string>();
  /** Open items whose closing is real progress. */
  let awaited = new Set<string>();
  let before: readonly string[] = [];
  let exempted = 0;

  return samples
    .filter(({ valid }) => valid)
    .map((sample) => {
      const { product, wording } = sample;
      const open = new Set(sample.open);
      const splits = replacements(sample, before);
      for (const { item, parts } of splits) if (awaited.delete(item)) for (const part of parts) awaited.add(part);
      const isReal = !products.has(product) || [...awaited].some((id) => !open.has(id) && !closed.has(id));
      const isDecomposed = splits.some(({ parts }) => parts.filter((id) => !items.has(id)).length > 1);
      const isReworded = wording !== undefined && !wordings.has(wording);
      const isExempt = !isReal && (isDecomposed || isReworded) && exempted < exemptions;

      const replaced = new Set(splits.map(({ item }) => item));
      for (const id of before) if (!open.has(id) && !replaced.has(id)) closed.add(id);
      products.add(product);
      if (wording !== undefined) wordings.add(wording);
      for (const id of open) items.add(id);
      if (isReal) awaited = new Set(open);
      exempted = isReal ? 0 : exempted + Number(isExempt);
      before = sample.open;
      return { ...sample, progress: isReal ? 'real' : isExempt ? 'exempt' : 'none' };
    });
}

/** Items that were split: open before, not open now. Only open parts count. */
function replacements({ open, split = [] }: ProgressSample, before: readonly string[]) {
  return split.flatMap(([item = '', ...parts]) => {
    if (!before.includes(item) || open.includes(item)) return [];
    return [{ item, parts: [...new Set(parts)].filter((part) => open.includes(part)) }];
  });
}

export interface StallRules {
  /** The number of valid iterations without progress that make a stall; at least 2. */
  window: number;
  /** The number of times in a row that a decomposition or another wording counts as progress. */
  exemptions: number;
}

/** How many exempt samples in a row, such as a declared decomposition, prevent a stall. */
export const mostExemptions = 2;

/** The measures against a stall, one after the other. */
export const stallSteps = ['other-strategy', 'other-alternative', 'escalation', 'end'] as const;
export type StallStep = (typeof stallSteps)[number];

/** The levels at which a person is asked, and at which the work is over. */
export const askingLevel = 3;
export const lastLevel = 4;

const phrases: Record<StallStep, string> = {
  'other-strategy': 'another strategy is tried',
  'other-alternative': 'other alternatives are tried',
  escalation: 'a person is asked',
  end: 'it ends here',
};

/** The keys of the state with the position of a workflow on the ladder. */
export interface StallState {
  /** Steps taken since the last progress. */
  stall_level: number;
  /** Samples up to this iteration no longer count: a step was taken then, or the ladder was reset. */
  stall_since_iteration: number | null;
}

export interface StallMove extends StallState {
  /** The step that was taken just now. */
  step?: StallStep;
  /** The reason, with its numbers, and the measure. */
  sentence?: string;
}

/**
 * The description of a stall, with its numbers: no progress within the window; undefined without a stall.
 * @param since the iteration from which on samples count; earlier ones only show what is new.
 */
export function detectStall(
  samples: readonly ProgressSample[],
  { window, exemptions }: StallRules,
  since: number | null,
): string | undefined {
  const judged = judgeProgress(samples, exemptions).filter(({ iteration }) => since === null || iteration > since);
  const lastProgress = judged.findLastIndex(({ progress }) => progress !== 'none');
  // The sample with the last progress is the first of the window.
  if (judged.length < window || judged.length - lastProgress < window) return undefined;
  return describeStall(judged.slice(-window));
}

/**
 * The position of a workflow on the ladder after its newest sample. Real progress resets it; each step and each exemption begins a new
 * window. Repeating a call changes nothing.
 */
export function moveOnLadder(
  { stall_level, stall_since_iteration }: StallState,
  samples: readonly ProgressSample[],
  rules: StallRules,
): StallMove {
  const stays = { stall_level, stall_since_iteration };
  const newest = judgeProgress(samples, rules.exemptions).at(-1);
  if (newest === undefined) return stays;
  if (newest.progress === 'real') return stall_level === 0 ? stays : restartedLadder(null);
  if (newest.progress === 'exempt' && stall_level > 0) return { stall_level, stall_since_iteration: newest.iteration };
  const stall = detectStall(samples, rules, stall_since_iteration);
  const step = stallSteps[stall_level];
  if (step === undefined || stall === undefined) return stays;
  const level = stall_level + 1;
  return {
    stall_level: level,
    stall_since_iteration: newest.iteration,
    step,
    sentence: `${stall}; ${phraseOf(level)}`,
  };
}

/** The step on the ladder of a workflow with a stall, in words. */
export function describeLadder({ stall_level }: StallState): string {
  return `no progress, ${phraseOf(stall_level)}`;
}

function phraseOf(level: number): string {
  const step = stallSteps[level - 1];
  return `step ${level} of ${stallSteps.length}${step === undefined ? '' : `: ${phrases[step]}`}`;
}

/** The reset ladder; samples up to `iteration` no longer count. */
export function restartedLadder(iteration: number | null): StallState {
  return { stall_level: 0, stall_since_iteration: iteration };
}

function describeStall(span: readonly ProgressSample[]): string {
  const open = span.at(-1)?.open ?? [];
  const before = new Set(span[0]?.open);
  const fresh = open.filter((id) => !before.has(id)).length;
  const items = `${counted(open.length, 'item')} open${fresh === 0 ? '' : `, ${fresh} of them new`}`;
  const isReworded = new Set(span.map(({ wording }) => wording)).size > 1;
  const products = isReworded ? 'only the wording of the work products changed' : 'nothing new in the work products';
  const iterations = `the last ${span.length} valid iterations (${span[0]?.iteration ?? 0} to ${span.at(-1)?.iteration ?? 0})`;
  return `${iterations} brought no progress: ${items}, none closed for the first time, and ${products}`;
}
