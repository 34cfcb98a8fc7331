import { afterAll, describe, expect, it } from 'vitest';
import { drivers, modes, play, works, type Cell, type Measured } from './matrix.ts';

const table: string[] = [];
afterAll(() => {
  const head =
    'driver | mode | work | complete | iterations twice | hand-ins lost | double starts | requests after the end | iterations | s';
  console.log([head, ...table].join('\n'));
});

const cells = drivers.flatMap((driver) =>
  modes.flatMap((mode) => works.map((work): [string, Cell] => [`${driver}, ${mode}, ${work}`, { driver, mode, work }])),
);

// One by its name: -t 'ralph terminal, auto, research'.
describe('each driver in each permission mode', { timeout: 420_000 }, () => {
  it.each(cells)('%s', async (_, cell) => {
    const { seconds, iterations, ...figures }: Measured = await play(cell);
    table.push([cell.driver, cell.mode, cell.work, ...Object.values(figures), iterations, seconds].join(' | '));
    console.log(table.at(-1));
    expect(figures).toEqual({
      isComplete: true,
      iterationsTwice: 0,
      handInsLost: 0,
      doubleStarts: 0,
      requestsAfterTheEnd: 0,
    });
  });
});
