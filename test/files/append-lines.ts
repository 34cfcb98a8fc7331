import { appendLines } from '../../src/files/store.ts';

/** Appends `count` lines to a file, each with the name of the process. */
const [file = '', name = '', count = '0'] = process.argv.slice(2);
for (let nth = 0; nth < Number(count); nth += 1)
  appendLines(file, [JSON.stringify({ name, nth, filler: 'x'.repeat(300 + (nth % 97)) })], { flushed: false });
