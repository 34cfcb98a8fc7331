import { existsSync, readFileSync } from 'node:fs';

/** Prints the lines that a growing file gets. */
export interface ProgressFollower {
  /** Prints what is left and stops. */
  stop(): void;
}

const pollMilliseconds = 100;

/** Follows progress.txt: every whole line is given to `print` once, in order. The file may not exist yet. */
export function followProgress(file: string, print: (line: string) => void): ProgressFollower {
  let printed = 0;
  const look = () => {
    if (!existsSync(file)) return;
    const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1);
    for (const line of lines.slice(printed)) print(line);
    printed = lines.length;
  };
  const timer = setInterval(look, pollMilliseconds);
  return {
    stop: () => {
      clearInterval(timer);
      look();
    },
  };
}
