import { checkHealth } from '../app/doctor.ts';
import { exitCodes } from '../base/errors.ts';
import { permissionsFrom } from '../session/rules/permissions.ts';
import { realPlace } from '../files/paths.ts';
import type { Answer, Context } from './context.ts';

/** Checks the requirements of workflows, with instructions for missing ones, and prints the permissions to paste. */
export async function doctor({ root, inClaudeCode }: Context): Promise<Answer> {
  const checks = await checkHealth(root, inClaudeCode);
  const width = Math.max(...checks.map(({ name }) => name.length));
  const lines = checks.map(
    ({ name, result, detail }) => `${result.padEnd(7)}  ${name.padEnd(width)}  ${detail.replaceAll('\n', ' ')}`,
  );
  const failed = checks.some(({ result, required }) => required && result !== 'ok');
  return { text: [...lines, '', toPaste(root)].join('\n'), data: checks, exitCode: failed ? exitCodes.refused : 0 };
}

function toPaste(root: string): string {
  const { research, implementation } = permissionsFrom(realPlace(process.cwd()), realPlace(root));
  const allow = [...research, ...implementation];
  return [
    'For unattended runs, in ~/.claude/settings.json (the last one for implementation, which also needs the commands that test and build the project):',
    JSON.stringify({ permissions: { allow } }, null, 2),
  ].join('\n');
}
