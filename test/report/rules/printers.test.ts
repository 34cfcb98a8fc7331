import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Draft } from '../../../src/report/rules/source.ts';
import { reportHtml } from '../../../src/report/rules/publication.ts';
import { anyText, unfit } from '../../support/samples.ts';
import { runs } from '../../support/runs.ts';
import { sampleDraft, sampleLedger, sampleMarkdown, sampleReport, sampleTex, withSection } from './sample-report.ts';

const stored = 'Before it. The counter needs 16 bytes for every user <b>today</b>. After it.';
const html = (draft = sampleDraft) =>
  reportHtml({
    report: sampleReport(sampleLedger, draft),
    ledger: sampleLedger,
    find: ({ quote }) =>
      quote === 'the counter needs 16 bytes for every user'
        ? { text: stored, place: { start: 11, end: 52 }, file: 'snapshots/a.txt' }
        : undefined,
    style: 'p { margin: 0; }',
    styleHash: 'sha256-x',
  });
const adding = (text: string): Draft => withSection('Key Findings', (before) => `${before}\n\n${text}`);
const hostile = adding(
  'So <script>alert(1)</script> [x](javascript:y) [here](javascript:alert(2)) \u202eevil\u0007 **bold** `rm` "onload="x',
);

describe('the report as Markdown', () => {
  it('has its sections with their numbers, citations, tables, lists and what code adds', () => {
    const text = sampleMarkdown();
    expect(text).toMatch(
      /^# Rate limiting\n\nResearch report, \d{4}-\d\d-\d\d\n\n> \*\*Question\.\*\* How do rate limiters compare\?\n\n## 1 Executive Summary\n/,
    );
    expect(text).toContain('### 3.1 Memory\n\nThe sliding window counter needs 16 bytes for every user [1, 2].');
    expect(text).toContain('whether bursts are welcome *(inference)*.');
    expect(text).toContain('| Algorithm | Share of the limit |\n| --- | --- |\n| Fixed window | 200 % [4] |');
    expect(text).toContain(
      '- Leaky buckets smooth bursts [5]<sup>i</sup>.\n- The command `redis-cli --stat % _x_ ^` shows it',
    );
    expect(text).toContain('<https://redis.io/a_b#c>');
    expect(text).toContain('Whether logs are exact is disputed *(contested, X001)*.');
    expect(text).toMatch(/\n\n\*\*Contested\.\*\* X001: Whether sliding logs are exact\. See Analysis [^]*Made by/);
    const ofJudge = sampleMarkdown({
      ...sampleLedger,
      contradictions: sampleLedger.contradictions.map((one) => {
        return { ...one, statement: 'C005 and C006 cannot both be true as they stand' };
      }),
    });
    expect(ofJudge).toContain(
      '**Contested.** X001: C005 (“Sliding logs are exact.”) and C006 (“Sliding logs are not exact under clock skew.”) cannot both be true as they stand.',
    );
    const settled = sampleMarkdown({
      ...sampleLedger,
      claims: sampleLedger.claims.map((one) => (one.id === 'C005' ? { ...one, verdict: 'contradicted' } : one)),
      contradictions: sampleLedger.contradictions.map((one) => {
        return { ...one, status: 'resolved', resolution: 'C006 holds; C005 was refuted: Only without skew.' };
      }),
    });
    expect(settled).toContain('disputed *(resolved, X001)*.');
    expect(settled).toMatch(
      /### 4\.1 Settled contradictions\n\n> X001: Whether sliding logs are exact\.\n> \n> - C005: “Sliding logs are exact\.” \(refuted\)\n> - C006: Sliding logs are not exact under clock skew \[\d\]\.\n> \n> Settled: C006 holds; C005 was refuted: Only without skew\.\n/,
    );
    expect(settled).not.toContain('**Contested.**');
    expect(text).toMatch(
      /> \*\*Contested\.\*\* X001: Whether sliding logs are exact\.\n> \n> - C005: Sliding logs are exact \[6\]\.\n> - C006: Sliding logs are not/,
    );
    expect(text).toMatch(
      /^> Made by Claude Code with autonomous-workflow \(model: claude-opus-5-5\) in 4 iterations, 4 of which brought findings/m,
    );
    expect(text).toContain('The research kept 9 findings from 7 sources;');
    expect(text).toContain(
      '1. Author1, Jane. How redis.io limits the rate of requests. 2025. <https://redis.io/rate-limiting> (accessed 2026-03-01)',
    );
  });

  it('has one sentence where a section has nothing to say', () => {
    const empty = sampleMarkdown({ ...sampleLedger, claims: [], questions: [], contradictions: [] }, {});
    expect(empty).toContain('## 3 Key Findings\n\nNo finding counts, so nothing is concluded here.');
    expect(sampleMarkdown(sampleLedger, {})).toContain('Context\n\nThis section is not written yet.');
    expect(empty).toContain('## 5 Open Questions\n\nNo question that was raised is open.');
    expect(empty).not.toContain('Evidence');
  });

  it('sets the words of a mark apart from what is before it, in every form', () => {
    const close = adding('It is 25 [@C002][@Q001], which is **disputed**[@X001]. It fits[inference].');
    const plain = [sampleMarkdown(sampleLedger, close), html(close), sampleTex(sampleLedger, close)].map((text) =>
      text.replace(/<[^>]*>|\\(?:emph|textbf|doubt|citep)\b|[*{}]/g, ''),
    );
    for (const text of plain)
      expect(text).toMatch(/25 \S+ \(open, Q001\), which is disputed \(contested, X001\)\. It fits \(inf/);
  });

  it('prints what is hostile as text', () => {
    const text = sampleMarkdown(sampleLedger, hostile);
    expect(text).toContain('\\<script\\>alert(1)\\</script\\> x here');
    expect(text).not.toMatch(/javascript/);
    expect(text).toContain('**bold**');
    expect(text).not.toMatch(unfit);
  });
});

describe('the report as HTML', () => {
  it('opens for a citation the finding, its verdict, the quote, and the quote marked in the stored text', () => {
    const page = html();
    const [, id = ''] = /popovertarget="(e\d+)"[^>]*>\[1, 2\]</.exec(page) ?? [];
    const evidence = page.slice(page.indexOf(`<aside popover id="${id}"`)).split('</aside>')[0] ?? '';
    expect(evidence).toContain('C001: A sliding window counter uses 16 bytes per user.');
    expect(evidence).toContain('<dt>Verdict</dt><dd dir="auto">supported');
    expect(evidence).toContain('<mark>The counter needs 16 bytes for every user</mark> &lt;b&gt;today&lt;/b&gt;');
    expect(evidence).toContain('https://nginx.org/rate-limiting');
    expect(evidence).toContain('No stored page contains it.');
    expect(evidence.match(/counter needs 16 bytes for every user/gi)).toHaveLength(1);
  });

  it('gives every citation something to open, and every opening its citation', () => {
    const page = html();
    const targets = new Set([...page.matchAll(/class="cite" popovertarget="(e\d+)"/g)].map(([, id]) => id));
    const asides = [...page.matchAll(/<aside popover id="(e\d+)"/g)].map(([, id]) => id);
    expect(targets.size).toBeGreaterThan(4);
    expect(asides).toEqual([...targets]);
  });

  it('keeps a full stop beside its citation and mark, and shows formulas', () => {
    expect(html()).toMatch(/<span class="whole"><button [^>]*>\[1, 2\]<\/button>\.<\/span>/);
    expect(html()).toMatch(/<span class="whole"><button [^>]*>\[5\]<\/button><sup class="doubt">i<\/sup>\.<\/span>/);
    expect(html()).toContain('<span title="2*100 = 200">200</span> %');
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
    expect(page).toContain('3.1\u2002Memory</h3>');
  });

  it('loads nothing, runs nothing, and prints what is hostile as text', () => {
    const page = html(hostile);
    expect(page).toContain(`content="default-src 'none'; style-src 'sha256-x';`);
    expect(page).not.toMatch(/<script|href="javascript|\son\w+=|<link|<iframe|@import|url\(/i);
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page).toContain('&quot;onload=&quot;x');
    expect(page).not.toMatch(unfit);
    expect(page).not.toContain('\u202e');
  });
});

describe('the report as LaTeX', () => {
  it('fills the template: sections in their order, citations, marks, the contested, tables', () => {
    const tex = sampleTex();
    expect(tex).not.toMatch(/\{\{[A-Z]/);
    const titles = [...tex.matchAll(/^\\section\{(.*)\}$/gm)].map(([, title]) => title);
    expect(titles).toEqual([
      'Executive Summary',
      'Background \\& Context',
      'Key Findings',
      'Analysis \\& Synthesis',
      'Open Questions',
      'Methodology',
      'Evidence',
    ]);
    expect(tex).toContain('16 bytes per user \\citep{sourcea,sourceb}.');
    expect(tex).toContain('\\begin{contested}\nX001: Whether sliding logs are exact.');
    expect(tex).toContain('Fixed window & 200 \\% \\citep{sourced} \\\\');
    expect(tex).toMatch(/\\findingrow\{C001\}: A sliding window counter uses 16 bytes per user\. & “the counter needs/);
    expect(tex).toContain('cli -{}-stat');
    const rows = sampleTex(sampleLedger, adding('## Rows\n\n| A |\n| --- |\n| 1 |\n\n## Words\n\nSo.'));
    expect(rows).toContain('\\roomforrows\n\\subsection{Rows}\n\n{\\footnotesize');
    expect(rows).not.toContain('\\roomforrows\n\\subsection{Words}');
    expect(rows.match(/(?<!\\roomforrows\n)\\section\{.*\}/g)).toEqual(['\\section{Executive Summary}']);
  });

  it('cites in raised words too, and ends no question of a heading twice', () => {
    const tex = sampleTex(sampleLedger, adding('### Why is it so?\n\nIt is so<sup>[@C001]</sup>.\n\n### How'));
    expect(tex).toContain('\\paragraph{Why is it so?}');
    expect(tex).toContain('\\paragraph{How.}');
    expect(tex).toContain('It is so\\textsuperscript{\\citep{sourcea,sourceb}}.');
  });

  it('of any text has no command that the text brings', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(anyText, fc.constantFrom('\\input{x}', '{', '|', '`', '[@C001]', '\n\n', '%'))),
        (pieces) => {
          const draft = withSection('Analysis & Synthesis', () => pieces.join(''));
          const tex = sampleTex(sampleLedger, draft);
          expect(tex).not.toMatch(/\\input\{x\}/);
          expect(html(draft)).not.toMatch(/<script/i);
          expect(sampleMarkdown(sampleLedger, draft)).not.toMatch(unfit);
        },
      ),
      { numRuns: runs(12) },
    );
  });
});
