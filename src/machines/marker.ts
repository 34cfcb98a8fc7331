import { readdirSync, rmdirSync } from 'node:fs';
import { hostname } from 'node:os';
import type { WorkflowPaths } from '../files/paths.ts';
import { runtimeFile } from '../files/runtime-file.ts';

/** The part of this clone in a shared workflow: `.runtime/machine.json`. */
export interface Marker {
  /** The owner's name in leases of this clone. */
  owner: string;
  /** The machine and path of the clone: elsewhere it is a copy. */
  place: string;
  /** The commit of the last state that was fetched or pushed here; empty before the first. */
  state: string;
  /**
   * `current`: the files are those of this clone's lease, or newer. `behind`: another machine has continued since, and work that
   * only they have is saved first. `replaced`: they are being replaced, and hold no work.
   */
  files: 'current' | 'behind' | 'replaced';
}

const sample: Marker = { owner: '', place: '', state: '', files: 'current' };

const markerFile = runtimeFile('machine.json', sample);

/** The machine and path of this clone, which differ for every copy. */
export const placeOfClone = ({ base }: WorkflowPaths): string => `${hostname()}:${base}`;

/** The marker; undefined for a workflow that was never shared from here. */
export function readMarker(paths: WorkflowPaths): Marker | undefined {
  const marker = markerFile.read(paths);
  if (marker === undefined || marker.place === placeOfClone(paths)) return marker;
  return { ...marker, owner: '', files: marker.files === 'current' ? 'behind' : marker.files };
}

/** Stores the marker; called before the action that it describes. */
export function writeMarker(paths: WorkflowPaths, marker: Marker): void {
  markerFile.write(paths, marker);
}

/** Removes the marker after a failed fetch, with the folder that was created for it. */
export function removeMarker(paths: WorkflowPaths): void {
  markerFile.remove(paths);
  for (const folder of [paths.runtime, paths.base]) if (readdirSync(folder).length === 0) rmdirSync(folder);
}
