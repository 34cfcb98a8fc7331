import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive } from '../../src/files/lock.ts';
import type { Terminal } from './terminal.ts';

const attempts = 3;
const pollMilliseconds = 100;
/** The list of commands follows what is typed after a moment; until then Enter takes an entry of an older one. */
const stableMilliseconds = 300;
/** A longer line may be wrapped. */
const headLength = 60;

/**
 * Types a line into an interactive claude and sends it: it was in the input box, and is there no more.
 * What is lost on the way, as keys may be while the terminal is set up, is typed or pressed again.
 * @param waitMilliseconds how long the screen may take to show each step; a busy machine takes seconds.
 * @throws Error with the screen when that does not help.
 */
export async function enterLine(terminal: Terminal, line: string, waitMilliseconds = 20_000): Promise<void> {
  const head = line.slice(0, headLength).trimEnd();
  const isTyped = async () => isInBox(await terminal.screen(), head);
  const isSent = async () => !isAlive(terminal.processId) || !(await isTyped());
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    if (attempt > 0) await terminal.press('C-u');
    await terminal.type(line);
    if (!(await comesTrue(isTyped, waitMilliseconds))) continue;
    await untilStill(terminal, waitMilliseconds);
    for (let press = 0; press < attempts; press += 1) {
      await terminal.press('Enter');
      if (await comesTrue(isSent, waitMilliseconds)) return;
    }
  }
  throw new Error(`The line could not be sent: ${line}\n${await terminal.screen()}`);
}

/** Whether a text begins the input box, which stands between two rules at the end of the screen. */
function isInBox(screen: string, text: string): boolean {
  const boxes = [...screen.matchAll(/^──.*\n❯\s(.*)$/gm)];
  return boxes.at(-1)?.[1]?.startsWith(text) ?? false;
}

async function comesTrue(look: () => Promise<boolean>, milliseconds: number): Promise<boolean> {
  const deadline = Date.now() + milliseconds;
  while (!(await look())) {
    if (Date.now() > deadline) return false;
    await sleep(pollMilliseconds);
  }
  return true;
}

/** Waits until what is below the input box stays as it is, at most so long. */
async function untilStill(terminal: Terminal, milliseconds: number): Promise<void> {
  const deadline = Date.now() + milliseconds;
  const below = async () => (await terminal.screen()).split('\n❯').at(-1);
  let before = await below();
  for (let since = Date.now(); Date.now() - since < stableMilliseconds && Date.now() < deadline;) {
    await sleep(pollMilliseconds);
    const now = await below();
    if (now !== before) since = Date.now();
    before = now;
  }
}
