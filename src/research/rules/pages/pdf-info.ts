import { excerpt } from '../../../base/errors.ts';
import { noMetadata, type PageMetadata } from './page.ts';

/** Titles that word processors derive from the file name. */
const fileName = /^(?:microsoft \w+ - |untitled|.*\.(?:docx?|odt|tex|dvi|indd|pptx?|pdf|rtf)$)/i;
const mostAuthors = 40;

/** Title and authors from the output of `pdfinfo`. The date is that of the file, not of the work, and so is ignored. */
export function readPdfInfo(printed: string): PageMetadata {
  const field = (name: string) => excerpt(new RegExp(`^${name}:[ \\t]+(\\S.*)$`, 'm').exec(printed)?.[1] ?? '');
  const title = field('Title');
  const authors = field('Author')
    .split(/\s*;\s*|\s+(?:and|&)\s+/)
    // “Doe, Jane” is one person; “Jane Doe, John Roe” are two.
    .flatMap((part) => (/^[^,]+ [^,]+,/.test(part) ? part.split(/\s*,\s*/) : [part]))
    .filter((name) => name !== '')
    .slice(0, mostAuthors);
  return { ...noMetadata, title: title === '' || fileName.test(title) ? null : title, authors };
}
