import { expect, it } from 'vitest';
import { paragraphsOf } from '../../../src/report/rules/prose.ts';
import { scanTex } from '../../../src/report/rules/scan.ts';

const sentences = (text: string) =>
  paragraphsOf(scanTex(`\\begin{document}\n\\section{A}\n${text}\n\\end{document}`)).flatMap((paragraph) =>
    paragraph.sentences.map((one) => [one.text, one.bindings.flatMap(({ ids }) => ids)]),
  );

it.each([
  ['No queue sends e-mails once. pg-boss runs a job again.', 2],
  ['It is fast (see below). esbuild is faster.', 2],
  ['“It depends.” webpack says so.', 2],
  ['It takes approx. five minutes, e.g. in CI, and no. seven fails.', 1],
  ['Node.js 5. and later. It works with Fig. two.', 2],
  ['Version 2.1. is out.', 1],
])('%s: %i', (text, count) => expect(sentences(text)).toHaveLength(count));

it('a citation belongs to the sentence that it stands in, also before a name in lower case', () => {
  expect(sentences('No queue sends once\\claim{C001}. pg-boss runs it again\\claim{C002}.')).toEqual([
    ['No queue sends once.', ['C001']],
    ['pg-boss runs it again.', ['C002']],
  ]);
});
