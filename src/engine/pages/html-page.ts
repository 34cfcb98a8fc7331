import { Parser } from 'htmlparser2';
import { pageMarkup, type PageMarkup } from './html-metadata.ts';
import { visibleText } from './html-text.ts';

/** No page nests like this; the parser takes time in the square of the depth. */
const deepest = 5_000;
const charactersBetweenChecks = 16_384;

export interface HtmlPage {
  text: string;
  markup: PageMarkup;
  /** The page nests too deep to be read to its end. */
  cut: boolean;
}

/** A page of HTML, read in one pass: its whole visible text, and what its markup tells. Never throws, whatever the markup. */
export function readHtml(html: string): HtmlPage {
  const text = visibleText();
  const markup = pageMarkup();
  const listeners = [text, markup];
  let depth = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth += 1;
        for (const listener of listeners) listener.open(name, attributes);
      },
      ontext(part) {
        for (const listener of listeners) listener.text(part);
      },
      onclosetag(name) {
        depth -= 1;
        for (const listener of listeners) listener.close(name);
      },
    },
    { recognizeCDATA: true },
  );
  let read = 0;
  for (; read < html.length && depth <= deepest; read += charactersBetweenChecks)
    parser.write(html.slice(read, read + charactersBetweenChecks));
  parser.end();
  return { text: text.result(), markup: markup.result(), cut: read < html.length };
}
