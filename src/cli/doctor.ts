import { execa } from 'execa';
import { exitCodes } from '../engine/workflow-error.ts';
import { findTexTools } from '../programs/tex.ts';
import { diagnose } from '../store/diagnose.ts';
import { listWithLost } from '../store/list.ts';
import type { WorkflowPaths } from '../store/paths.ts';
import type { Answer, Context } from './context.ts';

interface Check {
  name: string;
  /** `kept`: a file that was set aside. */
  result: 'ok' | 'missing' | 'broken' | 'kept';
  detail: string;
  /** Whether workflows cannot run without it. */
  required: boolean;
}

/** Whether everything that workflows need is on this machine and their files are whole, each with what to do if not. */
export async function doctor({ root }: Context): Promise<Answer> {
  const tex = await findTexTools();
  const checks: Check[] = [
    { name: 'node', result: 'ok', detail: process.version, required: true },
    await program('git', 'Install git: with it you see and undo what a workflow writes.', root, false),
    await program('claude', 'Install Claude Code: workflows run in it.', root, false),
    tex.kind === 'none'
      ? {
          name: 'tex',
          result: 'missing',
          detail: `reports stay .tex files; for PDFs: ${tex.installLine}`,
          required: false,
        }
      : { name: 'tex', result: 'ok', detail: tex.kind, required: false },
  ];
  for (const paths of listWithLost(root)) checks.push(...(await filesOf(paths)));
  const width = Math.max(...checks.map(({ name }) => name.length));
  const lines = checks.map(
    ({ name, result, detail }) => `${result.padEnd(7)}  ${name.padEnd(width)}  ${detail.replaceAll('\n', ' ')}`,
  );
  const failed = checks.some(({ result, required }) => required && result !== 'ok');
  return { text: lines.join('\n'), data: checks, exitCode: failed ? exitCodes.refused : 0 };
}

async function filesOf(paths: WorkflowPaths): Promise<Check[]> {
  return (await diagnose(paths)).map(({ kind, file, what }) => {
    const advice = kind === 'broken' ? ` → autonomous-workflow repair ${paths.name}` : '';
    return { name: paths.name, result: kind, detail: `${file}: ${what}${advice}`, required: kind === 'broken' };
  });
}

async function program(name: string, advice: string, cwd: string, required: boolean): Promise<Check> {
  const { exitCode, stdout } = await execa(name, ['--version'], {
    cwd,
    reject: false,
    timeout: 10_000,
    stdin: 'ignore',
  });
  if (exitCode === 0) return { name, result: 'ok', detail: stdout.split('\n')[0] ?? '', required };
  return { name, result: 'missing', detail: advice, required };
}
