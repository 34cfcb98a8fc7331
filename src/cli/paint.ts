import { styleText } from 'node:util';
import type { Health } from '../overview/rules/answers.ts';
import type { Paint } from './context.ts';

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
