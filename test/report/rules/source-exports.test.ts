import { describe, expect, it } from 'vitest';
import { formatCsl, formatRis } from '../../../src/report/rules/source-exports.ts';
import { shownNumbers } from '../../../src/report/rules/tree.ts';
import { sampleLedger } from './sample-report.ts';

describe('sources for other programs', () => {
  const [one] = sampleLedger.sources;
  if (one === undefined) throw new Error('the sample has sources');
  const sources = [
    one,
    {
      ...one,
      key: 'paper',
      canonical: 'doi:10.1000/x',
      authors: ['Acme, Inc, Ltd', 'Doe, Jane'],
      title: 'A\r\nER  - \nTY  - EVIL',
      venue: 'Journal\nER  - ',
      year: null,
    },
  ];
  it('are RIS records whose fields hold no lines', () => {
    const records = formatRis(sources).split('\r\n\r\n');
    expect(records).toHaveLength(2);
    expect(records[0]?.split('\r\n')).toEqual([
      'TY  - ELEC',
      'ID  - sourcea',
      'AU  - Author1, Jane',
      'TI  - How redis.io limits the rate of requests',
      'PY  - 2025',
      'UR  - https://redis.io/rate-limiting',
      'Y2  - 2026/03/01',
      'ER  - ',
    ]);
    expect(records[1]).toContain('TI  - A ER - TY - EVIL');
    expect(records[1]).toContain('DO  - 10.1000/x');
    expect(records[1]?.split('\r\n').filter((line) => /^(?:T2|ER)/.test(line))).toEqual([
      'T2  - Journal ER -',
      'ER  - ',
    ]);
  });
  it('are CSL-JSON', () => {
    expect(JSON.parse(formatCsl(sources))).toMatchObject([
      {
        id: 'sourcea',
        type: 'webpage',
        author: [{ family: 'Author1', given: 'Jane' }],
        issued: { 'date-parts': [[2025]] },
      },
      {
        id: 'paper',
        type: 'article-journal',
        DOI: '10.1000/x',
        author: [{ literal: 'Acme, Inc, Ltd' }, { family: 'Doe', given: 'Jane' }],
      },
    ]);
  });
  it('have the path of a file of the project', () => {
    const file = {
      ...one,
      url: 'repository:src/limit.ts',
      title: 'src/limit.ts',
      kind: 'repository' as const,
      authors: [],
    };
    const brought = { ...one, url: 'repository:papers/five.pdf', title: 'Five Limiters', kind: 'document' as const };
    expect(formatRis([file])).toContain('TY  - GEN\r\nID  - sourcea\r\nTI  - src/limit.ts\r\n');
    expect(formatRis([brought])).toContain('AV  - papers/five.pdf\r\n');
    expect(JSON.parse(formatCsl([file, brought, one]))).toMatchObject([
      { type: 'document', archive_location: 'src/limit.ts' },
      { type: 'document', archive_location: 'papers/five.pdf', title: 'Five Limiters' },
      { type: 'webpage', URL: 'https://redis.io/rate-limiting' },
    ]);
  });
  it('are cited by numbers as the PDF prints them', () => {
    expect([[], [3, 1], [4, 2, 3, 7]].map(shownNumbers)).toEqual(['?', '1, 3', '2–4, 7']);
  });
});
