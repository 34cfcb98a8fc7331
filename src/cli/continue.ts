import { readCompilation } from '../store/turn/compilation.ts';
import { chooseWorkflow } from '../store/list.ts';
import { brief } from './brief.ts';
import { compileReport } from './compile.ts';
import type { Answer, Context } from './context.ts';

/** What continue-auto injects: the report compiled, so that progress can be looked at, and the brief to go on with. */
export async function resume(context: Context, name: string | undefined): Promise<Answer> {
  const paths = await chooseWorkflow(context.root, name, context.sessionId);
  const compiled = readCompilation(paths) === 'not-compiled' ? await compileReport(paths, context.now) : undefined;
  const { text, data } = await brief(context, paths.name);
  return {
    text: compiled === undefined ? text : `${compiled.text}\n\n${text}`,
    data: { compilation: compiled?.data ?? null, brief: data },
  };
}
