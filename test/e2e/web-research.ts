import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createHome } from '../simulator/hermetic-home.ts';
import type { PrintResult } from '../simulator/claude-session.ts';
import type { LocalWeb } from '../simulator/local-web.ts';
import type { ScriptedModel } from '../simulator/model-types.ts';
import { researchCommand, Scenario } from './scenario.ts';

export interface WebResearch {
  readonly model: ScriptedModel;
  /** What is asked; how limiters compare unless told. */
  readonly goal?: string;
  readonly iterations: number;
  /** Answers end nothing unless a test is about that. */
  readonly depth?: 'standard';
}

/** Research over a local web that the user's configuration allows, until its own end; the caller disposes of the scenario. */
export async function researchOn(
  web: Pick<LocalWeb, 'hosts'>,
  { model, goal = 'How do limiters compare?', iterations, depth }: WebResearch,
): Promise<{ scenario: Scenario; run: PrintResult }> {
  const scenario = await Scenario.create({ model });
  const home = await createHome([scenario.folder]);
  try {
    const folder = join(home.path, '.config', 'autonomous-workflow');
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'config.yaml'), `allowed_private_hosts: "${web.hosts.join(', ')}"\n`);
    const run = await scenario.run(researchCommand(goal, iterations, depth), {
      home: home.path,
      // Empty ones say nothing: the user's configuration and the defaults hold.
      env: {
        AUTONOMOUS_WORKFLOW_FETCH_SOURCES: '',
        AUTONOMOUS_WORKFLOW_REPORT_CRITIC_ROUNDS: '0',
      },
      timeoutMilliseconds: 600_000,
    });
    return { scenario, run };
  } finally {
    await home.dispose();
  }
}

/** What a claim of the web is handed in with, from another address and in other words where told. */
export function handedIn(
  { source, ...finding }: LocalWeb['findings'][number],
  { url = source.url, ...other }: { url?: string; text?: string; quote?: string; importance?: string } = {},
): object {
  return { ...finding, ...other, source: { ...source, url } };
}
