/** Control characters, and those that make text read in another direction than it stands. */
const unprintable = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069\ue000-\ue07e]/gu;

/** Text that HTML prints as it stands, in content and in attributes between double quotation marks. */
export function escapeHtml(text: string): string {
  return text
    .replace(unprintable, (character) => (character === '\n' || character === '\t' ? character : ''))
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#39;');
}

/** A link to a page of the web; the words alone for any other address. */
export function link(url: string, html: string): string {
  return /^https?:\/\/[^\s]+$/i.test(url) ? `<a href="${escapeHtml(url)}" rel="noopener noreferrer">${html}</a>` : html;
}
