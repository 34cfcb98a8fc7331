import { mkdirSync, renameSync } from 'node:fs';
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

const folder = 'docs/research-x/.runtime/notifications';
const hostile = '$(touch x) `id` "quoted" \'so\'; two\nlines \u001b]0;gotcha\u0007 <!channel> -- --help';
const shown = '$(touch x) `id` "quoted" \'so\'; two lines ]0;gotcha <!channel> -- --help';

/** The address is the user's: a sender takes it from their configuration, never from the project's files. */
function useWebhook(project: Project, url: string): void {
  project.write('../home/.config/autonomous-workflow/config.yaml', `webhook_url: ${url}\n`);
}

/** Announces the end of the workflow x from a process that ends at once, and promises what that said. */
async function announceFrom(
  project: Project,
  settings: { notify_desktop?: boolean; notify_terminal?: boolean; webhook_url?: string },
  message = done.message as string,
): Promise<{ sequence?: string }> {
  if (settings.webhook_url !== undefined) useWebhook(project, settings.webhook_url);
  const { stdout } = await execa(
    process.execPath,
    [
      '--import',
      'tsx',
      join(import.meta.dirname, 'announcer.ts'),
      project.root,
      'x',
      JSON.stringify(settings),
      message,
    ],
    { cwd: pluginRoot, env: { ...project.environment, TERM: 'xterm' }, extendEnv: false },
  );
  return JSON.parse(stdout) as { sequence?: string };
}

async function notified(project: Project, count = 1): Promise<Record<string, unknown>[]> {
  return vi.waitFor(
    () => {
      const events = project.journal('x').filter(({ event }) => event === 'notified');
      expect(events).toHaveLength(count);
      // The last that a sender does.
      expect(project.files(folder)).toEqual([]);
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
      const settings = { notify_desktop: true, notify_terminal: true, webhook_url: url };
      const { sequence } = await announceFrom(project, settings, hostile);
      const [event] = await notified(project);
      expect(event).toMatchObject({
        title: 'x: complete',
        channels: [
          { channel: 'desktop', outcome: 'sent', detail: '' },
          { channel: 'webhook', outcome: 'sent', detail: '' },
          { channel: 'terminal', outcome: 'sent', detail: 'by Claude Code' },
        ],
      });
      expect(project.read('docs/research-x/progress.txt')).toContain(
        'notified of "x: complete": desktop sent, webhook sent, terminal sent (by Claude Code)\n',
      );
      expect(program.calls.map((call) => call.slice(-2))).toEqual([
        ['x: complete', shown.replace('<', '&lt;').replace('>', '&gt;')],
      ]);
      expect(received.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
        { text: `*x: complete*\n${shown.replace('<', '&lt;').replace('>', '&gt;')}` },
      ]);
      expect(sequence).toBe(
        `\u001b]9;autonomous-workflow x: complete - ${shown.replaceAll(';', ',')}\u0007\u0007\u001b]2;x: complete\u0007`,
      );
      expect(project.exists('x')).toBe(false);
    },
  );

  it('does not wait for a server that hangs', async () => {
    const { project } = await begunSession();
    const { url, received } = await startReceiver(() => undefined);
    await announceFrom(project, { webhook_url: url });
    // The one that asked is gone, and the message is under way.
    await vi.waitFor(() => expect(received).toHaveLength(1), { timeout: 5_000 });
    expect(project.files(folder)).toEqual([expect.stringMatching(/\.sending$/) as string]);
    expect(project.events('x')).not.toContain('notified');
    const [event] = await notified(project).catch(() => notified(project));
    expect(event).toMatchObject({
      channels: [
        { channel: 'desktop', outcome: 'skipped', detail: 'notify_desktop is off' },
        { channel: 'webhook', outcome: 'failed', detail: 'no answer in time' },
        { channel: 'terminal', outcome: 'skipped' },
      ],
    });
  }, 30_000);

  it('notes that a program is missing', async () => {
    const { project } = await begunSession();
    await announceFrom(project, { notify_desktop: true });
    const [event] = await notified(project);
    const detail = { linux: 'notify-send is not installed', darwin: 'osascript is not installed' }[
      process.platform as string
    ];
    expect(event).toMatchObject({ channels: [{ channel: 'desktop', outcome: 'skipped', detail }, {}, {}] });
  });

  it.each([
    ['nothing is to be told', { notify_desktop: true, notify_on_completion: false }],
    ['there is no channel', { notify_desktop: false }],
  ])('keeps nothing when %s', async (_, settings) => {
    const { project } = await begunSession();
    const paths = workflowPaths(project.root, 'x');
    const sequence = announce(paths, new Date(), done, { ...allNotified, ...settings });
    expect({ sequence, files: project.files(folder) }).toEqual({ sequence: undefined, files: [] });
  });

  it('never fails, and says in the log when the folder cannot be written', async () => {
    const { project } = await begunSession();
    project.write(folder, 'a file where a folder should be');
    const paths = workflowPaths(project.root, 'x');
    const occasion = { kind: 'escalation', message: 'Which licence?' } as const;
    const settings = { ...allNotified, notify_desktop: true };
    expect(announce(paths, new Date(), occasion, settings)).toBeUndefined();
    const lines = project.read('docs/research-x/.runtime/log.jsonl').trimEnd().split('\n');
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({
      what: 'announce-failed',
      where: 'escalation',
      error: expect.stringMatching(/EEXIST|ENOTDIR/) as string,
    });
  });
});

describe('a notification whose sender was killed', () => {
  it('is sent by the next', async () => {
    const { project } = await begunSession();
    const hanging = await startReceiver((response, index) => {
      if (index > 0) response.end();
    });
    await announceFrom(project, { webhook_url: hanging.url });
    await vi.waitFor(() => expect(hanging.received).toHaveLength(1), { timeout: 5_000 });
    const [sending = ''] = project.files(folder);
    const [, id = '', sender = ''] = /([\d-]+)\.(\d+)-\d+\.sending$/.exec(sending) ?? [];
    process.kill(Number(sender), 'SIGKILL');
    // As it is a minute later.
    renameSync(project.path(sending), project.path(`${folder}/${id}.${sender}-${Date.now() - 61_000}.sending`));
    const { stdout, exitCode } = await project.cli('notify', 'x');
    expect({ stdout, exitCode }).toEqual({
      stdout:
        'x: complete: desktop skipped (notify_desktop is off), webhook sent, terminal skipped (only from a hook, with notify_terminal on)\n',
      exitCode: 0,
    });
    expect(hanging.received).toHaveLength(2);
    expect(project.files(folder)).toEqual([]);
    expect(project.events('x').filter((event) => event === 'notified')).toHaveLength(1);
  });
});

describe('several senders at once', () => {
  it('send each notification once', async () => {
    const { project } = await begunSession();
    const { url, received } = await startReceiver((response) => setTimeout(() => response.end(), 20));
    mkdirSync(project.path(folder), { recursive: true });
    const titles = Array.from({ length: 20 }, (_, index) => `x: ${index}`);
    for (const [index, title] of titles.entries()) {
      const notification = { title, text: 'Done.', urgency: 'normal' };
      project.write(`${folder}/${Date.now()}-1-${index}.json`, JSON.stringify({ notification, webhook: true }));
    }
    useWebhook(project, url);
    const ended = await Promise.all([1, 2, 3].map(() => project.cli('notify', 'x')));
    expect(ended.map(({ exitCode, stderr }) => ({ exitCode, stderr }))).toEqual(
      Array(3).fill({ exitCode: 0, stderr: '' }),
    );
    const texts = received.map(({ body }) => (JSON.parse(body) as { text: string }).text.split('*')[1]);
    expect(texts.toSorted()).toEqual(titles.toSorted());
    expect(project.events('x').filter((event) => event === 'notified')).toHaveLength(20);
    expect(project.files(folder)).toEqual([]);
  });
});
