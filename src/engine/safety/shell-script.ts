/**
 * What a shell command line is made of, as far as safety rules look at it. Conditions, loops and functions are not told apart: what
 * they contain counts as run.
 */
export type Script = readonly Pipeline[];

/** Stages that are joined by `|`. */
export type Pipeline = readonly Stage[];

export type Stage = Command | Group;

export interface Command {
  kind: 'command';
  words: Word[];
  redirections: Redirection[];
  /** Here-documents and here-strings. */
  input: Word[];
}

/** A subshell: its folder and its variables end with it. */
export interface Group {
  kind: 'group';
  script: Script;
}

export interface Redirection {
  operator: string;
  target: Word;
}

export interface Word {
  /** Without quotes. What only a shell can fill in stands as `expansion(name)`. */
  text: string;
  /** Commands whose output goes in. */
  scripts: readonly Script[];
}

const mark = '\0';

/** The place of a variable in a word; without a name of a value that cannot be known. */
export function expansion(name = ''): string {
  return `${mark}${name}${mark}`;
}

/** Whether a word's text is all there is to it. */
export function isLiteral(text: string): boolean {
  return !text.includes(mark);
}

/** The text with what is known of its variables filled in; what stays unknown stays marked. */
export function fillIn(text: string, valueOf: (name: string) => string | undefined): string {
  if (isLiteral(text)) return text;
  return text.replace(/\0([^\0]*)\0/g, (whole, name: string) => (name === '' ? whole : (valueOf(name) ?? whole)));
}

/** A text in which nothing looks like an expansion that is none. */
export function withoutMarks(text: string): string {
  return text.replaceAll(mark, '');
}

/** A word as a script of its own, in which its unknown parts are variables again. */
export function asScript(text: string): string {
  return text.replace(/\0(\w*)\0/g, (_, name: string) => `\${${name === '' ? '_' : name}}`);
}
