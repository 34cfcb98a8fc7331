import { isForTheUser } from '../session/own-command.ts';
import { denial, type Denial } from './denial.ts';

/** A call of our CLI, however it is spelt: what is the user's is not for the model. */
export function judgeOwnCli(words: readonly string[]): Denial | undefined {
  if (!isForTheUser(words)) return undefined;
  const command = words.find((word) => !word.startsWith('-')) ?? '';
  return denial(
    'user-only',
    `\`autonomous-workflow ${command}\` is the user's`,
    'end your turn if there is nothing left to do; the user types the slash command of that name',
  );
}
