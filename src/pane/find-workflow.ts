import type { EngineInterface } from 'claude-code';
import { isWorkflowName, sessionsFolder } from '../base/names.ts';

/** The workflow that this session drives, and the project's folder; undefined for any other session. */
export async function findWorkflow($: EngineInterface): Promise<{ folder: string; name: string } | undefined> {
  const id = await $.session.id();
  if (!/^[\w-]+$/.test(id)) return undefined;
  for (const folder of ancestors(await $.session.cwd())) {
    const pointer = `${folder}/${sessionsFolder}/${id}`;
    if (!(await $.fs.exists(pointer))) continue;
    const name = (await $.fs.read(pointer)).trim();
    return isWorkflowName(name) ? { folder, name } : undefined;
  }
  return undefined;
}

/** A folder and those around it, from the inside outwards; either kind of slash divides their names. */
function ancestors(folder: string): string[] {
  const found = [folder];
  for (let inner = folder; ;) {
    const outer = inner.replace(/[\\/][^\\/]*$/, '');
    if (outer === inner || outer === '') return found;
    found.push(outer);
    inner = outer;
  }
}
