import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pluginRoot } from '../store/plugin-root.ts';

/** The version in plugin.json, the only place that states it for users. */
export function version(): string {
  const manifest = JSON.parse(readFileSync(join(pluginRoot(), '.claude-plugin', 'plugin.json'), 'utf8')) as {
    version: string;
  };
  return manifest.version;
}
