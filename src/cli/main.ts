import { constants } from 'node:os';
import { Command, CommanderError } from 'commander';
import { describeError, exitCodes, isWorkflowError, printable, WorkflowError } from '../base/errors.ts';
import { type CommandRow, type Options, type Print, readContext, commands, formerCommands } from './command-table.ts';
import { refuseCaller } from '../app/steer.ts';
import { isForTheUser } from '../safety/rules/own-command.ts';
import { version } from '../files/paths.ts';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

function leaveOnSignal(signal: (typeof signals)[number]): void {
  process.exit(128 + constants.signals[signal]);
}

function buildProgram(): Command {
  const program = new Command('autonomous-workflow')
    .description(
      'Workflows that research, plan and code by themselves and prove what they did. Run it inside the project.',
    )
    .version(version())
    .configureOutput({
      writeErr: (text) => {
        if (!wantsJson()) process.stderr.write(printable(text));
      },
    })
    .showHelpAfterError('→ For the commands and their options: autonomous-workflow --help')
    .exitOverride();
  for (const row of commands) add(program, row);
  return program;
}

function add(program: Command, { usage, group, description, options: known, load }: CommandRow): void {
  const [, first, inner] = /^(\w+) (\w.*)$/.exec(usage) ?? [];
  const command = (first === undefined ? program : groupOf(program, first, { usage, group, description }))
    .command(inner ?? usage)
    .helpGroup(group)
    .description(description)
    .option('--json', 'data for programs instead of text');
  command.showHelpAfterError(
    `→ Usage: autonomous-workflow ${usage}. More: autonomous-workflow ${usage.split(/ [[<]/)[0] ?? ''} --help`,
  );
  for (const one of known) command.option(...one);
  command.action(async () => {
    const json = command.optsWithGlobals<{ json?: true }>().json;
    const options: Options = {};
    for (const one of command.options) {
      const value = command.getOptionValue(one.attributeName()) as string[] | string | true | undefined;
      options[one.name()] = Array.isArray(value) ? value.join('\n') : value === true ? '' : value;
    }
    const context = readContext();
    if (isForTheUser(process.argv.slice(2))) await refuseCaller(context);
    const run = await load();
    const print: Print = (text, data) => {
      if (json === true) writeJson(data);
      else process.stdout.write(`${printable(text)}\n`);
    };
    const words = (command.processedArgs as (string | string[] | undefined)[]).flat();
    const answer = await run({ ...context, words, options, print });
    print(answer.text, answer.data ?? { text: answer.text });
    process.exitCode = answer.exitCode ?? 0;
  });
}

/** The command that groups subcommands, such as `feature`; one that only groups says what its first one does. */
function groupOf(program: Command, name: string, row: Pick<CommandRow, 'usage' | 'group' | 'description'>): Command {
  const found = program.commands.find((command) => command.name() === name);
  if (found !== undefined) return found;
  return program
    .command(name)
    .helpGroup(row.group)
    .description(`${row.usage.split(' ')[1] ?? ''}: ${row.description}`)
    .option('--json', 'data for programs instead of text');
}

function wantsJson(): boolean {
  return process.argv.includes('--json');
}

/** JSON in one line, in which all characters are escaped that a terminal could interpret; JSON.stringify escapes only some of them. */
function writeJson(data: unknown): void {
  const text = JSON.stringify(data).replace(
    /[\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  process.stdout.write(`${text}\n`);
}

/** @throws WorkflowError for a command that has another name now. */
function refuseFormer([first = '', second = '']: readonly string[]): void {
  const former = [first, `${first} ${second}`].find((name) => Object.hasOwn(formerCommands, name));
  if (former === undefined) return;
  throw new WorkflowError(`The command '${former}' has another name now`, {
    fix: `Use: autonomous-workflow ${formerCommands[former] ?? ''}`,
    exitCode: exitCodes.usage,
  });
}

/** The only function of the CLI that catches errors, prints and sets the exit code. */
async function main(): Promise<void> {
  try {
    refuseFormer(process.argv.slice(2).filter((word) => !word.startsWith('-')));
    await buildProgram().parseAsync();
  } catch (error) {
    if (error instanceof CommanderError) {
      // commander has printed its message, except with --json; its exit code is 1 for every misuse.
      process.exitCode = error.exitCode === 0 ? 0 : exitCodes.usage;
      const isHelp = error.code.startsWith('commander.help');
      const message = isHelp ? 'the command is incomplete' : error.message.replace(/^error: /, '');
      if (wantsJson() && error.exitCode !== 0) writeJson({ error: message });
      return;
    }
    process.exitCode = isWorkflowError(error) ? error.exitCode : exitCodes.refused;
    const message = describeError(error);
    if (wantsJson()) writeJson({ error: message });
    else process.stderr.write(`${printable(message)}\n`);
  }
}

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // A reader that ends early (`| head`) is no error, nor is a closed terminal.
  if (error.code === 'EPIPE' || (error.code === 'EIO' && process.stdout.isTTY)) return;
  process.stderr.write(`The answer could not be written: ${error.message}\n`);
  process.exitCode = exitCodes.refused;
});
// On a closed terminal, standard error fails too; without a listener this process would end before its child processes.
process.stderr.on('error', () => undefined);
// Without a listener, a signal would end this process before its child processes.
for (const signal of signals) process.once(signal, leaveOnSignal);
void main();
