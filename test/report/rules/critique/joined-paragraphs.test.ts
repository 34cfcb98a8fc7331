import { expect, it } from 'vitest';
import { joinedParagraphs } from '../../../../src/report/rules/critique/joined-paragraphs.ts';

const [loss, cost, fit] = [
  'With Litestream the changes of about the last second are lost.',
  'It leaves the code of the application as it is.',
  'LiteFS limits writes to about 100 transactions per second.',
];
const report = (...paragraphs: string[]) =>
  `\\begin{document}\n\\section{Key Findings}\n${paragraphs.join('\n\n')}\n\\end{document}\n`;
const before = report(`${loss}\n${cost}`, `${fit} It replicates asynchronously.`);

it('names a paragraph that ran into the one before it when a sentence was taken out', () => {
  expect(joinedParagraphs(before, report(`${loss}\n${fit} It replicates asynchronously.`))).toEqual([fit]);
});

it.each([
  ['nothing changed', before],
  ['the sentence alone is gone', report(loss, `${fit} It replicates asynchronously.`)],
  ['something new stands between', report(`${loss} ${cost} Of LiteFS, in turn: ${fit}`)],
  ['a sentence moved to an earlier paragraph in words of its own', report(`${loss} LiteFS is limited, too.`, fit)],
  ['a sentence opens a paragraph elsewhere, too', report(`${loss} ${fit}`, `${fit} It replicates asynchronously.`)],
  ['a paragraph is gone', report(`${fit} It replicates asynchronously.`)],
])('names none where %s', (_, after) => {
  expect(joinedParagraphs(before, after)).toEqual([]);
});
