import type { WorkflowPaths } from '../files/paths.ts';
import { compileStale } from '../app/compile.ts';
import { hasFeatures } from '../coding/feature-file.ts';
import { brief } from './brief.ts';
import { describeCompiled } from './compile.ts';
import type { Answer } from './context.ts';
import type { WorkflowCall } from './command-row.ts';
import { clearPlaces } from '../coding/place.ts';
import { agentsAtWork } from '../loop/agents.ts';

/** The text that continue-auto injects; report and plan are compiled first, so that a person can read them. */
export async function resume(paths: WorkflowPaths, call: WorkflowCall): Promise<Answer> {
  // While agents are at work their trees stay, and what they write is not printed.
  const isIdle = agentsAtWork(paths).length === 0;
  if (isIdle && hasFeatures(paths)) await clearPlaces(paths);
  const stale = isIdle ? await compileStale(paths, call.now) : undefined;
  const compiled = stale === undefined ? undefined : describeCompiled(paths, stale);
  const { text, data } = await brief(paths, call);
  return {
    text: compiled === undefined ? text : `${compiled.text}\n\n${text}`,
    data: { compilation: compiled?.data ?? null, brief: data },
  };
}
