import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { newProject, type Project } from '../support/project.ts';
import { projectFile, projectWithFile, settingsOf, userFile } from '../configuration/configuration-files.ts';
import { runs } from '../support/runs.ts';

/** Of the processor: how busy the machine is does not matter. */
function millisecondsSince(started: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1_000;
}

describe('what is no configuration file', () => {
  const large = 65_536;
  const random = (letters: string) => {
    let seed = 7;
    return Array.from({ length: large }, () => letters[(seed = (seed * 48_271) % 2_147_483_647) % letters.length]).join(
      '',
    );
  };
  const hostile: [string, string | Buffer][] = [
    ['more than 64 KiB', 'x'.repeat(large + 1)],
    ['1 MB of junk', Buffer.alloc(1_000_000, 0x5b)],
    ['bytes', Buffer.from([0xff, 0xfe, 0x00, 0x80])],
    ['text in UTF-16', Buffer.from('\ufeffstate_retention_days: 7', 'utf16le')],
    ['a NUL character', 'state_retention_days: 7\0'],
    ['an escape sequence', 'state_retention_days: 7 # \u001b[2J'],
    ['open braces', '{'.repeat(large)],
    ['open brackets', '['.repeat(large)],
    ['open braces and brackets', '{['.repeat(large / 2)],
    ['closing brackets', ']'.repeat(large)],
    ['nested lists on one line', '- '.repeat(large / 2)],
    ['nested lists on many lines', `${'- '.repeat(1_000)}\n`.repeat(32)],
    ['nested keys', Array.from({ length: 350 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n')],
    ['nested long keys', '? '.repeat(large / 2)],
    ['colons', ': '.repeat(large / 2)],
    ['commas', `[${','.repeat(large - 1)}`],
    ['anchors', '&a '.repeat(large / 3)],
    ['tags', '!a '.repeat(large / 3)],
    [
      'a bomb of aliases',
      `a: &a x\n${Array.from({ length: 26 }, (_, n) => `b${n}: &b${n} [*a, *a, *a, *a, *a, *a, *a, *a]\n`).join('')}`,
    ],
    ['aliases', `a: &a x\n${'b: *a\n'.repeat(10_000)}`],
    [
      'unknown keys',
      Array.from({ length: 13_000 }, (_, n) => `${n.toString(36)}:`)
        .join('\n')
        .slice(0, large),
    ],
    ['one key again and again', 'state_retention_days: 7\n'.repeat(4_000)],
    ['a very long key', `${'a'.repeat(large - 3)}: 1`],
    ['a very long number', `state_retention_days: ${'1'.repeat(large - 20)}`],
    ['an open quote', `stop_file: "${'\\x'.repeat(large / 2 - 20)}`],
    ['directives', '%a\n'.repeat(large / 3)],
    ['documents', '---\n'.repeat(large / 4)],
    ['noise of marks', random('[]{}:-?,&*!|>\'"%@` \n#a')],
    ['noise of blanks', random('-?: \n')],
  ];

  it.each(hostile)('is refused within a second: %s', async (_, content) => {
    const project = await projectWithFile(content);
    const started = process.cpuUsage();
    expect(() => settingsOf(project)).toThrow(expect.objectContaining({ name: 'WorkflowError', exitCode: 4 }));
    expect(millisecondsSince(started)).toBeLessThan(1_000);
  });

  it.each([
    ['line ends', '\n'.repeat(large)],
    ['comments', '#\n'.repeat(large / 2 - 1)],
  ])('may be large: %s', async (_, content) => {
    const project = await projectWithFile(content);
    const started = process.cpuUsage();
    try {
      expect(settingsOf(project).size).toBe(0);
    } catch (error) {
      expect(error).toMatchObject({ name: 'WorkflowError' });
    }
    expect(millisecondsSince(started)).toBeLessThan(1_000);
  });

  it('neither crashes nor hangs for any text', async () => {
    const project = await newProject();
    const pieces = fc.constantFrom(
      ...Array.from('[]{}:-?,&*!|>\'"%@`#~\n\t '),
      '- ',
      ': ',
      '? ',
      '\n  ',
      '---\n',
      'a',
      'state_retention_days',
      'autonomous_loop:',
      '<<',
      '7',
      '\u2028',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(pieces, fc.string({ unit: 'binary' })), { maxLength: 60 }), (parts) => {
        project.write(projectFile, parts.join(''));
        try {
          settingsOf(project);
        } catch (error) {
          expect(error).toMatchObject({ name: 'WorkflowError', exitCode: 4 });
        }
      }),
      { numRuns: runs(500) },
    );
  });

  it.each<[string, (project: Project, file: string) => void, RegExp]>([
    [
      'a folder',
      (project, file) => void mkdirSync(project.path(file), { recursive: true }),
      /expected a regular file$/,
    ],
    ['a device', (project, file) => symlinkSync('/dev/zero', project.path(file)), /expected a regular file$/],
    ['a pipe', (project, file) => void execFileSync('mkfifo', [project.path(file)]), /expected a regular file$/],
    ['a link to itself', (project, file) => symlinkSync('config.yaml', project.path(file)), /cannot be read: ELOOP/],
  ])("is refused in place of the user's file: %s", async (_, make, message) => {
    const project = await newProject();
    mkdirSync(project.path('../home/.config/autonomous-workflow'), { recursive: true });
    make(project, userFile);
    onTestFinished(() => rmSync(project.path(userFile), { recursive: true, force: true }));
    expect(() => settingsOf(project)).toThrow(message);
  });

  it('is a link to a file outside the project, whose text would be shown', async () => {
    const project = await newProject();
    project.write('../secret', 'password: 12345');
    symlinkSync('../secret', project.path(projectFile));
    expect(() => settingsOf(project)).toThrow(/received a link that leads out of it$/);
    expect(() => settingsOf(project)).not.toThrow(/12345|password/);
  });

  it("is a link to git's own file, which may hold a password", async () => {
    const project = await newProject();
    symlinkSync('.git/config', project.path(projectFile));
    expect(() => settingsOf(project)).toThrow(/received a link that leads out of it$/);
  });

  it('may be a link to a file of the project, or to nothing', async () => {
    const project = await newProject();
    symlinkSync('settings.yaml', project.path(projectFile));
    expect(settingsOf(project).size).toBe(0);
    project.write('settings.yaml', 'state_retention_days: 7');
    expect(settingsOf(project).get('state_retention_days')?.value).toBe(7);
  });
});
