/** How often the hand-in of an agent is sent back. */
export const mostRefusals = 2;

/** The reply to an agent whose hand-in cannot be stored. */
export function refusal(problems: readonly string[]): string {
  return [
    'Your hand-in could not be stored:',
    '',
    ...problems.map((problem) => `- ${problem}`),
    '',
    'Answer again with the whole hand-in, corrected, as one ```json code block at the end, in the form your instructions show.',
  ].join('\n');
}
