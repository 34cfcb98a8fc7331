import { possibleWork } from '../forge/list-work.ts';
import type { Answer, Context } from './context.ts';

/** Shows what could be implemented; `run --mode implement` begins it. */
export async function implement({ root }: Context): Promise<Answer> {
  const work = await possibleWork(root);
  return { text: work.join('\n'), data: { work } };
}
