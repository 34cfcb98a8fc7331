/** Up to so many characters an answer may stand in the context of the session as it is. */
export const longestAnswer = 3_000;

/** What an agent is told whose hand-in is stored, so that the session reads what came of it and not all of it. */
export const receiptTask = [
  'Your hand-in is stored. Whoever started you reads your last answer as a whole, so replace it with a receipt:',
  'the assignment, how much you handed in, and the summary in two or three sentences. No JSON, no list, nothing to be done.',
].join('\n');
