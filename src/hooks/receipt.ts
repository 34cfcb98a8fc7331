/** Up to so many characters an answer may stand in the context of the session as it is. */
export const longestAnswer = 3_000;

/** The reply to an agent whose long hand-in is stored: its next answer is a receipt, which is all that the session reads. */
export const receiptTask = [
  'Your hand-in is stored. Whoever started you reads your last answer as a whole, so replace it with a receipt:',
  'the assignment, how much you handed in, and the summary in two or three sentences. No JSON, no list, nothing to be done.',
].join('\n');
