import { join } from 'node:path';
import { execa } from 'execa';
import { describe, expect, it, vi } from 'vitest';
import { announce } from '../../src/loop/announce.ts';
import { workflowPaths } from '../../src/files/paths.ts';
import { allNotified } from './rules/notification-settings.ts';
import { FakeProgram } from '../support/fake-program.ts';
import { startReceiver } from '../support/http-receiver.ts';
import { pluginRoot, type Project } from '../support/project.ts';
import { begunSession } from '../support/session.ts';
import { done } from './announcer.ts';

const hostile = '$(touch x) `id` "quoted" \'so\'; two\nlines \u001b]0;gotcha\u0007 <!channel> -- --help';
const shown = '$(touch x) `id` "quoted" \'so\'; two lines ]0;gotcha <!channel> -- --help';

/** Announces the end of the workflow x from a process that ends at once, and promises what that said. */
async function announceFrom(
  project: Project,
  notify: string,
  message = done.message as string,
): Promise<{ sequence?: string }> {
  project.write('../home/.config/autonomous-workflow/config.yaml', `notify: ${notify}\n`);
  const { stdout } = await execa(
    process.execPath,
    ['--import', 'tsx', join(import.meta.dirname, 'announcer.ts'), project.root, 'x', notify, message],
    { cwd: pluginRoot, env: { ...project.environment, TERM: 'xterm' }, extendEnv: false },
  );
  return JSON.parse(stdout) as { sequence?: string };
}

async function notified(project: Project, count = 1): Promise<Record<string, unknown>[]> {
  return vi.waitFor(
    () => {
      const events = project.journal('x').filter(({ event }) => event === 'notified');
      expect(events).toHaveLength(count);
      return events;
    },
    { timeout: 10_000, interval: 50 },
  );
}

describe('announce', () => {
  it.runIf(process.platform === 'linux')(
    'sends to every channel, by a process that outlives the one that asked, and notes what became of it',
    async () => {
      const { project } = await begunSession();
      const program = new FakeProgram(project.environment.PATH ?? '', 'notify-send');
      const { url, received } = await startReceiver();
      const { sequence } = await announceFrom(project, `desktop, terminal, ${url}`, hostile);
      const [event] = await notified(project);
      expect(event).toMatchObject({
        title: 'x: complete',
        channels: [
          { channel: 'desktop', outcome: 'sent', detail: '' },
          { channel: 'webhook', outcome: 'sent', detail: '' },
          { channel: 'terminal', outcome: 'sent', detail: 'by Claude Code' },
        ],
      });
      // The line for people follows when the journal is flushed.
      const line = 'notified of "x: complete": desktop sent, webhook sent, terminal sent (by Claude Code)\n';
      await vi.waitFor(() => expect(project.read('docs/research-x/progress.txt')).toContain(line), { timeout: 10_000 });
      expect(program.calls.map((call) => call.slice(-2))).toEqual([
        ['x: complete', shown.replace('<', '&lt;').replace('>', '&gt;')],
      ]);
      expect(received.map(({ body }) => (JSON.parse(body) as { text: string }).text)).toEqual([
        expect.stringContaining('*x: complete*\n$(touch x)') as string,
      ]);
      expect(sequence).toBe(`\u001b]9;autonomous-workflow x: complete - ${shown.replaceAll(';', ',')}\u0007\u0007`);
      expect(project.exists('x')).toBe(false);
    },
  );

  it.each([
    ['nothing is to be told', { notify: 'terminal', notify_on_completion: false }, true],
    ['there is no way', { notify: 'none' }, true],
    ['only the terminal could show it, and shows no answer of the caller', { notify: 'terminal' }, false],
  ])('does nothing when %s', async (_, settings, isShown) => {
    const { project } = await begunSession();
    const paths = workflowPaths(project.root, 'x');
    expect(announce(paths, done, { ...allNotified, ...settings }, isShown)).toBeUndefined();
  });
});
