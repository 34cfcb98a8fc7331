import { readdirSync, rmdirSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { writeAtomic } from '../files/atomic.ts';
import { readJsonLike } from '../files/json-file.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { removeFile } from '../files/regular.ts';

/** The place of this clone in a shared workflow: `.runtime/machine.json`. */
export interface Marker {
  /** The word for this clone; leases bear it. */
  owner: string;
  /** The place where it was made: a copy of a clone is another one. */
  place: string;
  /** The last commit of the state that came from here or to here; empty before the first. */
  state: string;
  /**
   * `current`: they are what the lease of this clone names, or go on from it. `behind`: another machine went on since; what only
   * they have is kept first. `replaced`: they are being replaced, and are no work of anybody.
   */
  files: 'current' | 'behind' | 'replaced';
}

const sample: Marker = { owner: '', place: '', state: '', files: 'current' };

const markerFile = (paths: WorkflowPaths) => join(paths.runtime, 'machine.json');

/** This clone, among all copies of it. */
export const placeOfClone = ({ base }: WorkflowPaths): string => `${hostname()}:${base}`;

/** The marker; undefined where the workflow was never shared from here. */
export function readMarker(paths: WorkflowPaths): Marker | undefined {
  const marker = readJsonLike(markerFile(paths), sample);
  if (marker === undefined || marker.place === placeOfClone(paths)) return marker;
  return { ...marker, owner: '', files: marker.files === 'current' ? 'behind' : marker.files };
}

/** Stores the marker, before what it announces is done. */
export function writeMarker(paths: WorkflowPaths, marker: Marker): void {
  writeAtomic(markerFile(paths), JSON.stringify(marker));
}

/** Removes the marker of a workflow that could not be had, with the folder that was made for it. */
export function removeMarker(paths: WorkflowPaths): void {
  removeFile(markerFile(paths));
  for (const folder of [paths.runtime, paths.base]) if (readdirSync(folder).length === 0) rmdirSync(folder);
}
