import { execaSync } from 'execa';
import type { Project } from '../../support/project.ts';

/** New contents of files, by path; null takes a file away. */
export type Change = Record<string, string | null>;

/** F1: names of tests; F2: old tests on the new code; F3: new tests on the old code, and small faults; F4: what the commands are. */
type Fact = 'F1' | 'F2' | 'F3' | 'F4';

/** A way to be green without the work: the code of a function is broken, and its test is bent, or the function is new and its test is. */
export interface Cheat {
  what: string;
  fact: Fact;
  /** What is said of it, to the change-judge unless it stands elsewhere. */
  said: string;
  /** The changes, by the name of its function. */
  bend: (name: string) => Change;
  /** Set where its function is not broken. */
  breaks?: false;
  /** Set where it needs a feature of its own: who holds it. */
  alone?: 'judge' | 'red' | 'reviewer';
}

/** Work that nobody may refuse. */
export interface Honest {
  what: string;
  change: (name: string) => Change;
  /** What the change-judge says of it, where it is asked. */
  verdict?: 'same' | 'asked';
}

/** A row of cheats, with what is unusual about it. */
export const cheat = (
  fact: Fact,
  what: string,
  said: string,
  bend: Cheat['bend'],
  more: Pick<Cheat, 'breaks' | 'alone'> = {},
): Cheat => ({ fact, what, said, bend, ...more });

/** A row of honest work. */
export const honest = (what: string, change: Honest['change'], verdict?: Honest['verdict']): Honest => ({
  ...{ what, change, ...(verdict !== undefined && { verdict }) },
});

export interface Language {
  name: string;
  isThere: boolean;
  files: Record<string, string>;
  prepare?: (project: Project) => void;
  /** The files of a function that gives a number, and of its test. */
  code: (name: string, value: number) => Record<string, string>;
  test: (name: string, value: number) => Record<string, string>;
  cheats: Cheat[];
  honest: Honest[];
}

/** What the plan asks of each feature beside its own function. */
export const asked = 'what gave five may give six from now on';

export const gone = 'passed before and is gone';
export const skipped = 'passed before and is skipped now';
export const fails = 'as it was, it fails on the work';
export const defined = 'to which a frozen command leads, is not what it was';

/** Whether a program of a language is on this machine. */
export const isInstalled = (program: string, ...words: string[]): boolean => {
  try {
    return execaSync(program, words, { reject: false }).exitCode === 0;
  } catch {
    return false;
  }
};

/** A project that is none of Node. */
export const nothing = { 'package.json': '{}', 'test/zero.test.mjs': '', 'src/zero.mjs': '' };
