import { join } from 'node:path';
import { writeAtomic, readJson } from '../files/store.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { judgeList, type JudgeList } from './lists.ts';

/** In machine state, because its judge must not see which items are controls. */
const fileOf = (paths: WorkflowPaths, id: string) => join(paths.runtime, 'report', 'judging', `${id}.json`);

export function storeList(paths: WorkflowPaths, list: JudgeList): void {
  writeAtomic(fileOf(paths, list.id), JSON.stringify(list));
}

/** The list of a judge by its id; undefined when it is lost or damaged, and then is asked anew. */
export function readList(paths: WorkflowPaths, id: string): JudgeList | undefined {
  const read = judgeList.safeParse(readJson(fileOf(paths, id)));
  return read.success ? read.data : undefined;
}
