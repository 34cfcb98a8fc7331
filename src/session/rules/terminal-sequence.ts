import { cut, excerpt } from '../../base/errors.ts';

const escape = '\u001b]';
const bell = '\u0007';
const longestTitle = 100;
const longestText = 200;

/** Terminals that accept a title and a text. Others accept one line, or ignore it and ring the bell. */
const takesTitle = /ghostty|kitty|foot|rxvt|warp/i;

/**
 * The escape sequence with which Claude Code's terminal shows a notification, for the field `terminalSequence` of a hook's
 * answer. One sequence only, because a terminal that supports several would notify several times. OSC 99 is left out: Claude Code
 * 2.1.330 drops it (measured).
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
  // Claude Code drops an OSC 9 that begins with a digit, because some terminals read it as another command.
  return `${escape}9;autonomous-workflow ${heading} - ${body}${bell}${bell}`;
}

/** The text without control characters, which would end the sequence, and semicolons, which separate its parts. */
function plain(text: string, length: number): string {
  return cut(excerpt(text).replaceAll(';', ','), length);
}
