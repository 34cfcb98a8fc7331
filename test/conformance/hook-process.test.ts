import { expect } from 'vitest';
import { expectedOf } from './claude-versions.ts';
import { contract } from './contract.ts';
import { Probe, type HookNote } from './probe.ts';

contract('A hook process', [
  [
    'in exec form it is started without a shell, is a child of the one claude process, and knows project and session',
    async (claude) => {
      await using probe = await Probe.create(claude);
      await probe.run('Hello.');
      expect(probe.calls('SessionStart')[0]?.extra).toEqual(['$HOME', 'two words', "it's"]);
      const calls = ['SessionStart', 'Stop', 'SessionEnd'].map((name) => probe.calls(name)[0]);
      for (const call of calls) {
        expect(call?.parentId).toBe(calls[0]?.parentId);
        expect(call?.environment).toMatchObject({
          CLAUDE_PROJECT_DIR: probe.folder,
          CLAUDE_CODE_SESSION_ID: call?.stdin.session_id,
          CLAUDE_PLUGIN_ROOT: expect.stringContaining('probe-plugin') as unknown,
        });
      }
    },
  ],
  [
    'of newer versions knows whether somebody sits before the session',
    async (claude) => {
      const attended = ({ environment }: HookNote) => environment.CLAUDE_CODE_SESSION_ATTENDED;
      await using probe = await Probe.create(claude);
      await probe.run('Hello.');
      const alone = ['SessionStart', 'Stop', 'SessionEnd'].flatMap((name) => probe.calls(name)).map(attended);
      await probe.open();
      const [, interactive] = await probe.waitForCalls('SessionStart', 2);
      expect(new Set(alone)).toEqual(new Set([expectedOf(claude, { '2.1.240': undefined, '2.1.330': '0' })]));
      expect(interactive && attended(interactive)).toBe(expectedOf(claude, { '2.1.240': undefined, '2.1.330': '1' }));
      const entry = (note: HookNote | undefined) => note?.environment.CLAUDE_CODE_ENTRYPOINT;
      expect([entry(probe.calls('Stop')[0]), entry(interactive)]).toEqual(['sdk-cli', 'cli']);
    },
  ],
  [
    'stdin of every event has the fields we read',
    async (claude) => {
      await using probe = await Probe.create(claude);
      const run = await probe.run('Hello.');
      const session = { session_id: run.resultJson?.session_id, cwd: probe.folder };
      const transcript = { transcript_path: expect.stringMatching(/\.jsonl$/) as unknown };
      const expected = {
        SessionStart: { source: 'startup' },
        UserPromptSubmit: { prompt: 'Hello.', permission_mode: 'default' },
        Stop: { stop_hook_active: false, last_assistant_message: 'done', background_tasks: [], session_crons: [] },
        SessionEnd: { reason: 'other' },
      };
      for (const [name, fields] of Object.entries(expected)) {
        const all = { ...session, ...transcript, ...fields, hook_event_name: name };
        expect(probe.calls(name)[0]?.stdin).toMatchObject(all);
      }
    },
  ],
  [
    'all hooks of one event run at the same time',
    async (claude) => {
      const slow = [{ sleep: 1500 }];
      await using probe = await Probe.create(claude, { hooks: { Stop: slow, StopBeside: slow } });
      await probe.run('Hello.');
      const starts = ['Stop', 'StopBeside'].map((name) => probe.calls(name)[0]?.at ?? 0);
      const ends = probe.notes().filter(({ name, kind }) => name.startsWith('Stop') && kind === 'ended');
      const firstEnd = Math.min(...ends.filter(({ name }) => name !== 'StopWaiter').map(({ at }) => at));
      expect(Math.max(...starts)).toBeLessThan(firstEnd);
    },
  ],
  [
    'a SessionEnd hook has about a second, whatever its timeout says',
    async (claude) => {
      await using quick = await Probe.create(claude, { hooks: { SessionEnd: [{ sleep: 300 }] } });
      await quick.run('Hello.');
      expect(quick.notes('SessionEnd').map(({ kind }) => kind)).toContain('ended');

      await using slow = await Probe.create(claude, { hooks: { SessionEnd: [{ sleep: 5000 }] } });
      const run = await slow.run('Hello.');
      expect(run.exitCode).toBe(0);
      expect(slow.notes('SessionEnd').map(({ kind }) => kind)).not.toContain('ended');
    },
  ],
]);
