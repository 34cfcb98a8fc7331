import { exitCodes, WorkflowError } from '../base/errors.ts';
import { commands } from './command-table.ts';
import type { Answer, Context } from './context.ts';
import { completionScript, shells, type Shell } from './completion-script.ts';

/** The script with which a shell completes the commands of the CLI. */
export function completion(_context: Context, [shell]: readonly (string | undefined)[]): Promise<Answer> {
  const known = shells.find((one): one is Shell => one === shell);
  if (known === undefined) {
    throw new WorkflowError('There is no completion for this shell', {
      expected: shells.join(', '),
      received: shell ?? 'none',
      fix: 'Example, in ~/.bashrc: eval "$(autonomous-workflow completion bash)"',
      exitCode: exitCodes.usage,
    });
  }
  const text = completionScript(known, commands);
  return Promise.resolve({ text, data: { shell: known, script: text } });
}
