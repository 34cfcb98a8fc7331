import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder that the plugin lies in, from the source tree as from a built bundle. */
export function pluginRoot(): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, '.claude-plugin', 'plugin.json'))) {
    if (dirname(folder) === folder) throw new Error(`no plugin above ${import.meta.dirname}`);
    folder = dirname(folder);
  }
  return folder;
}
