import { readPlain } from '../plain-text.ts';
import { isSummarySection } from '../finding.ts';
import { paragraphsOf, type Sentence } from '../prose.ts';
import { scanTex } from '../scan.ts';

/** A sentence of the report as a reader sees it. */
export interface PrintedSentence extends Sentence {
  section: string;
  isSummary: boolean;
  /** Whether it stands in a table. */
  isCell: boolean;
  /** The text of its whole paragraph. */
  paragraph: string;
}

const table = /^(?:tabular|longtable)/;

/** The sentences of a report, in order. A table cell counts as a sentence, because it needs a finding of its own. */
export function printedSentences(tex: string): PrintedSentence[] {
  return paragraphsOf(scanTex(tex), true).flatMap(({ section, sentences, environments }) => {
    const paragraph = sentences.map(({ text }) => text).join(' ');
    const place = {
      section,
      isSummary: isSummarySection(section),
      isCell: environments.some((one) => table.test(one)),
    };
    return sentences.map((one) => ({ ...one, ...place, paragraph }));
  });
}

/**
 * A normal form in which words in TeX equal the same words copied from TeX or PDF: letters and digits only, without commands,
 * citations, quotation marks and case.
 */
export function comparable(text: string): string {
  return readPlain(text, 0)
    .text.normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The sentences that an excerpt covers, fully or in part; empty when the report does not contain it. */
export function sentencesWith(excerpt: string, sentences: readonly PrintedSentence[]): PrintedSentence[] {
  const wanted = comparable(excerpt);
  if (wanted === '') return [];
  let text = ' ';
  const spans = sentences.map((sentence) => {
    const from = text.length;
    const words = comparable(sentence.text);
    if (words !== '') text += `${words} `;
    return { sentence, from, to: text.length };
  });
  const at = text.indexOf(` ${wanted} `);
  if (at < 0) return [];
  const end = at + 1 + wanted.length;
  return spans.filter(({ from, to }) => to > from && from < end && to > at + 1).map(({ sentence }) => sentence);
}

/** Whether a text, such as the question, contains an excerpt. */
export function standsIn(excerpt: string, text: string): boolean {
  const wanted = comparable(excerpt);
  return wanted !== '' && ` ${comparable(text)} `.includes(` ${wanted} `);
}
