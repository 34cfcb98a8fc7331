import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { contract } from './contract.ts';
import { Probe, waitFor } from './probe.ts';

const notification = '\u001b]9;The workflow is complete\u0007';

contract('What the user sees', [
  [
    'is the systemMessage of Stop, and its terminalSequence reaches the terminal',
    async (claude) => {
      const output = { systemMessage: 'Three of five.', terminalSequence: notification };
      await using probe = await Probe.create(claude, { hooks: { Stop: [{ stdout: output }] } });
      const terminal = await probe.open();
      const record = join(probe.folder, 'terminal.raw');
      await terminal.record(record);
      await probe.enter('Hello.');
      await terminal.waitFor('Stop says: Three of five.');
      await waitFor('the notification', () => readFileSync(record, 'utf8').includes(notification) || undefined);
    },
  ],
  [
    'of StopFailure is only its terminalSequence',
    async (claude) => {
      const output = { systemMessage: 'Waiting.', terminalSequence: notification };
      await using probe = await Probe.create(claude, {
        hooks: { StopFailure: [{ stdout: output }] },
        faults: [{ kind: 'rate_limit', retryAfterSeconds: 3600 }],
      });
      const terminal = await probe.open();
      const record = join(probe.folder, 'terminal.raw');
      await terminal.record(record);
      await probe.enter('Hello.');
      await waitFor('the notification', () => readFileSync(record, 'utf8').includes(notification) || undefined);
      expect(await terminal.screen()).not.toContain('Waiting.');
    },
  ],
]);
