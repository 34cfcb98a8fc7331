import { checkHealth } from '../app/doctor.ts';
import { exitCodes } from '../base/errors.ts';
import { permissionsFrom } from '../session/rules/permissions.ts';
import { realPlace } from '../files/paths.ts';
import type { Answer, Context } from './context.ts';

/** Everything that workflows need, with the way out where it is missing, and the permissions to paste. */
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
    'For runs that nobody watches, in ~/.claude/settings.json (the last three for implementation, where the commands that test and build the project are needed, too):',
    JSON.stringify({ permissions: { allow } }, null, 2),
  ].join('\n');
}
