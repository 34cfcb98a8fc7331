import type { MutationCheck } from './rules/mutants.ts';
import type { RedGreenRequest } from './run-red-green.ts';
import type { VerificationPlace } from './verification-place.ts';

type Request = Pick<RedGreenRequest, 'root' | 'commands' | 'frozen' | 'start' | 'tree' | 'without' | 'logFile'>;

/** A changed file of code in the checkout, with the lines that may be changed. */
export interface MutableSource {
  file: string;
  text: string;
  lines: Set<number>;
}

/** A tool that makes small faults and runs the tests on each. */
export interface MutantMaker {
  name: string;
  isFor: (request: Request, place: VerificationPlace, sources: readonly MutableSource[]) => Promise<boolean>;
  /** @returns a problem where no fault was tried; the files of the checkout may be changed then. */
  check: (run: MutantRun) => Promise<MutationCheck | { problem: string }>;
}

export interface MutantRun {
  request: Request;
  place: VerificationPlace;
  /** The test files of the feature. */
  files: readonly string[];
  /** The files with a few of their changed lines. */
  sources: readonly MutableSource[];
  milliseconds: number;
  mostSurvivors: number;
}
