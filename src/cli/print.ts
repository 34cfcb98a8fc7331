import type { WriteStream } from 'node:tty';
import { printable } from '../base/errors.ts';
import type { Print } from './command-row.ts';
import type { Paint } from './context.ts';

type Out = Pick<NodeJS.WriteStream, 'write'> & Partial<Pick<WriteStream, 'isTTY' | 'columns' | 'rows' | 'hasColors'>>;

const home = '\u001b[H';
const clearLine = '\u001b[K';
const clearBelow = '\u001b[J';

/**
 * The text for a terminal, with colours if it supports them and the user does not forbid them (NO_COLOR). Coloured text is
 * wrapped between words.
 */
export function painted(out: Out, text: string, paint: Paint | undefined): string {
  const isBroken = paint !== undefined && out.isTTY === true && out.columns !== undefined;
  const safe = isBroken ? brokenAt(text, out.columns) : printable(text);
  // `hasColors` respects NO_COLOR.
  return paint !== undefined && out.isTTY === true && out.hasColors?.() === true ? paint(safe) : safe;
}

/**
 * Returns the functions with which a long command prints.
 * @param toLine converts the data to JSON, when a program reads the output.
 */
export function printTo(out: Out, toLine: ((data: unknown) => string) | undefined): Print {
  let last = '';
  let isDrawn = false;
  return {
    line: (text, data, paint) => {
      out.write(`${toLine === undefined ? painted(out, text, paint) : toLine(data)}\n`);
    },
    redraw: (text, data, paint) => {
      const inPlace = toLine === undefined && out.isTTY === true;
      const next = toLine === undefined ? painted(out, inPlace ? onScreen(text, out) : text, paint) : toLine(data);
      if (next === last && !inPlace) return;
      last = next;
      if (!inPlace) out.write(`${next}\n${toLine === undefined ? '\n' : ''}`);
      else
        out.write(
          `${isDrawn ? home : `${home}${clearBelow}`}${next.replaceAll('\n', `${clearLine}\n`)}${clearLine}${clearBelow}`,
        );
      isDrawn = true;
    },
  };
}

/** As many lines as the screen has, wrapped here because a line that the terminal wraps would shift those below. */
function onScreen(text: string, { columns = 80, rows = 24 }: Out): string {
  return brokenAt(text, columns)
    .split('\n')
    .slice(0, rows - 1)
    .join('\n');
}

function brokenAt(text: string, columns = 80): string {
  return printable(text)
    .split('\n')
    .flatMap((line) => wrapped(line, columns - 1))
    .join('\n');
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
