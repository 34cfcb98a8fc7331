import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { terminalSequence } from '../../../src/loop/rules/notification.ts';
import { anyCharacter } from '../../support/samples.ts';

/** What Claude Code lets through: notifications (OSC 9 and 777) and the bell; OSC 9 must not begin with a digit. */
const allowed = /^(?:<ESC>\](?:9;(?!\d)|777;)[^\p{Cc}]*?<BEL>)<BEL>$/u;

const terminals: [string, Record<string, string>, string][] = [
  ['an unknown one', {}, '\u001b]9;autonomous-workflow x: complete - Done.\u0007\u0007'],
  [
    'iTerm',
    { TERM_PROGRAM: 'iTerm.app', TERM: 'xterm-256color' },
    '\u001b]9;autonomous-workflow x: complete - Done.\u0007\u0007',
  ],
  ['Ghostty', { TERM: 'xterm-ghostty' }, '\u001b]777;notify;x: complete;Done.\u0007\u0007'],
  ['Warp', { TERM_PROGRAM: 'WarpTerminal' }, '\u001b]777;notify;x: complete;Done.\u0007\u0007'],
  ['one of GNOME', { VTE_VERSION: '7600' }, '\u001b]777;notify;x: complete;Done.\u0007\u0007'],
  ['kitty', { TERM: 'xterm-kitty' }, '\u001b]777;notify;x: complete;Done.\u0007\u0007'],
];

describe('terminalSequence', () => {
  it.each(terminals)('speaks to %s in its own way', (_, environment, sequence) =>
    expect(terminalSequence('x: complete', 'Done.', environment)).toBe(sequence),
  );

  it('takes nothing from the text that the terminal would read as a command', () => {
    const sequence = terminalSequence('x: a;b', '\u001b]0;gotcha\u0007\u009d52;c;aGk=\u009c\n1;2', { TERM: 'foot' });
    expect(sequence).toBe('\u001b]777;notify;x: a,b;]0,gotcha52,c,aGk= 1,2\u0007\u0007');
  });

  it('is let through by Claude Code, whatever the text', () => {
    const environments = fc.constantFrom(...terminals.map(([, environment]) => environment));
    const anyText = fc.string({ unit: anyCharacter, maxLength: 200 });
    fc.assert(
      fc.property(anyText, anyText, environments, (title, text, environment) => {
        const sequence = terminalSequence(title, text, environment);
        expect(sequence.replaceAll('\u001b', '<ESC>').replaceAll('\u0007', '<BEL>')).toMatch(allowed);
      }),
    );
  });
});
