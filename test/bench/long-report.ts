import type { CheckInput } from '../../src/report/rules/checks.ts';
import { ledger } from '../support/samples.ts';
import { checkInput, sampleLedger, withSection } from '../report/rules/sample-report.ts';
import { randomNumbers, sentence } from './corpus.ts';

/**
 * A report of so many sources, each with four findings, in paragraphs of cited sentences.
 * @param size characters of the report.
 */
export function longReport(sources: number, size: number): CheckInput {
  const random = randomNumbers(7);
  const [sampleSource] = sampleLedger.sources;
  const [sampleClaim] = sampleLedger.claims;
  if (sampleSource === undefined || sampleClaim === undefined) throw new Error('the sample has sources and claims');
  const all = Array.from({ length: sources }, (_, index) => {
    const url = `https://site${index}.example/page`;
    return {
      ...sampleSource,
      id: `S${String(index + 1).padStart(3, '0')}`,
      key: `site${index}page`,
      canonical: url,
      url,
      title: sentence(random, 6),
      authors: [`Author${index}, A.`],
    };
  });
  const claims = Array.from({ length: sources * 4 }, (_, index) => {
    const text = `${sentence(random, 14)} at ${10 + random(80)} ms.`;
    const evidence = [0, 1].map((step) => {
      const [first] = sampleClaim.evidence;
      return {
        ...first,
        source: all[(index + step) % sources]?.id ?? '',
        quote: `${text} ${sentence(random, 20)}`,
        hand_in: '1/researcher-1',
      };
    });
    return {
      ...sampleClaim,
      id: `C${String(index + 1).padStart(3, '0')}`,
      text,
      importance: 'supporting' as const,
      evidence,
    };
  });
  const parts: string[] = [];
  for (let total = 0, index = 0; total < size; index += 1) {
    const claim = claims[index % claims.length];
    const text = `${(claim?.text ?? '').replace(/\.$/, '')} [@${claim?.id ?? ''}].${index % 5 === 4 ? '\n\n' : '\n'}`;
    parts.push(text);
    total += text.length;
  }
  const from = ledger({ sources: all, claims });
  return checkInput(
    withSection('Key Findings', () => parts.join('')),
    { ledger: from },
  );
}
