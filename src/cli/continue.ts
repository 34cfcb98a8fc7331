import { compileStale } from '../app/compile.ts';
import { hasFeatures } from '../coding/feature-file.ts';
import { chooseWorkflow } from '../loop/list.ts';
import { brief } from './brief.ts';
import { describeCompiled } from './compile.ts';
import type { Answer, Context } from './context.ts';
import { clearWorktrees } from '../coding/worktrees.ts';

/** The text that continue-auto injects: report and plan are compiled, so that a person can read them, and the brief follows. */
export async function resume(context: Context, name: string | undefined): Promise<Answer> {
  const paths = await chooseWorkflow(context.root, name, context.sessionId);
  if (hasFeatures(paths)) await clearWorktrees(paths, context.now);
  const stale = await compileStale(paths, context.now);
  const compiled = stale === undefined ? undefined : describeCompiled(paths, stale);
  const { text, data } = await brief(context, paths.name);
  return {
    text: compiled === undefined ? text : `${compiled.text}\n\n${text}`,
    data: { compilation: compiled?.data ?? null, brief: data },
  };
}
