import { execa } from 'execa';
import { findTexTools } from '../programs/tex.ts';
import type { Answer, Context } from './context.ts';

interface Check {
  name: string;
  result: 'ok' | 'missing';
  detail: string;
  /** Whether workflows cannot run without it. */
  required: boolean;
}

/** Whether everything that workflows need is on this machine, each with what to do if not. */
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
  const text = checks.map(({ name, result, detail }) => `${result.padEnd(7)}  ${name.padEnd(6)}  ${detail}`).join('\n');
  const failed = checks.some(({ result, required }) => required && result === 'missing');
  return { text, data: checks, exitCode: failed ? 1 : 0 };
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
