import { Parser } from 'htmlparser2';
import { pageMarkup, type PageMarkup } from './html-metadata.ts';
import { visibleText } from './html-text.ts';

/** A page of HTML, read in one pass: its whole visible text, and what its markup tells. Never throws, whatever the markup. */
export function readHtml(html: string): { text: string; markup: PageMarkup } {
  const text = visibleText();
  const markup = pageMarkup();
  const listeners = [text, markup];
  const parser = new Parser(
    {
      onopentag: (name, attributes) => listeners.forEach((listener) => listener.open(name, attributes)),
      ontext: (part) => listeners.forEach((listener) => listener.text(part)),
      onclosetag: (name) => listeners.forEach((listener) => listener.close(name)),
    },
    { recognizeSelfClosing: false, recognizeCDATA: true },
  );
  parser.end(html);
  return { text: text.result(), markup: markup.result() };
}
