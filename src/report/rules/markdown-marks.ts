/** Bold text: the signs of powers, globs and comments are none. */
const bold = /(?<![\w*/\\])\*\*(?=[\p{L}\p{N}("'`[])([^*\n]+?)(?<=[\p{L}\p{N})"'`.,:;!?\]%])\*\*(?![\w*/])/gu;
/** A link or a picture with its words; its address has no blanks. */
const linked =
  /!?\[([^[\]\n]*)\]\((?:(?:https?:\/\/|\/|#|\.{1,2}\/)[^()\s]*(?:\([^()\s]*\)[^()\s]*)*|[\w./-]+\.(?:mdx?|html?|rst)(?:#[^()\s]*)?)(?:\s"[^"\n]*")?\)/g;
/** Words set as code; behind a sign of a program's text the backticks are the program's. */
const code = /(?<![`\w\\]|[=+?:{[]\s?|\w\()`((?:[^`\n$]|\$(?!\{))+)`(?![`\w])/g;

/**
 * A text of a page without the signs by which Markdown sets bold words, links and code, where these are beyond doubt: a reader sees
 * the words that a reader of the page saw.
 */
export function withoutMarkdown(text: string): string {
  // A picture may be the words of a link.
  return text.replace(linked, '$1').replace(linked, '$1').replace(bold, '$1').replace(code, '$1');
}
