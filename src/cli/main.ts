import { Command, CommanderError } from 'commander';
import { describeError, exitCodes, printable, WorkflowError } from '../engine/workflow-error.ts';
import { readContext, type Answer, type Context } from './context.ts';
import { version } from './version.ts';

type Run = (context: Context, name: string | undefined, options: Record<string, string | undefined>) => Promise<Answer>;

const oldestNode = 20;

/** Every command, its help, and where it lives; its code is loaded when it is called. */
function buildProgram(): Command {
  const program = new Command('autonomous-workflow')
    .description('Workflows that research by themselves and prove what they found. Run it inside the project.')
    .version(version())
    .configureOutput({ writeErr: (text) => void process.stderr.write(printable(text)) })
    .showHelpAfterError('→ For the commands and their options: autonomous-workflow --help')
    .exitOverride();
  add(program, 'status [name]', 'where a workflow stands', async () => (await import('./status.ts')).status);
  add(program, 'list', 'the workflows of this project', async () => (await import('./list.ts')).list);
  add(program, 'stop [name]', 'stop a workflow; it can go on later', async () => (await import('./stop.ts')).stop);
  add(
    program,
    'continue [name]',
    'compile what is not compiled and print the brief to go on with',
    async () => (await import('./continue.ts')).resume,
  );
  add(program, 'compile [name]', 'make the PDF of the report', async () => (await import('./compile.ts')).compile);
  add(
    program,
    'brief [name]',
    'what the session is to do in this iteration',
    async () => (await import('./brief.ts')).brief,
  );
  add(
    program,
    'record [name]',
    'close the iteration: merge the hand-ins, compute the counters',
    async () => (await import('./record.ts')).record,
  );
  add(
    program,
    'evidence [name]',
    'findings with their citation keys, contradictions, open questions',
    async () => (await import('./evidence.ts')).evidence,
  ).option('--iteration <number>', 'only what this iteration found');
  add(
    program,
    'schema <hand-in>',
    'the JSON schema of a hand-in: researcher or repo-analyst',
    async () => (await import('./schema.ts')).schema,
  );
  add(program, 'repair [name]', 'put the last valid state file back', async () => (await import('./repair.ts')).repair);
  add(
    program,
    'doctor',
    'whether everything that workflows need is here',
    async () => (await import('./doctor.ts')).doctor,
  );
  return program;
}

function add(program: Command, usage: string, description: string, load: () => Promise<Run>): Command {
  const command = program.command(usage).description(description).option('--json', 'data for programs instead of text');
  command.action(async () => {
    const { json, ...options } = command.opts<Record<string, string | undefined> & { json?: true }>();
    const run = await load();
    const answer = await run(readContext(), command.args[0], options);
    process.stdout.write(`${json === true ? printableJson(answer.data) : printable(answer.text)}\n`);
    process.exitCode = answer.exitCode ?? 0;
  });
  return command;
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
    process.stderr.write(`${printable(describeError(error))}\n`);
    process.exitCode = error instanceof WorkflowError ? error.exitCode : exitCodes.refused;
  }
}

// A reader that has seen enough (`| head`) is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});
void main();
