import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { commands } from '../src/cli/command-table.ts';
import { sections } from '../src/configuration/rules/configuration.ts';
import { commandsOfUser } from '../src/safety/rules/own-command.ts';

/** Writes what docs and template say of commands and settings from the tables of the program; test/docs.test.ts compares. */
const root = resolve(import.meta.dirname, '..');

const code = (text: string) => `\`${text}\``;

/** The commands for people; a session learns of its own from its brief. */
const listOfCommands = commands
  .filter(({ group }) => group === 'For you:')
  .flatMap(({ usage, description, options = [] }) => [
    `- ${code(usage)}: ${description}`,
    ...options.map(([flags, meaning]) => `  - ${code(flags)}: ${meaning}`),
  ])
  .join('\n');

interface Line {
  usual: unknown;
  rule: { expects: string };
  meaning: string;
  values?: string;
}

const settings = Object.entries(sections).map(([heading, rows]) => ({
  heading,
  rows: Object.entries(rows as Record<string, Line>),
}));

const configuration = settings
  .map(({ heading, rows }) => {
    const lines = rows.map(
      ([key, { usual, rule, meaning, values }]) =>
        `- ${code(`${key}: ${String(usual)}`)} ${meaning} (${values ?? rule.expects})`,
    );
    return [`### ${heading}`, '', ...lines].join('\n');
  })
  .join('\n\n');

/** Text in lines of a comment. */
function comment(text: string): string {
  const plain = text.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1');
  return plain.replace(/(?=.)(.{1,136})(?:\s+|$)/g, '# $1\n').trimEnd();
}

const template = settings
  .map(({ rows }) =>
    rows.map(([key, { usual, meaning }]) => `${comment(meaning)}\n${key}: ${String(usual)}`).join('\n'),
  )
  .join('\n\n');

/** The generated parts of files, by file and name of the part. */
const parts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'docs/commands.md': {
    commands: listOfCommands,
  },
  'docs/configuration.md': { settings: configuration },
  'docs/permissions-and-safety.md': {
    'commands of the user': [commandsOfUser.slice(0, -1), commandsOfUser.slice(-1)]
      .map((some) => some.map(code).join(', '))
      .join(' and '),
  },
  'templates/configuration.yaml': { settings: template },
};

/** The marks around a part: comments of Markdown or YAML. */
const marks = (file: string, name: string): [string, string] =>
  file.endsWith('.yaml') ? [`# <${name}>\n`, `\n# </${name}>`] : [`<!-- ${name} -->`, `<!-- /${name} -->`];

/** Every file with generated parts: as it is, and as the tables have it. */
export function generated(): { file: string; is: string; expected: string }[] {
  return Object.entries(parts).map(([file, named]) => {
    const is = readFileSync(join(root, file), 'utf8');
    const expected = Object.entries(named).reduce((text, [name, part]) => {
      const [from, to] = marks(file, name);
      const [start, end] = [text.indexOf(from) + from.length, text.indexOf(to)];
      if (start < from.length || end < start) throw new Error(`${file} has no place for ${name}: ${from}…${to}`);
      const between = part.includes('\n') && file.endsWith('.md') ? `\n\n${part}\n\n` : part;
      return text.slice(0, start) + between + text.slice(end);
    }, is);
    return { file, is, expected };
  });
}

if (process.argv[1] === import.meta.filename)
  for (const { file, is, expected } of generated()) if (is !== expected) writeFileSync(join(root, file), expected);
