import { cut, excerpt } from '../workflow-error.ts';

/**
 * Words of an agent or of a page, as one line in quotation marks that nothing inside can close: in a brief they are material, never
 * a part of what it orders.
 * @param most characters that are shown of them.
 */
export function quotedWords(text: string, most = 400): string {
  const words = excerpt(text).replace(/[“”„‟]/g, "'");
  return `“${words.length <= most ? words : `${cut(words, most - 1)}…`}”`;
}
