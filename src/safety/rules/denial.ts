/** The reason why a command may not run in a driving session, one that drives a workflow, and the alternative. */
export interface Denial {
  /** The name of the broken rule, for the journal. */
  rule: string;
  /** The effect of the command: a clause without a full stop. */
  what: string;
  /** The advice that follows it: one clause. */
  instead: string;
}

/** A denial by the rule of this name. */
export function denial(rule: string, what: string, instead: string): Denial {
  return { rule, what, instead };
}

/** The session and the machine, as far as the rules depend on them. */
export interface SafetyScope {
  /** The project's folder, by its name and with all links followed. */
  roots: readonly string[];
  /** The folder that the command starts in. */
  folder: string;
  /** The name of the workflow that the session drives. */
  workflow: string;
  home: string;
  /** Folders for temporary files. */
  temporary: readonly string[];
  /** Files outside of the project that say what sessions may do; only the user changes them. */
  settings: readonly string[];
  /** Files, existing or not, with which the user stops, redirects or ends the workflow. */
  steering: readonly string[];
  /** Follows every link of a path. */
  real: (path: string) => string;
  /** The process id of claude: ending it ends the session. */
  claude: number;
  /** Whether features are built, whose commits and branches code makes. */
  building?: boolean;
  /** Called with each path that the command writes or removes: absolute, with wildcards and unknown parts unchanged. */
  onWrite?: (path: string) => void;
}

/** The first denial that one of several words or commands gets. */
export function firstDenial<T>(them: readonly T[], judge: (one: T) => Denial | undefined): Denial | undefined {
  for (const one of them) {
    const found = judge(one);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Whether one of these options is given: `f` also in a group such as `-df`, `--force` also as `--forc` or `--force=…`. */
export function hasOption(words: readonly string[], ...names: string[]): boolean {
  const end = words.indexOf('--');
  return (end === -1 ? words : words.slice(0, end)).some((word) =>
    names.some((name) =>
      name.startsWith('--')
        ? /^--\w/.test(word) && name.startsWith(word.replace(/=.*/s, ''))
        : /^-\w/.test(word) && word.includes(name, 1),
    ),
  );
}

/** The words that are not options; after `--` all words. */
export function operands(words: readonly string[]): string[] {
  const end = words.indexOf('--');
  const before = end === -1 ? words : words.slice(0, end);
  return [...before.filter((word) => !word.startsWith('-')), ...(end === -1 ? [] : words.slice(end + 1))];
}
