import type { WriteStream } from 'node:tty';
import { styleText } from 'node:util';
import { printable } from '../base/errors.ts';
import type { Health } from '../overview/rules/answers.ts';
import type { Paint } from './context.ts';

type Out = Partial<Pick<WriteStream, 'isTTY' | 'columns' | 'hasColors'>>;

/**
 * The text for a terminal, with colours if it supports them and the user does not forbid them (NO_COLOR). Coloured text is
 * wrapped between words.
 */
export function painted(out: Out, text: string, paint: Paint | undefined): string {
  const { isTTY, columns } = out;
  const lines = printable(text).split('\n');
  const isBroken = paint !== undefined && isTTY === true && columns !== undefined;
  const safe = (isBroken ? lines.flatMap((line) => wrapped(line, columns - 1)) : lines).join('\n');
  // `hasColors` respects NO_COLOR.
  return paint !== undefined && isTTY === true && out.hasColors?.() === true ? paint(safe) : safe;
}

/** Continuation lines of a table row are indented to its column. */
function wrapped(line: string, width: number): string[] {
  const indent = /^(?:\S[\w :-]*? {2,}|\s+(?:- )?)/.exec(line)?.[0].length ?? 0;
  const lines: string[] = [];
  let left = line;
  while (left.length > width) {
    const space = left.lastIndexOf(' ', width);
    const end = space > indent ? space : width;
    lines.push(left.slice(0, end));
    left = `${' '.repeat(Math.min(indent, Math.floor(width / 2)))}${left.slice(end).trimStart()}`;
  }
  return [...lines, left];
}

const colourOf: Readonly<Record<Health, 'green' | 'yellow' | 'red' | 'cyan'>> = {
  well: 'green',
  waits: 'yellow',
  'needs-you': 'yellow',
  'left-alone': 'yellow',
  ended: 'cyan',
  broken: 'red',
};

/** Colours a status: the name, the labels, and the answers that matter most. */
export function paintStatus(health: Health): Paint {
  return (text) =>
    text
      .split('\n')
      .map((line, row) => (row === 0 ? line.replace(/^[^:]+/, (name) => bold(name)) : paintRow(line, health)))
      .join('\n');
}

function paintRow(line: string, health: Health): string {
  const [, label = '', gap = '', others = ''] = /^([a-z][a-z ]*?)( {2,})(.*)$/.exec(line) ?? [];
  if (label === '') return paintEvent(line);
  const isUrgent = label === 'needs you' && others !== 'nothing';
  const shown = label === 'state' ? styled(colourOf[health], others) : isUrgent ? styled('yellow', others) : others;
  return `${dim(label)}${gap}${shown}`;
}

/** Colours a line of progress.txt: the time is dimmed. */
export function paintEvent(line: string): string {
  return line.replace(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d|^\d\d:\d\d/, (time) => dim(time));
}

/** Styles without checking the terminal, which the caller has done. */
const styled = (style: Parameters<typeof styleText>[0], text: string) =>
  styleText(style, text, { validateStream: false });
const bold = (text: string) => styled('bold', text);
const dim = (text: string) => styled('dim', text);
