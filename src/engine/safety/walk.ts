import type { Denial } from './denial.ts';
import { fillIn, isLiteral, type Command, type Pipeline, type Script, type Word } from './shell-script.ts';

/** What a command finds when it runs. */
export interface Surroundings {
  /** Undefined when nobody knows. */
  folder: string | undefined;
  variables: Map<string, string>;
  depth: number;
}

/** One command that would run. */
export interface Call {
  /** The program and its arguments. */
  words: readonly string[];
  command: Command;
  /** The pipeline it stands in, and where. */
  pipeline: Pipeline;
  position: number;
  here: Surroundings;
}

type Judge = (call: Call) => Denial | undefined;

/** The first denial among all commands of a script, in the order in which they would run. */
export function walk(script: Script, here: Surroundings, judge: Judge): Denial | undefined {
  for (const pipeline of script) {
    for (const [position, stage] of pipeline.entries()) {
      const found =
        stage.kind === 'group'
          ? walk(stage.script, inner(here), judge)
          : visit({ command: stage, pipeline, position, here: pipeline.length > 1 ? inner(here) : here }, judge);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

/** What happens in a subshell stays there. */
function inner(here: Surroundings): Surroundings {
  return { ...here, variables: new Map(here.variables) };
}

function visit(stage: Omit<Call, 'words'>, judge: Judge): Denial | undefined {
  const { command, here } = stage;
  for (const { scripts } of wordsOf(command)) {
    for (const script of scripts) {
      const found = walk(script, inner(here), judge);
      if (found !== undefined) return found;
    }
  }
  const all = command.words.map(({ text }) => valueIn(text, here));
  const words = all.slice(Math.max(0, findProgram(all)));
  const isOnlyAssigned = findProgram(all) === -1;
  assign(isOnlyAssigned ? all : [], here);
  const found = judge({ ...stage, words: isOnlyAssigned ? [] : words });
  if (found === undefined) moveOn(words, here);
  return found;
}

/** All words of a command, those of its redirections and its input included. */
export function wordsOf({ words, redirections, input }: Command): Word[] {
  return [...words, ...redirections.map(({ target }) => target), ...input];
}

const longestValue = 4_096;

/** A word with the variables filled in whose values are known; once it grows too long they stay unknown. */
export function valueIn(text: string, { variables, folder }: Surroundings): string {
  let room = longestValue;
  return fillIn(text, (name) => {
    const value = name === 'PWD' ? folder : variables.get(name);
    room -= value?.length ?? 0;
    return room < 0 ? undefined : value;
  });
}

const assignment = /^([A-Za-z_]\w*)(\+?)=([\s\S]*)$/;
const reserved = new Set([
  'if',
  'then',
  'else',
  'elif',
  'while',
  'until',
  'do',
  '{',
  '}',
  '!',
  'time',
  'fi',
  'done',
  'esac',
]);

/** Where the program stands behind reserved words and assignments; -1 when there is none. */
function findProgram(words: readonly string[]): number {
  return words.findIndex((word) => !reserved.has(word) && !assignment.test(word));
}

const mostVariables = 200;
const declares = new Set(['export', 'declare', 'local', 'readonly', 'typeset']);

function assign(words: readonly string[], { variables }: Surroundings): void {
  for (const word of words) {
    const [, name, plus, value = ''] = assignment.exec(word) ?? [];
    if (name === undefined || (variables.size >= mostVariables && !variables.has(name))) continue;
    if (plus === '+' || value.length > longestValue || !isLiteral(value)) variables.delete(name);
    else variables.set(name, value);
  }
}

/** What a command changes for those that follow. */
function moveOn([program = '', ...words]: readonly string[], here: Surroundings): void {
  if (declares.has(program)) assign(words, here);
  if (program === 'for' || program === 'select' || program === 'read') {
    for (const word of words) here.variables.delete(word);
  }
  if (program === 'popd') here.folder = undefined;
  if (program !== 'cd' && program !== 'pushd' && program !== 'Set-Location') return;
  const target = words.find((word) => !/^-[LPe@]*$/.test(word) || word === '-');
  here.folder = target === undefined ? here.variables.get('HOME') : enter(target, here);
}

function enter(target: string, { folder, variables }: Surroundings): string | undefined {
  if (!isLiteral(target) || target === '-' || /[*?[]/.test(target)) return undefined;
  const path = target.replace(/^~(?=\/|$)/, variables.get('HOME') ?? '~');
  if (/^(?:\/|[A-Za-z]:)/.test(path)) return path;
  return folder === undefined || folder.length > longestValue ? undefined : `${folder}/${path}`;
}
