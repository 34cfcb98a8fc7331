import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ModelRequest } from '../model-types.ts';
import { systemText } from '../conversation.ts';

const folder = fileURLToPath(new URL('../../../agents/', import.meta.url));

/** The first sentence of each agent's file, by which Claude Code's system text shows whose turn it is. */
const openings = readdirSync(folder)
  .filter((file) => file.endsWith('.md'))
  .map((file) => {
    const [, , body = ''] = readFileSync(`${folder}${file}`, 'utf8').split(/^---$/m);
    return { agent: file.replace('.md', ''), opening: body.trim().split('\n')[0] ?? '' };
  });

/** The name of the plugin's agent that makes this request; undefined for the session and for agents of others. */
export function agentOf(request: ModelRequest): string | undefined {
  const system = systemText(request);
  return openings.find(({ opening }) => opening !== '' && system.includes(opening))?.agent;
}
