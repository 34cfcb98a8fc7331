import { expect, it } from 'vitest';
import { publicationMarkdown } from '../../../../src/report/rules/publication/markdown.ts';
import { readDocument } from '../../../../src/report/rules/publication/read-document.ts';
import { sampleLedger, sampleTex } from '../sample-report.ts';

function markdown(tex: string): string {
  const keys = new Set(sampleLedger.sources.map(({ key }) => key));
  const report = readDocument({ tex, facts: '', overrides: {}, files: new Map(), keys });
  const sources = new Map(sampleLedger.sources.map((source) => [source.key, source]));
  return publicationMarkdown({ report, sources, markOf: () => '', checks: [] });
}

it('a blank that ends a command is none, and before a citation is one', () => {
  const typed = String.raw`The flag \texttt{-restore-\allowbreak if-db-\allowbreak{}not-exists} helps ~\citep{sourcea}\claim{C001}.`;
  expect(markdown(sampleTex().replace('A rate limiter decides', `${typed} A rate limiter decides`))).toMatch(
    /The flag `-restore-if-db-not-exists` helps\u00a0\[1\]\./,
  );
});
