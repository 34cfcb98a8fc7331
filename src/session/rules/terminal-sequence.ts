import { cut, excerpt } from '../../base/errors.ts';

const escape = '\u001b]';
const bell = '\u0007';
const longestTitle = 100;
const longestText = 200;

/** Terminals that take a title and a text. Others take one line, or ignore it and ring the bell. */
const takesTitle = /ghostty|kitty|foot|rxvt|warp/i;

/**
 * The escape sequence that makes the terminal of Claude Code notify, for the field `terminalSequence` of a hook's answer. One
 * sequence only, of those that Claude Code lets through: terminals that understand several would notify several times. OSC 99 is
 * not among them: Claude Code 2.1.330 drops it (measured).
 * @param environment the variables that identify a terminal.
 */
export function terminalSequence(
  title: string,
  text: string,
  environment: Readonly<Record<string, string | undefined>>,
): string {
  const { TERM = '', TERM_PROGRAM = '', VTE_VERSION } = environment;
  const heading = plain(title, longestTitle);
  const body = plain(text, longestText);
  if (VTE_VERSION !== undefined || takesTitle.test(`${TERM} ${TERM_PROGRAM}`)) {
    return `${escape}777;notify;${heading};${body}${bell}${bell}`;
  }
  // Claude Code drops an OSC 9 that begins with a digit, which some terminals read as another command.
  return `${escape}9;autonomous-workflow ${heading} - ${body}${bell}${bell}`;
}

/** The escape sequence that makes a text the title of the terminal, until Claude Code writes its own when it goes on. */
export function titleSequence(title: string): string {
  return `${escape}2;${plain(title, longestTitle)}${bell}`;
}

/** The text without control characters, which would end the sequence, and without semicolons, which separate its parts. */
function plain(text: string, length: number): string {
  return cut(excerpt(text).replaceAll(';', ','), length);
}
