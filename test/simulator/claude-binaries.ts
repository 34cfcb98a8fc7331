import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { pluginFolder } from './demo-project.ts';

/** The oldest Claude Code that the plugin supports. */
export const OLDEST_CLAUDE = '2.1.240';

const cacheOf = (version: string) => join(pluginFolder, '.cache', `claude-${version}`);

/** Where the binary of a version is, once it has been fetched. */
export function cachedClaude(version: string): string {
  return join(cacheOf(version), 'node_modules', '@anthropic-ai', 'claude-code', 'bin', 'claude.exe');
}

/** Promises the binary of one version of Claude Code, fetched when it is first needed: each is as large as the pinned one. */
export async function fetchClaude(version: string): Promise<string> {
  const binary = cachedClaude(version);
  const install = ['install', '--prefix', cacheOf(version), '--no-save', '--no-audit', '--no-fund'];
  if (!existsSync(binary)) await execa('npm', [...install, `@anthropic-ai/claude-code@${version}`]);
  return binary;
}
