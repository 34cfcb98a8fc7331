import { describe, expect, it } from 'vitest';
import { reportContent } from '../../../src/research/rules/record.ts';
import { cpuTimeOf } from '../../support/cpu-time.ts';

describe('reportContent', () => {
  const same: [string, string, string][] = [
    ['line ends', 'a b\nc', 'a  b\r\n\r\n  c\n'],
    ['comments', 'a b', 'a % note to myself\n%%\nb'],
  ];
  it.each(same)('takes no notice of %s', (_, left, right) => expect(reportContent(left)).toEqual(reportContent(right)));

  it('sees another word', () =>
    expect(reportContent('50\\% of it').text).not.toBe(reportContent('50\\% of this').text));

  const cited: [string, string][] = [
    ['no citation \\section{claim}', ''],
    ['It grows\\claim{C002} \\citep{b2020}, again \\claim{C001}\\citep{b2020}.', 'C001 C002 b2020'],
    ['\\citet*[see][p. 3]{a1, b2,c3} \\cite{d4}', 'a1 b2 c3 d4'],
    ['% \\citep{hidden}', ''],
  ];
  it.each(cited)('knows what %s works in', (tex, keys) => expect(reportContent(tex).cited).toBe(keys));

  it('is quick with a report that is one long line', async () => {
    const text = `${'\\cite['.repeat(50_000)}${'%'.repeat(50_000)}${' '.repeat(100_000)}`;
    expect(await cpuTimeOf(() => reportContent(text))).toBeLessThan(1_000);
  });
});
