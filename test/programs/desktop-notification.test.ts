import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Notification } from '../../src/base/notice.ts';
import { notifyCommand, notifyDesktop } from '../../src/programs/desktop-notification.ts';
import { FakeProgram } from '../support/fake-program.ts';

const hostile = `$(touch x) \`id\` "; rm -rf / # ' -- --help %PATH% $env:HOME <img src="a"> & ;`;
const notification: Notification = { title: 'x: complete', text: hostile, urgency: 'critical' };

describe('notifyCommand', () => {
  it('gives macOS the text as arguments of a script that does not hold it', () => {
    expect(notifyCommand('darwin', notification, {})).toEqual({
      program: 'osascript',
      arguments: [
        ...['-e', 'on run argv'],
        ...['-e', 'display notification (item 2 of argv) with title (item 1 of argv)'],
        ...['-e', 'end run'],
        'x: complete',
        hostile,
      ],
      environment: {},
    });
  });

  it('gives Windows the text in variables, for a script that is always the same', () => {
    const [command, other] = [notification, { ...notification, text: 'other' }].map((one) =>
      notifyCommand('win32', one, { SystemRoot: 'D:\\Windows' }),
    );
    expect(command?.program).toBe('D:\\Windows\\System32\\WindowsPowerShell\\v1.0\\powershell.exe');
    expect(command?.environment).toEqual({
      AUTONOMOUS_WORKFLOW_TITLE: 'x: complete',
      AUTONOMOUS_WORKFLOW_TEXT: hostile,
    });
    expect(command?.arguments).toEqual(other?.arguments);
    // A double quote would need escaping on a Windows command line.
    expect(command?.arguments.join(' ')).not.toContain('"');
  });

  it.each(['linux', 'freebsd'] as const)('gives %s the text behind the options, without markup', (platform) => {
    expect(notifyCommand(platform, notification, {})).toEqual({
      program: 'notify-send',
      arguments: [
        '--app-name=autonomous-workflow',
        '--urgency=critical',
        '--',
        'x: complete',
        hostile.replace('&', '&amp;').replace('<', '&lt;').replace('>', '&gt;'),
      ],
      environment: {},
    });
  });

  it('knows no way elsewhere', () => expect(notifyCommand('aix', notification, {})).toBeUndefined());
});

describe('notifyDesktop', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'workflow-desktop-'));
    vi.stubEnv('PATH', folder);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true, force: true });
  });

  const failed = (detail: string) => ({ channel: 'desktop', outcome: 'failed', detail });

  it('calls notify-send with the text as it is, and no shell', async () => {
    const program = new FakeProgram(folder, 'notify-send');
    const text = '$(touch x) "quoted" \'so\' ; two\nlines -- --help';
    expect(await notifyDesktop({ ...notification, text }, 'linux')).toEqual({
      channel: 'desktop',
      outcome: 'sent',
      detail: '',
    });
    expect(program.calls).toEqual([
      ['--app-name=autonomous-workflow', '--urgency=critical', '--', 'x: complete', text],
    ]);
  });

  it.each([
    ['linux', 'notify-send is not installed'],
    ['darwin', 'osascript is not installed'],
    ['aix', 'no known way on aix'],
  ] as const)('is skipped on %s when %s', async (platform, detail) => {
    expect(await notifyDesktop(notification, platform)).toEqual({ channel: 'desktop', outcome: 'skipped', detail });
  });

  it('says why the program failed', async () => {
    new FakeProgram(
      folder,
      'notify-send',
      "console.error('Cannot autolaunch D-Bus\\n\\u001b[31m'); process.exitCode = 1;",
    );
    expect(await notifyDesktop(notification, 'linux')).toEqual(failed('notify-send: Cannot autolaunch D-Bus [31m'));
  });

  it('says with which code it ended when it said nothing', async () => {
    new FakeProgram(folder, 'notify-send', 'process.exitCode = 3;');
    expect(await notifyDesktop(notification, 'linux')).toEqual(failed('notify-send: exit code 3'));
  });

  it('ends one that hangs', async () => {
    new FakeProgram(folder, 'notify-send', 'setInterval(() => undefined, 1_000);');
    const started = performance.now();
    expect(await notifyDesktop(notification, 'linux', 500)).toEqual(failed('notify-send: no answer in time'));
    expect(performance.now() - started).toBeLessThan(9_000);
  });

  it('does not wait for what the program leaves behind', async () => {
    const leaves = `require('node:child_process').spawn(process.execPath, ['-e', 'setTimeout(() => undefined, 30_000)'], { detached: true, stdio: ['ignore', 'ignore', 'inherit'] }).unref();`;
    new FakeProgram(folder, 'notify-send', leaves);
    const started = performance.now();
    expect(await notifyDesktop(notification, 'linux')).toMatchObject({ outcome: 'sent' });
    expect(performance.now() - started).toBeLessThan(25_000);
  });
});
