import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { WorkflowError } from '../base/errors.ts';
import { writeAtomic } from '../files/atomic.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { pluginRoot } from '../files/plugin-root.ts';
import { removeFile } from '../files/regular.ts';
import { readState } from '../loop/state-file.ts';
import { folderOfService, launchdPlist, systemdUnit, type Service } from './rules/service-files.ts';

/** A service of the user's operating system, written or removed. */
export interface ServiceChange {
  file: string;
  /** The commands that apply the change now; otherwise it applies at the next login. */
  commands: string[];
}

/**
 * Writes the systemd or launchd service that drives a workflow, and enables it for the next login.
 * @param options the options of `run`.
 * @throws WorkflowError on a system that has neither, and when the workflow has ended.
 */
export async function installService(paths: WorkflowPaths, options: readonly string[]): Promise<ServiceChange> {
  const { status, end_reason } = await readState(paths);
  if (status !== 'in_progress')
    throw new WorkflowError(`The workflow '${paths.name}' has ended, and a service would do nothing`, {
      received: end_reason ?? status,
      fix: `Resume it first: autonomous-workflow run ${paths.name} --iterations 1, with a larger budget where one is used up`,
    });
  const { file, link, id, isSystemd } = placesOf(paths);
  const service: Service = {
    id,
    workflow: paths.name,
    folder: paths.root,
    words: [
      process.execPath,
      join(pluginRoot(), 'bin', 'autonomous-workflow'),
      'run',
      paths.name,
      '--unless-ended',
      ...options,
    ],
    path: process.env.PATH ?? '',
  };
  writeAtomic(file, isSystemd ? systemdUnit(service) : launchdPlist(service));
  if (link !== undefined && lstatSync(link, { throwIfNoEntry: false }) === undefined) {
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join('..', basename(file)), link);
  }
  const commands = isSystemd
    ? ['systemctl --user daemon-reload', `systemctl --user restart ${id}.service`, 'loginctl enable-linger']
    : [`launchctl bootstrap gui/$(id -u) '${file}'`];
  return { file, commands };
}

/**
 * Removes the service of a workflow, which may be archived or deleted. If the project was moved, the service is found by the
 * workflow's name.
 * @throws WorkflowError when there is none.
 */
export function uninstallService(paths: WorkflowPaths): ServiceChange {
  const { file, link, id, isSystemd } = existingPlaces(paths);
  if (!existsSync(file)) {
    throw new WorkflowError(`There is no service for the workflow '${paths.name}'`, {
      where: file,
      fix: `To write one: autonomous-workflow run ${paths.name} --install-service`,
    });
  }
  if (link !== undefined) removeFile(link);
  removeFile(file);
  const commands = isSystemd
    ? [`systemctl --user stop ${id}.service`, 'systemctl --user daemon-reload']
    : [`launchctl bootout gui/$(id -u)/${id}`];
  return { file, commands };
}

/** The paths of the service; if this project has none, those of a service whose project no longer exists. */
function existingPlaces({ name, root }: Pick<WorkflowPaths, 'name' | 'root'>): Places {
  const own = placesOf({ name, root });
  const folder = dirname(own.file);
  if (existsSync(own.file) || !existsSync(folder)) return own;
  for (const other of readdirSync(folder)
    .filter((one) => one.startsWith(`autonomous-workflow-${name}-`))
    .sort()) {
    const moved = folderOfService(readFileSync(join(folder, other), 'utf8'));
    if (moved === undefined || existsSync(moved)) continue;
    const places = placesOf({ name, root: moved });
    if (basename(places.file) === other) return places;
  }
  return own;
}

interface Places {
  file: string;
  link?: string;
  id: string;
  isSystemd: boolean;
}

/** The paths of the service. Workflows of the same name in two projects have two services. */
function placesOf({ name, root }: Pick<WorkflowPaths, 'name' | 'root'>): Places {
  const id = `autonomous-workflow-${name}-${createHash('sha256').update(root).digest('hex').slice(0, 8)}`;
  const agents = join(homedir(), 'Library', 'LaunchAgents');
  if (process.platform === 'darwin') return { file: join(agents, `${id}.plist`), id, isSystemd: false };
  if (process.platform !== 'linux') {
    throw new WorkflowError('There is no service for this system', {
      expected: 'Linux with systemd, or macOS',
      received: process.platform,
      fix: `Let the system's own scheduler start this at login: autonomous-workflow run ${name} --unless-ended`,
    });
  }
  const folder = join(process.env.XDG_CONFIG_HOME ?? join(homedir(), '.config'), 'systemd', 'user');
  const unit = `${id}.service`;
  return { file: join(folder, unit), link: join(folder, 'default.target.wants', unit), id, isSystemd: true };
}
