import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WorkflowError } from '../../src/base/errors.ts';
import { isWorkflowName, nameFrom, requireWorkflowName, suggestName, paperOf, titleOf } from '../../src/base/names.ts';
import { anyCharacter } from '../support/samples.ts';

const names = ['a', '0', 'rate-limiting', 'a--b', 'a-', 'console', 'com10', 'x'.repeat(63)];
const others = [
  '',
  '-a',
  'A',
  'a b',
  'a/b',
  '..',
  'a.b',
  'a\n',
  'a\\b',
  'é',
  'x'.repeat(64),
  "a'b",
  'a$b',
  '\u0000',
  'con',
  'nul',
  'aux',
  'prn',
  'com1',
  'lpt9',
];

describe('a workflow name', () => {
  it.each(names)('may be %j', (name) => expect(requireWorkflowName(name)).toBe(name));
  it.each(others)('may not be %j', (name) => expect(isWorkflowName(name)).toBe(false));

  const suggestions: [string, string][] = [
    ['Rate Limiting!', 'rate-limiting'],
    ['../../etc/passwd', 'etc-passwd'],
    ['Über Größe', 'uber-grosse'],
    ['--a--', 'a'],
    [`${'x'.repeat(62)} yz`, 'x'.repeat(62)],
    ['人工智能', ''],
    ['CON', 'con-topic'],
  ];
  it.each(suggestions)('made from %j is %j', (text, name) => expect(suggestName(text)).toBe(name));

  const sentences: [string, string][] = [
    ['Which job queue (pg-boss or River) should our service use?', 'which-job-queue-should'],
    ["What's the maker's claim?", 'whats-the-makers-claim'],
    ['What is it?', 'what-is-it'],
    ['Wie gut sind Wärmepumpen in Altbauten?', 'wie-gut-sind-warmepumpen'],
    [`Why ${'x'.repeat(80)} again?`, 'why'],
    ['限流是什么', ''],
  ];
  it.each(sentences)('made from what %j asks is %j', (text, name) => expect(nameFrom(text)).toBe(name));

  it('can always be made from a text, or nothing of it can be used', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 200 }), (text) => {
        const name = suggestName(text);
        expect(name === '' || isWorkflowName(name)).toBe(true);
        expect(suggestName(name)).toBe(name);
      }),
    );
  });

  it('is suggested in the error that refuses another', () => {
    expect(() => requireWorkflowName('My Topic')).toThrow(WorkflowError);
    expect(() => requireWorkflowName('My Topic')).toThrow(
      expect.objectContaining({
        fix: "Use 'my-topic'.",
        exitCode: 2,
        message: expect.stringContaining('"My Topic"') as string,
      }),
    );
  });
  it('is shown as an example where none can be made', () => {
    expect(() => requireWorkflowName('人')).toThrow(
      expect.objectContaining({ fix: "Choose a name such as 'rate-limiting'." }),
    );
  });

  const titles: [string, string][] = [
    ['rate-limiting', 'Rate limiting'],
    ['a--b-', 'A b'],
    ['2fa', '2fa'],
  ];
  it.each(titles)('%s has the title %s', (name, title) => expect(titleOf(name)).toBe(title));

  it.each<[locale: string | undefined, paper: string]>([
    ['en_US.UTF-8', 'letterpaper'],
    ['fr_CA', 'letterpaper'],
    ['de_DE.UTF-8', 'a4paper'],
    ['C', 'a4paper'],
    [undefined, 'a4paper'],
  ])('the paper of %s is %s', (locale, paper) => expect(paperOf(locale)).toBe(paper));
});
