import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { contract } from './contract.ts';
import { Probe, waitFor } from './probe.ts';

const notification = '\u001b]9;The workflow is complete\u0007';

contract('What the user sees', [
  [
    'is the systemMessage of Stop, and its terminalSequence reaches the terminal; of StopFailure only the latter',
    async (claude) => {
      const output = [{ stdout: { systemMessage: 'Three of five.', terminalSequence: notification } }];
      const faults = [{ kind: 'rate_limit' as const, retryAfterSeconds: 3600 }];
      for (const options of [{ hooks: { Stop: output } }, { hooks: { StopFailure: output }, faults }]) {
        await using probe = await Probe.create(claude, options);
        const terminal = await probe.open();
        const record = join(probe.folder, 'terminal.raw');
        await terminal.record(record);
        await probe.enter('Hello.');
        await waitFor('the notification', () => readFileSync(record, 'utf8').includes(notification) || undefined);
        if ('faults' in options) expect(await terminal.screen()).not.toContain('Three of five.');
        else await terminal.waitFor('Stop says: Three of five.');
      }
    },
  ],
]);
