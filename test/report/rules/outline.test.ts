import { describe, expect, it } from 'vitest';
import { partsToRead } from '../../../src/report/rules/outline.ts';

const lines = (count: number) => Array.from({ length: count }, () => 'Text.');
const report = (...parts: string[]) => parts.flatMap((part) => [part, ...lines(4)]).join('\n');

describe('partsToRead', () => {
  it('names the parts of a report with their lines', () => {
    const tex = report(
      '\\section{Background \\& Context}',
      '\\subsection{The \\emph{leaky} bucket}',
      '\\section*{End}',
    );
    expect(partsToRead(tex)).toMatch(/ at these lines: 1 Background & Context, 6 The leaky bucket, 11 End\.$/);
  });
  it('leaves subsections out when there are too many', () => {
    const themes = Array.from({ length: 60 }, (_, index) => `\\subsection{A theme of its own, ${index}}`);
    expect(partsToRead(report('\\section{Findings}', ...themes, '\\section{End}'))).toMatch(/: 1 Findings, 306 End\.$/);
  });
});
