/** Bold text; asterisks in powers, globs and comments do not match. */
const bold = /(?<![\w*/\\])\*\*(?=[\p{L}\p{N}\p{Sc}("'`[])([^*\n]+?)(?<=[\p{L}\p{N})"'`.,:;!?\]%])\*\*(?![\w*/])/gu;
/** A link or a picture with its words; the address has no blanks. */
const linked =
  /!?\[([^[\]\n]*)\]\((?:(?:https?:\/\/|\/|#|\.{1,2}\/)[^()\s]*(?:\([^()\s]*\)[^()\s]*)*|[\w./-]+\.(?:mdx?|html?|rst)(?:#[^()\s]*)?)(?:\s"[^"\n]*")?\)/g;
/** Words set as code; backticks after an operator belong to the code of a program. */
const code = /(?<![`\w\\]|[=+?:{[]\s?|\w\()`((?:[^`\n$]|\$(?!\{))+)`(?![`\w])/g;
/** Words set in italics; names of code have no blanks beside such an underscore, and digits or more underscores inside. */
const italic = /(?<![\w`/.*\\-])_(\p{L}[\p{L} ,'’-]*|\([^_`\n]*\))_(?![\w(`/])/gu;
/** An underscore of a name, as Markdown escapes it. */
const escaped = /(?<=\w)\\_(?=\w)/g;

/**
 * The words of a page as its readers saw them: without Markdown's marks for bold and italic text, links, code and names, where these are
 * unambiguous.
 */
export function withoutMarkdown(text: string): string {
  // A link may contain a picture.
  return text
    .replace(linked, '$1')
    .replace(linked, '$1')
    .replace(bold, '$1')
    .replace(code, '$1')
    .replace(italic, '$1')
    .replace(escaped, '_');
}
