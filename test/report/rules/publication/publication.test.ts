import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkReport } from '../../../../src/report/rules/check-report.ts';
import { checkRows, sumUp } from '../../../../src/report/rules/describe-check.ts';
import { formatFacts } from '../../../../src/report/rules/facts.ts';
import { evidenceTable } from '../../../../src/report/rules/evidence-table.ts';
import { ledgerFigures } from '../../../../src/report/rules/figures.ts';
import { claimViews } from '../../../../src/report/rules/publication/evidence-view.ts';
import { publicationHtml } from '../../../../src/report/rules/publication/html.ts';
import { publicationMarkdown } from '../../../../src/report/rules/publication/markdown.ts';
import { readDocument } from '../../../../src/report/rules/publication/read-document.ts';
import { escapeTex } from '../../../../src/base/tex.ts';
import { markOf, sourcesById } from '../../../../src/research/rules/distrust.ts';
import { anyText, state, unfit } from '../../../support/samples.ts';
import { insert, sampleInput, sampleLedger, sampleTex } from '../sample-report.ts';
import { runs } from '../../../support/runs.ts';

const check = checkReport(sampleInput(insert('TODO: more.')));
const facts = formatFacts(state({ sources_cited: 7, findings_count: 9 }), sampleLedger, '', {
  models: ['claude-opus-5-5', 'claude-sonnet-5'],
});
const figures = ledgerFigures(sampleLedger);
const files = new Map(Object.entries(figures).map(([name, tex]) => [`figures/${name}.tex`, tex]));
files.set('evidence.tex', evidenceTable(sampleLedger, sampleTex()) ?? '');

function shared(tex = sampleTex()) {
  const report = readDocument({
    tex,
    facts,
    overrides: { checksOfReport: escapeTex(sumUp(check)) },
    files,
    keys: new Set(sampleLedger.sources.map(({ key }) => key)),
  });
  return {
    report,
    sources: new Map(sampleLedger.sources.map((source) => [source.key, source])),
    markOf: (id: string) => {
      const claim = sampleLedger.claims.find((one) => one.id === id);
      return claim === undefined ? '' : markOf(claim, sourcesById(sampleLedger));
    },
    checks: checkRows(check).map(({ id, sentence, outcome }) => `${id}, ${sentence}: ${outcome}`),
  };
}

const markdown = (tex?: string) => publicationMarkdown(shared(tex));
const stored = 'Before it. The counter needs 16 bytes for every user <b>today</b>. After it.';
const html = (tex?: string) =>
  publicationHtml({
    ...shared(tex),
    question: 'How do rate limiters compare?',
    claims: claimViews(
      sampleLedger,
      sampleLedger.claims.map(({ id }) => id),
      ({ quote }) =>
        quote === 'the counter needs 16 bytes for every user'
          ? { text: stored, place: { start: 11, end: 52 }, file: 'snapshots/a.txt' }
          : undefined,
    ),
    pictures: new Map([['plot.png', 'data:image/png;base64,AAAA']]),
    styleHash: 'sha256-x',
  });
const visible = (page: string) =>
  page
    .replace(/<style>[^]*?<\/style>|<section aria-label="Evidence">[^]*/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&amp;/g, '&');

const hostile = sampleTex().replace(
  'Confidence is high.',
  '<script>alert(1)</script> [x](javascript:y) \\href{javascript:alert(2)}{here} \u202eevil\u0007 \\textbf{bold} `rm` "onload="x',
);

describe('the report as Markdown', () => {
  it('has the sections with their numbers, the counts, the citations and the contested claims', () => {
    const text = markdown();
    expect(text).toMatch(/^# Rate limiting\n/);
    expect(text).toContain('## 2 Background & Context');
    expect(text).toContain('### 3.1 Memory');
    expect(text).toContain('16 bytes for every user [1, 2]. Confidence');
    expect(text).toContain('This report rests on 7 sources and 9 findings');
    expect(text).toContain('> **Contested.** One source holds');
    expect(text).not.toMatch(/\\claim|\\cite|\\begin|% The 50/);
    expect(text).toContain('`redis-cli --stat % _x_ ^`');
    expect(text).toContain('<https://redis.io/a_b#c>');
  });

  it('has tables, lists and figures as such, referred to by their numbers', () => {
    const text = markdown();
    expect(text).toContain('as Table\u00a01 shows');
    expect(text).toContain(
      '*Table 1: What passes at the edges.*\n\n| Algorithm | Share of the limit |\n| --- | --- |\n| Fixed window | 200 |',
    );
    expect(text).toContain('- Leaky buckets smooth bursts [5].');
    expect(text).toContain('![Figure 1](figures/novelty.svg)\n\n*Figure 1: Share of the observations');
    expect(text).toContain('Figure\u00a01 shows how much of what was found was new.');
  });

  it('has the question, how it was made, and the table of the findings with their quotes', () => {
    const text = markdown();
    expect(text).toMatch(/^> \*\*Question\.\*\* How do rate limiters compare\?/m);
    expect(text).toMatch(
      /^> Made by Claude Code with autonomous-workflow \(models: claude-opus-5-5, claude-sonnet-5\) in 4 iterations of search; /m,
    );
    expect(text).toContain('gathered in 4 iterations of search, before the one that wrote it up.');
    expect(text).toContain('## 7 Evidence');
    expect(text).toMatch(
      /^\| C001: A sliding window counter uses 16 bytes per user\. \| “the counter needs 16 bytes for every user” \| \[1, 2\]: 2 independent sources; supported, high \|$/m,
    );
    expect(text).toMatch(
      /^\| C005: .* \| \[6\] one source, second hand; not verified, medium, contested with C006 \|$/m,
    );
  });

  it('says once what the checks came to, and of each check what it is', () => {
    const text = markdown();
    expect(text.match(/checks of the report passed/g)).toHaveLength(1);
    expect(text).toContain('- C2, nothing was left to be filled in: failed\n');
  });

  it('lists the cited sources with their links, and no others', () => {
    const [, list = ''] = markdown().split('## What was checked')[0]?.split('## Sources') ?? [];
    expect(list).toContain(
      '1. Author1, Jane. How redis.io limits the rate of requests. 2025. <https://redis.io/rate-limiting> (accessed 2026-03-01)',
    );
    expect(list.match(/^\d+\. /gm)).toHaveLength(7);
  });

  it('prints what is hostile as text', () => {
    const text = markdown(hostile);
    expect(text).toContain('\\<script\\>');
    expect(text).toContain('\\[x\\](javascript:y)');
    expect(text).not.toMatch(/\(javascript:alert/);
    expect(text).toContain('**bold**');
    expect(text).not.toMatch(unfit);
  });
});

describe('the report as HTML', () => {
  it('keeps a full stop beside its citation, and every column of long texts in sight', () => {
    expect(html()).toMatch(/<span class="whole"><button [^>]*>\[1, 2\]<\/button>\.<\/span>/);
    const long = sampleTex().replace(
      'Confidence is high.',
      `\\begin{tabular}{llll}a & b & c & ${'word '.repeat(40)}\\end{tabular}`,
    );
    expect(html()).not.toContain('<table class="long">');
    expect(html(long)).toContain('<table class="long">');
  });

  it('has the numbers of the Markdown', () => {
    const numbers = (text: string) => text.match(/\d+(?:\.\d+)?/g) ?? [];
    const body = (text: string) =>
      text.slice(text.indexOf('A sliding window counter is'), text.indexOf('How redis.io limits'));
    const ours = numbers(body(visible(html())).replace(/100 %.*?iteration/s, ''));
    expect(ours.length).toBeGreaterThan(40);
    for (const [section, number] of [
      ['Memory', '3.1'],
      ['Open Questions', '5'],
    ] as const)
      expect(visible(html())).toMatch(new RegExp(`${number.replace('.', '\\.')}\u2002${section}`));
    const inProse = (text: string) => text.slice(0, text.indexOf('This report rests on'));
    // A page has its contents behind the box on how it was made.
    const inOrder = html().replace(/<nav[^]*?<\/nav>/, '');
    expect(numbers(inProse(body(visible(inOrder))))).toEqual(
      numbers(inProse(body(markdown())).replace(/^#+ |https:\S+/gm, '')).filter((_, index, all) => all.length > index),
    );
  });

  it('opens for a citation the finding, its verdict, the quote, and the quote marked in the stored text', () => {
    const page = html();
    const [, id = ''] = /popovertarget="(e\d+)"[^>]*>\[1, 2\]</.exec(page) ?? [];
    const evidence = page.slice(page.indexOf(`<aside popover id="${id}"`)).split('</aside>')[0] ?? '';
    expect(evidence).toContain('C001: A sliding window counter uses 16 bytes per user.');
    expect(evidence).toContain('supported by the page, as a verifier found');
    expect(evidence).toContain('<mark>The counter needs 16 bytes for every user</mark> &lt;b&gt;today&lt;/b&gt;');
    expect(evidence).toContain('https://nginx.org/rate-limiting');
    expect(evidence).toContain('No stored page contains it.');
  });

  it('answers the question before it says how it was made, and before the contents', () => {
    const page = html();
    const places = [
      '<strong>Question.',
      'Executive Summary</h2>',
      'Made by Claude Code',
      'aria-label="Contents"',
      'Background',
    ];
    const at = places.map((words) => page.indexOf(words));
    expect(at.every((place) => place > 0)).toBe(true);
    expect(at.slice(0, 4)).toEqual(at.slice(0, 4).toSorted((one, other) => one - other));
  });

  it('shows a quote once, marked and near the top of its page', () => {
    const [aside = ''] = /<aside[^]*?<\/aside>/.exec(html()) ?? [];
    expect(aside.match(/counter needs 16 bytes for every user/gi)).toHaveLength(1);
    expect(aside).toMatch(/<h4[^]*<mark>The counter needs 16 bytes for every user<\/mark>[^]*<dl>/i);
  });

  it('gives every citation something to open, and every opening its citation', () => {
    const page = html();
    const targets = new Set([...page.matchAll(/class="cite" popovertarget="(e\d+)"/g)].map(([, id]) => id));
    const asides = [...page.matchAll(/<aside popover id="(e\d+)"/g)].map(([, id]) => id);
    expect(targets.size).toBeGreaterThan(4);
    expect(asides).toEqual([...targets]);
  });

  it('loads nothing, runs nothing, and prints what is hostile as text', () => {
    const page = html(hostile);
    expect(page).toContain(`content="default-src 'none'; style-src 'sha256-x'; img-src data:;`);
    expect(page).not.toMatch(/<script|javascript:alert\(2\)"|\son\w+=|<link|<iframe|@import|url\(/i);
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page).toContain('&quot;onload=&quot;x');
    expect(page).not.toMatch(unfit);
    expect(page).not.toContain('\u202e');
  });

  it('shows the figures as drawings, and the pictures of the folder', () => {
    expect(html()).toMatch(/<figure><svg [^>]*viewBox="0 0 744 354"[^]*<path d="M[^]*<figcaption>Figure 1: Share/);
    const tex = insert(
      '\\begin{figure}\\includegraphics{plot.png}\\caption{A plot}\\label{f}\\end{figure} See Figure~\\ref{f}.',
    ).tex;
    expect(html(tex)).toContain('<img src="data:image/png;base64,AAAA" alt="">');
    expect(html(tex)).toContain('See Figure\u00a01.');
  });
});

describe('any report', () => {
  it.each([
    [
      '\\multicolumn',
      '\\begin{tabular}{ll}\\hline A & B \\\\ \\hline \\multicolumn{2}{c}{both} \\\\ \\end{tabular}',
      '| A | B |\n| --- | --- |\n| both |  |',
    ],
    [
      'a list in a list',
      '\\begin{enumerate}\\item One \\begin{itemize}\\item Two\\end{itemize}\\item[Term] Three\\end{enumerate}',
      '1. One\n\n   - Two\n2. **Term** Three',
    ],
    [
      'accents and signs',
      "Caf\\'e na\\\"{\\i}ve --- ``so'' 5\\,\\% of \\$3 \\ldots{} a\\_b",
      'Café naïve — “so” 5\u202f% of $3 … a\\_b',
    ],
    [
      'powers in text',
      'It takes 10\\textsuperscript{6} steps of CO\\textsubscript{2}.',
      'It takes 10<sup>6</sup> steps of CO<sub>2</sub>.',
    ],
    [
      'letters and functions of formulas',
      'It is $\\alpha^2$ and $O(n^{2} \\log n)$, $2^\\beta$.',
      'It is *α<sup>2</sup>* and *O(n<sup>2</sup>\u2009log\u2009n)*, *2<sup>β</sup>*.',
    ],
    ['a fraction of sums', 'It is $\\frac{a+1}{b}$.', 'It is *(a+1)/b*.'],
    ['mathematics', 'It is $x_1^{2} \\leq \\frac{a}{b}$.', 'It is *x<sub>1</sub><sup>2</sup>≤ a/b*.'],
    ['verbatim text', '\\begin{verbatim}\na & % b\n\\end{verbatim}', '```\na & % b\n```'],
    ['an address with percent signs', 'See \\url{https://x.org/a%20b_c}.', '<https://x.org/a%20b_c>'],
  ])('has %s', (_, tex, expected) => {
    const { tex: report = '' } = insert(tex);
    expect(markdown(report)).toContain(expected);
  });

  it.each(['', '\\begin{document}', '\\section{', '}}}{{{', '\\item \\item', '\\cite{a}', '{'.repeat(20_000), '$'])(
    'is published, even %j',
    (tex) => {
      expect(markdown(tex)).toContain('# ');
      expect(html(tex)).toContain('</html>');
    },
  );

  it('of any text is published', () => {
    const piece = fc.oneof(
      anyText,
      fc.constantFrom(
        '{',
        '}',
        '\\',
        '\\begin{tabular}',
        '\\end{x}',
        '&',
        '\\\\',
        '$',
        '%',
        '\\cite{',
        '\\claim{C001}',
        '\\item',
        '\n\n',
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const page = html(insert(pieces.join('')).tex);
        expect(page).not.toMatch(/<script/i);
        expect(markdown(insert(pieces.join('')).tex)).not.toMatch(unfit);
      }),
      { numRuns: runs(12) },
    );
  });
});
