import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  claimNotification,
  dropNotification,
  keepNotification,
  notificationsFolder,
  type PendingNotification,
} from '../../src/loop/pending-notifications.ts';
import { newProject } from '../support/project.ts';

const now = new Date('2026-03-01T10:00:00.000Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1_000);

const pending = (title: string): PendingNotification => ({
  notification: { title, text: 'Done.', urgency: 'low' },
  desktop: true,
  terminal: false,
  webhook: true,
});

async function place() {
  const project = await newProject();
  const paths = { runtime: project.path('.runtime') };
  const folder = notificationsFolder(paths);
  return { paths, folder, names: () => readdirSync(folder) };
}

describe('a notification that waits', () => {
  it('is claimed once, the oldest first, and is there until it is dropped', async () => {
    const { paths, names } = await place();
    keepNotification(paths, now, pending('a'));
    keepNotification(paths, now, pending('b'));
    keepNotification(paths, later(1), pending('c'));
    const claimed = [1, 2, 3].map(() => claimNotification(paths, later(2)));
    expect(claimed.map((one) => one?.notification.title)).toEqual(['a', 'b', 'c']);
    expect(claimed[0]).toMatchObject(pending('a'));
    expect(claimNotification(paths, later(2))).toBeUndefined();
    expect(names()).toHaveLength(3);
    for (const one of claimed) if (one !== undefined) dropNotification(one);
    expect(names()).toEqual([]);
  });

  it('is for the eyes of its owner only: the address in it is a secret', async () => {
    const { paths, folder, names } = await place();
    keepNotification(paths, now, pending('a'));
    const modes = names().map((name) => statSync(join(folder, name)).mode & 0o777);
    expect(modes).toEqual([0o600]);
  });

  it('is forgotten after a day, as is one that was never written whole', async () => {
    const { paths, folder, names } = await place();
    keepNotification(paths, now, pending('a'));
    writeFileSync(join(folder, `${now.getTime()}-1-1.tmp`), '{"tor');
    expect(claimNotification(paths, later(24 * 3_600 + 1))).toBeUndefined();
    expect(names()).toEqual([]);
  });

  it('goes to the next when its sender has not finished with it for a minute, and to no other', async () => {
    const { paths, names } = await place();
    keepNotification(paths, now, pending('a'));
    expect(claimNotification(paths, now)?.notification.title).toBe('a');
    expect(claimNotification(paths, later(59))).toBeUndefined();
    expect(claimNotification(paths, later(61))?.notification.title).toBe('a');
    expect(claimNotification(paths, later(62))).toBeUndefined();
    expect(names()).toHaveLength(1);
  });

  it.each(['', '{"torn', 'null', '[]', '"text"', '{"notification":null}', '{"notification":{"title":1,"text":"a"}}'])(
    'is dropped when its file holds %j',
    async (content) => {
      const { paths, folder, names } = await place();
      keepNotification(paths, later(1), pending('after'));
      writeFileSync(join(folder, `${now.getTime()}-1-1.json`), content);
      expect(claimNotification(paths, later(2))?.notification.title).toBe('after');
      expect(names()).toHaveLength(1);
    },
  );

  it('from a damaged file has no text that a program or terminal could not take', async () => {
    const { paths, folder } = await place();
    keepNotification(paths, now, pending('a'));
    const odd = {
      notification: { title: 'a\u0000b', text: '\u001b[31m\n', urgency: 'loud' },
      desktop: 'yes',
      webhook: 7,
    };
    writeFileSync(join(folder, `${now.getTime()}-0-1.json`), JSON.stringify(odd));
    expect(claimNotification(paths, now)).toMatchObject({
      notification: { title: 'ab', text: '[31m', urgency: 'normal' },
      desktop: false,
      terminal: false,
      webhook: false,
    });
  });

  it('is none of what lies there by another name, and no folder of its name', async () => {
    const { paths, folder, names } = await place();
    mkdirSync(join(folder, `${now.getTime()}-1-1.json`), { recursive: true });
    writeFileSync(join(folder, 'notes.txt'), 'mine');
    expect(claimNotification(paths, later(1))).toBeUndefined();
    expect(names()).toEqual(['notes.txt']);
  });

  it('is none where there is no folder', async () => {
    const { paths } = await place();
    expect(claimNotification(paths, now)).toBeUndefined();
  });
});
