import { excerpt } from '../base/errors.ts';

const longest = 100;

/** A line on the terminal that each new text replaces; without a terminal nothing is printed. */
export function progressLine(): { show: (text: string) => void; clear: () => void } {
  const { stderr } = process;
  if (!stderr.isTTY) return { show: () => undefined, clear: () => undefined };
  const width = Math.min(longest, stderr.columns - 1);
  return {
    show: (text) => void stderr.write(`\r\u001b[K${excerpt(text).slice(0, width)}`),
    clear: () => void stderr.write('\r\u001b[K'),
  };
}
