import { expect, it } from 'vitest';
import { measureSupervisor, type Gap } from '../bench/supervisor.ts';

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

it('500 iterations leave memory and handles of the supervisor flat, and the journal grows by the iteration', async () => {
  const gaps = await measureSupervisor(500, (gap, iteration) => {
    if (iteration % 50 === 0) console.log(JSON.stringify({ iteration, ...gap }));
  });
  expect(gaps).toHaveLength(499);
  const part = (from: number, key: keyof Gap) => median(gaps.slice(from, from + 50).map((gap) => gap[key]));
  const table = [0, 100, 200, 300, 400, 449].map((from) => ({
    iteration: from + 2,
    megabytes: part(from, 'megabytes'),
    handles: part(from, 'handles'),
    milliseconds: part(from, 'milliseconds'),
    cpuMilliseconds: ((gaps[from + 49]?.cpuMilliseconds ?? NaN) - (gaps[from]?.cpuMilliseconds ?? NaN)) / 49,
    journalBytes: part(from, 'journalBytes'),
  }));
  console.table(table);
  expect(part(449, 'handles') - part(50, 'handles')).toBeLessThanOrEqual(2);
  expect(part(449, 'megabytes')).toBeLessThan(part(50, 'megabytes') * 1.5);
  const growth = (from: number) => part(from + 50, 'journalBytes') - part(from, 'journalBytes');
  expect(growth(399)).toBeLessThan(growth(50) * 1.2);
}, 10_800_000);
