import { homedir } from 'node:os';
import { join } from 'node:path';
import { isRecord } from '../base/json.ts';
import { readJson } from '../files/store.ts';

/** The parts of a settings file of Claude Code that this program reads; nothing validates the file. */
interface ClaudeSettings {
  file: string;
  allow: string[];
  mode: string | undefined;
  /** The lines at the end of each commit message; empty when the user wants none. */
  attribution: string | undefined;
  /** Plugins that the file enables or disables, by `name@marketplace`. */
  plugins: Map<string, boolean>;
}

const claudeFolder = () => process.env.CLAUDE_CONFIG_DIR ?? join(homedir(), '.claude');

const managed: Partial<Record<NodeJS.Platform, string>> = {
  darwin: '/Library/Application Support/ClaudeCode/managed-settings.json',
  win32: 'C:\\Program Files\\ClaudeCode\\managed-settings.json',
};

/** The settings files of Claude Code for a project; later ones take precedence, missing and damaged ones are left out. */
export function readClaudeSettings(root: string): ClaudeSettings[] {
  return [
    join(claudeFolder(), 'settings.json'),
    join(root, '.claude', 'settings.json'),
    join(root, '.claude', 'settings.local.json'),
    managed[process.platform] ?? '/etc/claude-code/managed-settings.json',
  ].flatMap((file) => {
    const settings = readJson(file);
    if (!isRecord(settings)) return [];
    const permissions = isRecord(settings.permissions) ? settings.permissions : {};
    const plugins = Object.entries(isRecord(settings.enabledPlugins) ? settings.enabledPlugins : {});
    return [
      {
        file,
        allow: texts(permissions.allow),
        mode: typeof permissions.defaultMode === 'string' ? permissions.defaultMode : undefined,
        attribution: attributionOf(settings),
        plugins: new Map(plugins.flatMap(([name, on]) => (typeof on === 'boolean' ? [[name, on] as const] : []))),
      },
    ];
  });
}

function attributionOf({ attribution, includeCoAuthoredBy }: Record<string, unknown>): string | undefined {
  if (isRecord(attribution) && typeof attribution.commit === 'string') return attribution.commit;
  return includeCoAuthoredBy === false ? '' : undefined;
}

/** The lines at the end of commit messages in this project: those that Claude Code is set to add, or names. */
export const readAttribution = (root: string): string =>
  readClaudeSettings(root).findLast(({ attribution }) => attribution !== undefined)?.attribution ??
  'Co-Authored-By: Claude <noreply@anthropic.com>';

/** Whether Claude Code has a plugin of this name, and no settings file disables it. */
export function isPluginInstalled(root: string, name: string): boolean {
  const installed = readJson(join(claudeFolder(), 'plugins', 'installed_plugins.json'));
  const plugins = isRecord(installed) && isRecord(installed.plugins) ? Object.keys(installed.plugins) : [];
  const settings = readClaudeSettings(root);
  return plugins
    .filter((plugin) => plugin.startsWith(`${name}@`))
    .some((plugin) => settings.findLast((one) => one.plugins.has(plugin))?.plugins.get(plugin) !== false);
}

/** The names of the MCP servers that the user or the project has set up in Claude Code; those of plugins are not known. */
export function mcpServers(root: string): string[] {
  const own = readJson(join(process.env.CLAUDE_CONFIG_DIR ?? homedir(), '.claude.json'));
  const ofUser = isRecord(own) ? own : {};
  const projects = isRecord(ofUser.projects) ? ofUser.projects : {};
  return [ofUser, projects[root], readJson(join(root, '.mcp.json'))].flatMap((place) =>
    isRecord(place) && isRecord(place.mcpServers) ? Object.keys(place.mcpServers) : [],
  );
}

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
