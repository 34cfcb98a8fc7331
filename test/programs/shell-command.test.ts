import { existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runShellCommand } from '../../src/programs/shell-command.ts';

let folder: string;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'workflow-shell-')));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const run = (command: string, seconds = 10) => runShellCommand(command, { folder, seconds });

describe('a command of the user', () => {
  it('runs in the folder, in a shell, with both channels kept', async () => {
    const run3 = await run('pwd && sleep 0.2; echo wrong >&2; sleep 0.2; echo more; exit 3');
    expect(run3).toMatchObject({ end: 'ended', exitCode: 3, output: `${folder}\nwrong\nmore\n` });
  });

  it('waits for no input', async () => {
    expect(await run('cat')).toMatchObject({ end: 'ended', exitCode: 0, output: '' });
  });

  it('is stopped at its time limit with what it started', async () => {
    const { end, exitCode, seconds } = await run('(sleep 4 && touch late) & sleep 30', 0.5);
    expect({ end, exitCode }).toEqual({ end: 'timed_out', exitCode: null });
    expect(seconds).toBeLessThan(20);
    await sleep(4_200);
    expect(existsSync(join(folder, 'late'))).toBe(false);
  });

  it('takes what it left running with it when it has ended', async () => {
    const { end, exitCode, seconds } = await run('(sleep 4 && touch late; sleep 30) & echo done');
    expect({ end, exitCode }).toEqual({ end: 'ended', exitCode: 0 });
    expect(seconds).toBeLessThan(20);
    await sleep(4_200);
    expect(existsSync(join(folder, 'late'))).toBe(false);
  });
});
