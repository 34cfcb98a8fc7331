import { join, resolve } from 'node:path';
import { openRecord } from '../coding/attempt.ts';
import { projectIn } from '../coding/place.ts';
import { isInWorktree } from '../base/names.ts';
import { featureOfAgent, lateAgent } from '../coding/hand-in.ts';
import { realPlace, type WorkflowPaths } from '../files/paths.ts';
import { readState, stateExists } from '../loop/state-file.ts';
import { isIgnoredWhole } from '../programs/git/repository.ts';
import { placesWritten } from '../safety/guard-shell.ts';
import { type OwnTree, runsElsewhere, writesElsewhere } from '../safety/rules/other-tree.ts';
import { phaseTraits } from '../base/vocabulary.ts';
import { storedPage } from '../research/snapshots.ts';
import type { ToolAnswer, ToolUse } from './before-tool.ts';

/** A tool that is about to run: one that writes a file, or a command of a shell. */
type ToolCall = Pick<ToolUse, 'file' | 'command' | 'folder'>;

/** Why a coder must not run a tool that changes files: its work is over, or the files are in another tree. */
export function refuseCoderTool(
  paths: WorkflowPaths,
  id: string,
  { file, command, folder }: ToolCall,
): string | undefined {
  if (!stateExists(paths)) return undefined;
  const late = lateAgent(paths, id);
  const place = late === undefined ? ownTree(paths, id) : undefined;
  if (place === undefined) return late;
  const from = realPlace(folder);
  if (file !== '') return writesElsewhere(realPlace(resolve(from, file)), place);
  return runsElsewhere(command, from, place, placesWritten({ tool: 'Bash', command, folder: from }));
}

/** The work tree of a coder; undefined when it works in the project itself. */
function ownTree(paths: WorkflowPaths, id: string): OwnTree | undefined {
  const feature = featureOfAgent(paths, id);
  const record = feature === undefined ? undefined : openRecord(paths, feature);
  if (record?.worktree === undefined || record.worktree === null) return undefined;
  return {
    project: realPlace(paths.root),
    tree: realPlace(join(paths.base, record.worktree.folder)),
    own: realPlace(projectIn(paths, record)),
  };
}

/**
 * Why the session itself must not run a tool that writes files of the project: agents write the code, from a task, reviewed and verified.
 * Undefined outside of implementation, and for the workflow's own folder, ignored files, and files elsewhere.
 */
export async function refuseSessionWrite(
  paths: WorkflowPaths,
  { tool, file, command, folder }: ToolCall & { tool: string },
): Promise<string | undefined> {
  if (!stateExists(paths)) return undefined;
  const { status, current_phase } = await readState(paths);
  if (status !== 'in_progress' || !phaseTraits[current_phase].worksOnFeatures) return undefined;
  const places = file === '' ? placesWritten({ tool, command, folder }) : [realPlace(resolve(paths.root, file))];
  const written = places.filter((place) => isOfProject(place, paths));
  // Commands may write ignored files, such as output of programs. Work trees are ignored too, but their files are code.
  const mayBeIgnored = (place: string) => command !== '' && !place.startsWith(realPlace(paths.base));
  const isIgnored = await Promise.all(
    written.map(async (place) => mayBeIgnored(place) && (await isIgnoredWhole(realPlace(paths.root), place))),
  );
  const [first] = written.filter((_, index) => isIgnored[index] === false);
  if (first === undefined) return undefined;
  const what = command === '' ? '' : `The command would change ${first}. `;
  const elsewhere = command === '' ? '' : '; output that you want to keep goes to a folder for temporary files';
  return `${what}Agents write the code of this workflow, and you change no file of the project yourself → start the agent that \`feature start\` or \`feature verify\` names${elsewhere}; what the user wants changed beside it waits for: /autonomous-workflow:stop`;
}

/** Whether a path is in the project or in the work tree of a feature, but not in the workflow's own folder. */
function isOfProject(place: string, { root, base }: WorkflowPaths): boolean {
  const own = realPlace(base);
  if (place.startsWith(`${own}/`)) return isInWorktree(place.slice(own.length + 1));
  return place !== own && `${place}/`.startsWith(`${realPlace(root)}/`);
}

/**
 * The answer to an agent that reads a page: agents have no tool that reads files, so a stored page is the answer to the call that would have
 * fetched it.
 */
export function readStored(paths: WorkflowPaths, { url, urls, prompt }: Record<string, unknown>): ToolAnswer {
  const isText = (value: unknown) => typeof value === 'string';
  const [page = ''] = [url, ...(Array.isArray(urls) ? (urls as unknown[]) : [])].filter(isText);
  const stored = storedPage(paths, page, isText(prompt) ? prompt : '');
  return stored === undefined ? undefined : { deny: stored };
}
