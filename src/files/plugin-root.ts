import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The plugin's folder, both from the source tree and from a built bundle. */
export function pluginRoot(): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, '.claude-plugin', 'plugin.json'))) {
    if (dirname(folder) === folder) throw new Error(`no plugin above ${import.meta.dirname}`);
    folder = dirname(folder);
  }
  return folder;
}

/** The version in plugin.json, the only file that states it for users. */
export function version(): string {
  const manifest = JSON.parse(readFileSync(join(pluginRoot(), '.claude-plugin', 'plugin.json'), 'utf8')) as {
    version: string;
  };
  return manifest.version;
}
