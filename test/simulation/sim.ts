import { summarise } from './summary.ts';
import { worlds } from './world.ts';

const runs = 200;
const thresholds = [1, 2, 3];

const columns = ['world', 'in a row', 'iterations', '(p90)', 'recall p10', 'median', 'never stops', 'recall < .7'];
const widths = [36, 13, 10, 6, 10, 7, 11, 11];
const line = (cells: readonly string[]) =>
  cells
    .map((cell, at) => cell.padEnd(widths[at] ?? 0))
    .join('  ')
    .trimEnd();
const count = (iterations: number) => (Number.isFinite(iterations) ? String(iterations) : 'never');
const percent = (share: number) => `${Math.round(share * 100)} %`;

process.stdout.write(
  `${runs} made-up searches each, by the rule as it ships; at most 120 iterations\n\n${line(columns)}\n`,
);
for (const world of worlds) {
  for (const threshold of thresholds) {
    const { iterations, slow, recallLow, recall, never, poor } = summarise(world, threshold, runs);
    const numbers = [
      count(iterations),
      `(${count(slow)})`,
      recallLow.toFixed(2),
      recall.toFixed(2),
      percent(never),
      percent(poor),
    ];
    process.stdout.write(`${line([world.name, String(threshold), ...numbers])}\n`);
  }
}
