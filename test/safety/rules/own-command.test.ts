import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commands } from '../../../src/cli/command-table.ts';
import { commandsOfUser, isForTheUser, isPlainOwnCommand } from '../../../src/safety/rules/own-command.ts';
import { anyCharacter } from '../../support/samples.ts';

describe('the commands of the user', () => {
  it('are commands of the table, with options that they have', () => {
    for (const line of commandsOfUser) {
      const [name = '', option = ''] = line.replace(/ <.*/, '').split(/ (?=--)/);
      const row = commands.find(({ usage }) => usage.replace(/ [[<].*/, '') === name || usage.startsWith(`${name} `));
      expect(row, line).toBeDefined();
      const options = (row?.options ?? []).map(([flags]) => flags);
      if (option !== '') expect(options.join(' '), line).toContain(option);
    }
  });

  it.each([
    'resolve E001 yes',
    'commands --set test=make',
    'feature import x --from other.md',
    'feature import --from=other.md',
    'source http://127.0.0.1/ --allow-host 127.0.0.1',
  ])('%s is one', (line) => {
    expect(isForTheUser(line.split(' '))).toBe(true);
    expect(isPlainOwnCommand(`autonomous-workflow ${line}`)).toBe(false);
  });

  it.each([
    'evidence C001',
    'resolve',
    'resolve E001',
    'commands x',
    'feature import',
    'feature import x',
    'source https://a.example/',
  ])('%s is none', (line) => expect(isForTheUser(line.split(' '))).toBe(false));
});

describe('isPlainOwnCommand', () => {
  const plain = [
    'autonomous-workflow record',
    '  autonomous-workflow\trecord \n',
    'autonomous-workflow evidence --iteration 3',
    'autonomous-workflow evidence --iteration=3',
    'autonomous-workflow status rate-limiting --json',
    'autonomous-workflow compile docs/research-a/a-report.tex',
    ...['brief', 'list', 'doctor', 'help'].map((name) => `autonomous-workflow ${name}`),
  ];
  it.each(plain)('allows %j', (command) => expect(isPlainOwnCommand(command)).toBe(true));

  const usersOwn = [
    'stop',
    'init',
    'run',
    'repair',
    'resolve',
    'continue',
    'redirect',
    'complete',
    'notify',
    'constructor',
  ];
  it.each(usersOwn)('leaves %s to the user', (name) => {
    expect(isPlainOwnCommand(`autonomous-workflow ${name}`)).toBe(false);
    expect(isPlainOwnCommand(`autonomous-workflow ${name} a`)).toBe(false);
  });

  const tricks = [
    '; rm -rf /',
    '&& rm a',
    '& rm a',
    '| sh',
    '|| sh',
    '$(rm a)',
    '`rm a`',
    '$HOME',
    '${IFS}',
    '> a',
    '>> a',
    '< a',
    '2>&1',
    '\nrm a',
    '\r\nrm a',
    '"a"',
    "'a'",
    '\\a',
    '*',
    '?',
    '~',
    '{a,b}',
    '(a)',
    '#a',
    '!a',
    'A=b',
    '--a=$(b)',
    '../a',
    '/etc/passwd',
    '-x',
    '--',
    '\u00a0a',
    'a\u0000',
    'é',
  ];
  it.each(tricks)('does not allow %j behind the command', (trick) => {
    expect(isPlainOwnCommand(`autonomous-workflow record ${trick}`)).toBe(false);
    expect(isPlainOwnCommand(`autonomous-workflow record${trick}`)).toBe(false);
  });

  it.each(tricks.filter((trick) => /[^\w./-]/.test(trick)))('does not allow %j inside an argument', (trick) => {
    expect(isPlainOwnCommand(`autonomous-workflow status a${trick}`)).toBe(false);
    expect(isPlainOwnCommand(`autonomous-workflow status --a=b${trick}`)).toBe(false);
  });

  const others = [
    '',
    'autonomous-workflow',
    'record',
    'autonomous-workflow --help',
    'autonomous-workflow-record record',
    './autonomous-workflow record',
    'sudo autonomous-workflow record',
    'A=b autonomous-workflow record',
    'rm a; autonomous-workflow record',
    'rm a\nautonomous-workflow record',
    'autonomous-workflow\nrecord',
    '\u00a0autonomous-workflow record',
  ];
  it.each(others)('does not allow %j', (command) => expect(isPlainOwnCommand(command)).toBe(false));

  it('allows nothing that a shell would read as more than words', () => {
    const piece = fc.oneof(
      fc.constantFrom('autonomous-workflow', 'record', 'status', 'stop', ' ', '\n', '--a', '=', '/', '.', ...tricks),
      fc.string({ unit: anyCharacter, maxLength: 3 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
        const command = `autonomous-workflow record ${pieces.join('')}`;
        if (isPlainOwnCommand(command)) expect(command.trimEnd()).toMatch(/^[\w./=\t -]+$/);
      }),
      { numRuns: 1_000 },
    );
  });
});
