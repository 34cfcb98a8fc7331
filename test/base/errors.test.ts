import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeError, excerpt, printable, WorkflowError } from '../../src/base/errors.ts';
import { anyText } from '../support/samples.ts';

describe('WorkflowError', () => {
  const cases: [string, ConstructorParameters<typeof WorkflowError>, string][] = [
    ['what alone', ['It broke', { fix: 'Fix it.' }], 'It broke\n→ Fix it.'],
    ['where', ['It broke', { where: 'a.md, line 2', fix: 'Fix it.' }], 'It broke (a.md, line 2)\n→ Fix it.'],
    [
      'expected and received',
      ['It broke', { expected: 'a', received: 'b\u001b[2J\nc', fix: 'Fix it.' }],
      'It broke; expected a; received b[2J c\n→ Fix it.',
    ],
    ['nothing received', ['It broke', { received: '', fix: 'Fix it.' }], 'It broke; received \n→ Fix it.'],
  ];
  it.each(cases)('tells %s', (_, details, told) => expect(describeError(new WorkflowError(...details))).toBe(told));

  it.each([
    [new TypeError('a bug'), 'a bug'],
    ['a text', 'a text'],
    [
      Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }),
      'ENOSPC: no space left on device, write\n→ The disk that the project or the temporary folder is on is full: make room, then try again.',
    ],
    [undefined, 'undefined'],
  ])('is not the only thing that can be described: %s', (thrown, told) => expect(describeError(thrown)).toBe(told));
});

describe('printable', () => {
  const cases: [string, string][] = [
    ['a\r\nb\rc', 'a\nb\nc'],
    ['\u001b]0;title\u0007\u009b2J', ']0;title2J'],
    ['a\u0000\u0008b\u007f', 'ab'],
    ['user\u202etxt.exe\u2066', 'usertxt.exe'],
    ['a\ud83db\udc00', 'ab'],
    ['😀 é 人', '😀 é 人'],
  ];
  it.each(cases)('shows %j as %j', (text, shown) => expect(printable(text)).toBe(shown));
});

describe('excerpt', () => {
  it('cuts the 401st', () => expect(excerpt('x'.repeat(401))).toBe(`${'x'.repeat(399)}…`));
  it('does not leave half an emoji', () => expect(excerpt(`${'x'.repeat(398)}😀yz`)).toBe(`${'x'.repeat(398)}…`));

  it('is one printable, well-formed line of at most 400 characters, whatever the text', () => {
    fc.assert(
      fc.property(fc.array(anyText, { maxLength: 20 }), (texts) => {
        const line = excerpt(texts.join('😀'));
        expect(line.length).toBeLessThanOrEqual(400);
        expect(line).not.toMatch(/[\p{Cc}\p{Cs}\u2028\u2029]/u);
      }),
    );
  });
});
