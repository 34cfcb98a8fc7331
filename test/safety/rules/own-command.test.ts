import { describe, expect, it } from 'vitest';
import { commands } from '../../../src/cli/command-table.ts';
import { commandsOfUser, isForTheUser, isPlainOwnCommand } from '../../../src/safety/rules/own-command.ts';

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
    'commands x --confirm',
    'feature import x --from other.md',
    'feature import --from=other.md',
  ])('%s is one', (line) => {
    expect(isForTheUser(line.split(' '))).toBe(true);
    expect(isPlainOwnCommand(`autonomous-workflow ${line}`)).toBe(false);
  });

  it.each(['resolve E001', 'commands x', 'feature import x', 'source https://a.example/'])('%s is none', (line) =>
    expect(isForTheUser(line.split(' '))).toBe(false),
  );
});

describe('a plain call of our CLI', () => {
  it.each([
    'autonomous-workflow record',
    '  autonomous-workflow\trecord \n',
    'autonomous-workflow evidence --iteration=3',
    'autonomous-workflow compile docs/research-a/a-report.tex',
  ])('is %j', (command) => expect(isPlainOwnCommand(command)).toBe(true));

  it.each(['stop', 'run', 'repair', 'resolve E1 a', 'continue', 'constructor', ''])('is not that of %j', (words) =>
    expect(isPlainOwnCommand(`autonomous-workflow ${words}`)).toBe(false),
  );

  const tricks = ['; rm', '&& rm', '& a', '| sh', '$(a)', '`a`', '$HOME', '> a', '2>&1', '"a"', '\\a', '*', '~', '\na'];
  it.each(tricks)('has no %j behind it, or within an argument', (trick) => {
    expect(isPlainOwnCommand(`autonomous-workflow record ${trick}`)).toBe(false);
    expect(isPlainOwnCommand(`autonomous-workflow status a${trick}`)).toBe(false);
  });

  it.each([
    'record',
    './autonomous-workflow record',
    'rm a\nautonomous-workflow record',
    'autonomous-workflow\nrecord',
  ])('is not %j', (command) => expect(isPlainOwnCommand(command)).toBe(false));
});
