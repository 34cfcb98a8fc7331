import { sectionTitles } from './completeness-checks.ts';

/** The titles of the sections that the text of a PDF does not show; lines, ligatures and hyphens make no difference. */
export function titlesNotPrinted(pdfText: string): string[] {
  const printed = letters(pdfText);
  return sectionTitles.filter((title) => !printed.includes(letters(title)));
}

function letters(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
