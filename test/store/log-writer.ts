import { basename } from 'node:path';
import { log } from '../../src/store/log.ts';

/** What its entries are called. */
export const writtenEvent = 'written';

if (basename(process.argv[1] ?? '') === 'log-writer.cjs') {
  const [, , file = '', writer = '', lines = ''] = process.argv;
  for (let line = 0; line < Number(lines); line += 1) {
    log({ log_level: 'debug' }, file, new Date(), { level: 'info', event: writtenEvent, writer, line });
  }
}
