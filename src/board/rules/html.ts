import { escapeHtml } from '../../report/rules/html-text.ts';

/** HTML whose texts are escaped. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Html | false | null | undefined | readonly Part[];

/** HTML in which every inserted text is escaped, without control and direction characters; nothing for false and null. */
export function markup(parts: TemplateStringsArray, ...inserted: readonly Part[]): Html {
  return new Html(parts.map((part, at) => (at === 0 ? part : `${shown(inserted[at - 1])}${part}`)).join(''));
}

function shown(part: Part): string {
  if (part === false || part === null || part === undefined) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(shown).join('');
  return escapeHtml(String(part));
}

/** A link to a source on the web; only the words for any other address. */
export function link(url: string, words: string): Html {
  return /^https?:\/\/\S+$/i.test(url)
    ? markup`<a href="${url}" rel="noopener noreferrer nofollow">${words}</a>`
    : markup`${words}`;
}
