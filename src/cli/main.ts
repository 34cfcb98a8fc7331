import { Command, CommanderError } from 'commander';
import { describeError, exitCodes, isWorkflowError, printable, WorkflowError } from '../engine/workflow-error.ts';
import { commands, type CommandRow } from './commands.ts';
import { readContext } from './context.ts';
import { version } from './version.ts';

const oldestNode = 20;

function buildProgram(): Command {
  const program = new Command('autonomous-workflow')
    .description('Workflows that research by themselves and prove what they found. Run it inside the project.')
    .version(version())
    .configureOutput({ writeErr: (text) => void process.stderr.write(printable(text)) })
    .showHelpAfterError('→ For the commands and their options: autonomous-workflow --help')
    .exitOverride();
  for (const row of commands) add(program, row);
  return program;
}

function add(program: Command, row: CommandRow): void {
  const { usage, group, description, option, load } = row;
  const command = parentOf(program, row)
    .command(usage.replace(/^(?:[a-z]+ )(?=[a-z])/, ''))
    .helpGroup(group)
    .description(description)
    .option('--json', 'data for programs instead of text');
  if (option !== undefined) command.option(...option);
  command.action(async () => {
    const { json, ...options } = command.opts<Record<string, string | undefined> & { json?: true }>();
    const run = await load();
    const answer = await run(readContext(), command.args, options);
    process.stdout.write(`${json === true ? printableJson(answer.data) : printable(answer.text)}\n`);
    process.exitCode = answer.exitCode ?? 0;
  });
}

/** The command that a usage of two words, `source add …`, belongs under; its description names all of them. */
function parentOf(program: Command, { usage, group }: CommandRow): Command {
  const [, name, rest = ''] = /^([a-z]+) ([a-z].*)$/.exec(usage) ?? [];
  if (name === undefined) return program;
  const existing = program.commands.find((command) => command.name() === name);
  if (existing !== undefined) return existing.description(`${existing.description()} · ${rest}`);
  return program.command(name).usage('[command]').helpGroup(group).description(rest);
}

/** JSON in which characters that would reach a terminal as commands stand escaped; JSON itself escapes only the older ones. */
function printableJson(data: unknown): string {
  return JSON.stringify(data, null, 2).replace(
    /[\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** The one place of the CLI that catches, prints and sets the exit code. */
async function main(): Promise<void> {
  try {
    if (Number.parseInt(process.versions.node, 10) < oldestNode) {
      throw new WorkflowError('This version of Node is too old', {
        expected: `Node ${oldestNode} or newer`,
        received: process.version,
        fix: 'Install a current Node from https://nodejs.org',
      });
    }
    await buildProgram().parseAsync();
  } catch (error) {
    if (error instanceof CommanderError) {
      // commander has printed its message; its code is 1 for every misuse.
      process.exitCode = error.exitCode === 0 ? 0 : exitCodes.usage;
      return;
    }
    process.exitCode = isWorkflowError(error) ? error.exitCode : exitCodes.refused;
    const message = describeError(error);
    if (process.argv.includes('--json')) process.stdout.write(`${printableJson({ error: message })}\n`);
    else process.stderr.write(`${printable(message)}\n`);
  }
}

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // A reader that has seen enough (`| head`) is no error.
  if (error.code === 'EPIPE') return;
  process.stderr.write(`The answer could not be written: ${error.message}\n`);
  process.exitCode = exitCodes.refused;
});
void main();
