/** Verbs with which a party states or advises something; a product `reports` or `logs` something itself. */
const stating =
  'says?|said|states?|stated|writes?|wrote|warns?|warned|explains?|explained|argues?|argued|points? out|stress(?:es|ed)?|mentions?|mentioned|noted|claimed|documented';
const advising = 'says?|said|warns?|warned|recommends?|recommended|advises?|advised|suggests?|suggested|urges?|urged';
const readers = '(?: (?:users?|people|readers?|everyone|you))?';
const writings =
  'documentation|docs|guide|manual|handbook|faq|readme|page|site|website|blog|article|post|paper|maintainers?|makers?|authors?|developers?|team';
/** The speaker: a few words without a comma, of which one begins with a capital or means a writing. */
const speaker = '(?<speaker>[^\\s,;:][^,;:]{0,60}?)';

/** Frames that name a speaker, with the statement as `stated`. */
const frames = [
  `^(?:according to|as per) ${speaker}, (?<stated>.+)$`,
  `^as ${speaker} (?:${stating}|notes?|puts? it), (?<stated>.+)$`,
  `^${speaker}(?: also)? (?:${stating}|${advising})(?: also)?${readers} that (?<stated>.+)$`,
  // A plural after several words is rather a noun: “issues claims that expire”.
  `^(?<speaker>[^\\s,;:]+|[^,;:]{1,50} (?:${writings})) (?:notes?|claims?|documents?) that (?<stated>.+)$`,
  `^${speaker}(?: also| strongly)? (?:${advising})${readers} (?<stated>(?!nothing|little|no ).+)$`,
  `^${speaker}['’]s? (?:own |official )?(?:advice|recommendation|warning) is (?:that )?(?<stated>.+)$`,
  `^(?<speaker>[^,;:]{1,40}['’]s? (?:own |official )?(?:[\\w-]+ )?(?:${writings})): (?<stated>.+)$`,
  `^(?<stated>.+?),? (?:according to|as per) (?<speaker>[^,;:()]{1,60}?)[.]?$`,
  `^(?<stated>.+), (?:as )?(?<speaker>[^,;:()]{1,40}?) (?:${stating}|notes?|puts? it)[.]?$`,
  `^(?<stated>.+), (?:${stating}|notes?) (?<speaker>[^,;:()]{1,60}?)[.]?$`,
].map((frame) => new RegExp(frame, 'isu'));

const anyFrame = new RegExp(
  `\\b(?:${stating}|${advising}|according to|as per|puts? it|notes?|claims?|documents?|(?:advice|recommendation|warning) is)\\b|['’]s?[^,;:]{1,40}:`,
  'iu',
);
/** Words before the verb with which nobody in particular speaks, or a denial or a condition is stated. */
const noSpeaker =
  /\b(?:no|nobody|none|neither|not|never|hardly|only|if|when|where|while|unless|because|that|which|who|it|there)\b/i;
const named = /^\p{Lu}|\p{Ll}\p{Lu}|\p{L}\p{N}/u;
const ofWriting = new RegExp(`\\b(?:${writings})\\b`, 'i');

/** A text without the words that say who states it; the same text where there are none. */
export function withoutSpeaker(text: string): { said: string; speaker?: string } {
  if (!anyFrame.test(text)) return { said: text };
  for (const frame of frames) {
    const { stated, speaker: by } = frame.exec(text)?.groups ?? {};
    if (stated === undefined || by === undefined || noSpeaker.test(by)) continue;
    const said = stated.replace(/^against /i, 'not ');
    if (by.split(/\s+/).some((word) => named.test(word)) || ofWriting.test(by)) return { said, speaker: by };
  }
  return { said: text };
}

/** Words that refer to the speaker, or say something of the speaker's own thing without naming it. */
const ofSpeaker =
  /\b(?:its|itself|they|their|them|we|our|us|defaults?)\b|^it\b(?! (?:is|was|may be|can be) [^,.;]*\b(?:to|that)\b)/i;

/**
 * The statement of a text without the frame that names who states it, because the source has its party: “Litestream says that
 * SQLite …” and “SQLite …” state the same. The frame stays where the statement would lose its subject: its maker's default, or a
 * sentence that names nothing.
 */
export function statementOf(text: string): string {
  const { said } = withoutSpeaker(text);
  if (said === text || ofSpeaker.test(said)) return text;
  const words = said.match(/[\p{L}\p{N}][\p{L}\p{N}_-]*/gu) ?? [];
  // The first word of a text has a capital whatever it is.
  const own = text.startsWith(said) ? words.slice(1) : words;
  return own.some((word) => named.test(word)) ? said : text;
}
