import { homedir } from 'node:os';
import { join } from 'node:path';
import { findSources } from '../configuration/cache.ts';

/** The files outside of projects that grant rights to sessions. */
export function settingsFiles(root: string): string[] {
  const { userFile } = findSources(root, process.env);
  const claude = process.env.CLAUDE_CONFIG_DIR ?? join(homedir(), '.claude');
  return [
    ...(userFile === null ? [] : [userFile]),
    join(claude, 'settings.json'),
    join(claude, 'settings.local.json'),
    join(homedir(), '.claude.json'),
  ];
}
