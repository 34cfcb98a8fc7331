import { oneLine } from '../../base/errors.ts';
import { asTitle } from '../../base/title.ts';
import type { CoderHandIn } from './coder-hand-in.ts';
import type { Feature } from './feature.ts';

/** The length of a first line that git shows, the feature's id included. */
const longestSubject = 72;

/** A sentence on one line; the dots in "e.g." or a file's name do not end it. */
const firstSentence = /^.*?(?:(?<!\b[a-z]\.[a-z])[.!?](?=\s|$)|$)/mu;

/** The words of a reviewer for the commit of work without a coder, without the sentence that nothing is in the way. */
export function textOfReview(summary: string): string {
  return summary.replace(/(?:^|(?<=[.!?])\s+)(?:I found |There are )?no blockers?(?: found)?[.!]?\s*$/i, '');
}

/**
 * The subject and the body of a feature's commit. The subject is the title if it is short enough, otherwise the first sentence of the
 * coder's summary, otherwise the shortened title. The body does not begin with the subject again.
 */
export function commitText(
  { id, name }: Pick<Feature, 'id' | 'name'>,
  said: Pick<CoderHandIn, 'what' | 'why'> | null,
): { subject: string; body: string } {
  const room = longestSubject - `${id}: `.length;
  const title = oneLine(name);
  const body = said === null ? '' : `${said.what}\n\n${said.why}`;
  const [first = ''] = firstSentence.exec(body) ?? [];
  const sentence = oneLine(first).replace(/[.:]$/, '');
  if (title.length <= room && !title.includes('…'))
    return { subject: title, body: sentence === title ? body.slice(first.length).trim() : body };
  if (said !== null && sentence !== '' && sentence.length <= room)
    return { subject: sentence, body: body.slice(first.length).trim() };
  return { subject: asTitle(title.replace(/…$/, ''), room).replace(/…$/, ''), body };
}
