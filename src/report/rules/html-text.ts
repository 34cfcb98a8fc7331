/** Control characters, and those that change the direction of text. */
const unprintable = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069\ue000-\ue07e]/gu;

/** Text escaped for HTML, in content and in attributes with double quotation marks. */
export function escapeHtml(text: string): string {
  return text
    .replace(unprintable, (character) => (character === '\n' || character === '\t' ? character : ''))
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#39;');
}

/** A link for a web address; only the words for other addresses. */
export function link(url: string, html: string): string {
  return /^https?:\/\/[^\s]+$/i.test(url) ? `<a href="${escapeHtml(url)}" rel="noopener noreferrer">${html}</a>` : html;
}
