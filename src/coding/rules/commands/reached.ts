interface Part {
  file: string;
  part: string;
  text: string;
}

/** The part of a makefile that every one of its targets has in common. */
export const variablesPart = 'variables and includes';

const definition = /^(script|target) (.+)$/;

/** Whether a part is a script of a manifest or a target of a makefile, which runs only where something starts it. */
export const isDefinition = (part: string): boolean => definition.test(part);

/** Programs that start scripts of a manifest. */
const startsScripts = /\b(?:npm|npx|pnpm|yarn|bunx?|turbo|nx|lerna|run-[sp]|concurrently)\b/i;
/** Programs that start targets of a makefile or justfile. */
const startsTargets = /(?:^|[\s"'`/@])(?:g?make|just)(?=[\s"'`,]|$)|\$[({]MAKE[)}]/;
const isMakeLine = /^\s*(?:\w+=\S*\s+)*(?:\S*\/)?(?:g?make|just)(?:\s|$)/;

const commandsOf = (text: string): string[] => text.split(/&&|\|\||[;|\n]/);

/** The words of a text that may be names of scripts or targets: a path is no name. `npm t` is `npm test`. */
function wordsOf(text: string): string[] {
  const words = text.split(/[^\w:./*-]+/).filter((word) => word !== '');
  return words.some((word) => /^(?:npm|pnpm)$/.test(word)) && words.some((word) => /^(?:t|tst)$/.test(word))
    ? [...words, 'test']
    : words;
}

/** Whether words name a script: by itself, by a pattern such as `test:*`, or as that before or after which npm runs it. */
function isNamed(name: string, words: ReadonlySet<string>): boolean {
  if (words.has(name) || words.has(name.replace(/^(?:pre|post)/, ''))) return true;
  return [...words].some((word) => /^\w[\w:.-]*(?::|\*+)$/.test(word) && name.startsWith(word.replace(/\*+$/, '')));
}

/** The name of a script or target; undefined for other parts. */
function nameOf(kind: 'script' | 'target', { part }: Part): string | undefined {
  const [, is, name] = definition.exec(part) ?? [];
  return is === kind ? name : undefined;
}

export interface Origin {
  lines: readonly { line: string }[];
  parts: readonly Part[];
  /** Files that the lines name. */
  named: readonly string[];
  /** Files that a part names. */
  namedBy: (part: Part) => string[];
  textOf: (file: string) => string;
}

/** The definitions and files that command lines lead to. */
export interface Reached {
  files: ReadonlySet<string>;
  /** The part with whether it is reached; only reached targets of a `.PHONY` line count. */
  mark: <T extends Part>(part: T) => T & { runs: boolean };
}

/**
 * Follows command lines to the scripts and targets that they start, by name and in every folder, and from these to others and to files.
 * It rather follows a word too much: what nothing leads to may be changed by every feature. All other parts, such as the configuration
 * of a runner, are always reached.
 */
export function reachedFrom({ lines, parts, named, namedBy, textOf }: Origin): Reached {
  const run = new Set<Part>();
  const files = new Set<string>();
  const targets = new Set(parts.flatMap((one) => nameOf('target', one) ?? []));
  const makes: string[] = [];
  const reachScripts = (words: ReadonlySet<string>): void => {
    for (const one of parts) {
      const name = run.has(one) ? undefined : nameOf('script', one);
      if (name !== undefined && isNamed(name, words)) follow(one);
    }
  };
  const reachTargets = (words: readonly string[]): void => {
    for (const one of parts) {
      const name = run.has(one) ? undefined : nameOf('target', one);
      if (name !== undefined && words.includes(name)) follow(one);
    }
  };
  const runMake = (command: string): void => {
    makes.push(command);
    const words = wordsOf(command);
    // Without a name the first target of a makefile is meant.
    reachTargets(words.some((word) => targets.has(word)) ? words : [...targets]);
  };
  /** @param all whether every word may be the name of a script. */
  const read = (text: string, all: boolean): void => {
    for (const command of commandsOf(text)) {
      if (all ? !isMakeLine.test(command) : startsScripts.test(command)) reachScripts(new Set(wordsOf(command)));
      if (startsTargets.test(command)) runMake(command);
    }
  };
  const addFiles = (found: readonly string[]): void => {
    for (const file of found) {
      if (files.has(file)) continue;
      files.add(file);
      read(textOf(file), false);
    }
  };
  const follow = (part: Part): void => {
    run.add(part);
    addFiles(namedBy(part));
    if (nameOf('target', part) !== undefined) reachTargets(wordsOf(part.text).flatMap((word) => word.split(':')));
    read(part.text, nameOf('script', part) !== undefined);
  };
  addFiles(named);
  for (const { line } of lines) read(line, true);
  for (const one of parts) if (!isDefinition(one.part) && one.part !== variablesPart) follow(one);
  if (makes.length > 0) for (const one of parts) if (one.part === variablesPart) follow(one);
  const reachedIn = (file: string): string[] =>
    [...run].flatMap((one) => (one.file === file ? (nameOf('target', one) ?? []) : []));
  return {
    files,
    mark: (one) => ({
      ...one,
      ...(one.part === variablesPart && { text: withoutOthers(one.text, reachedIn(one.file)) }),
      runs: run.has(one),
    }),
  };
}

/** The lines outside of recipes; a line that declares targets phony names the given ones only. */
function withoutOthers(text: string, targets: readonly string[]): string {
  return text
    .split('\n')
    .flatMap((line) => {
      const [, names] = /^\.PHONY\s*:(.*)$/.exec(line) ?? [];
      if (names === undefined) return [line];
      const kept = names.split(/\s+/).filter((name) => targets.includes(name) || /[$\\#]/.test(name));
      return kept.length === 0 ? [] : [`.PHONY: ${kept.join(' ')}`];
    })
    .join('\n');
}
