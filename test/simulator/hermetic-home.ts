import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const API_KEY = 'sk-local-test';
const INHERITED = ['PATH', 'LANG', 'LC_ALL', 'TMPDIR', 'SystemRoot', 'ComSpec', 'PATHEXT'];

/** A throw-away HOME in which Claude Code asks no first-run questions. `dispose` removes it. */
export interface HermeticHome {
  readonly path: string;
  dispose(): Promise<void>;
}

/** Promises a fresh HOME that trusts `projectPaths` (real and as given) and the simulator's API key. */
export async function createHome(projectPaths: readonly string[]): Promise<HermeticHome> {
  const path = await mkdtemp(join(tmpdir(), 'simulated-home-'));
  const trusted = new Set(projectPaths);
  for (const projectPath of projectPaths) trusted.add(await realpath(projectPath));
  const settings = {
    hasCompletedOnboarding: true,
    theme: 'dark',
    customApiKeyResponses: { approved: [API_KEY] },
    projects: Object.fromEntries([...trusted].map((project) => [project, { hasTrustDialogAccepted: true }])),
  };
  await writeFile(join(path, '.claude.json'), JSON.stringify(settings));
  return { path, dispose: () => rm(path, { recursive: true, force: true, maxRetries: 5 }) };
}

/**
 * Promises the whole environment for a hermetic claude: nothing inherited but PATH, locale and the like, `extra` last.
 * Start the program with `extendEnv: false`.
 */
export function hermeticEnvironment(
  home: string,
  apiUrl: string,
  extra: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const inherited = INHERITED.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return {
    ...Object.fromEntries(inherited),
    HOME: home,
    ANTHROPIC_BASE_URL: apiUrl,
    ANTHROPIC_API_KEY: API_KEY,
    CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
    DISABLE_TELEMETRY: '1',
    DISABLE_ERROR_REPORTING: '1',
    DISABLE_AUTOUPDATER: '1',
    // The pages that scripted researchers name do not exist; a test with a web of its own turns this on.
    AUTONOMOUS_WORKFLOW_FETCH_SOURCES: 'false',
    // Scripted writers write a few lines; a test of the checks of reports turns this on.
    AUTONOMOUS_WORKFLOW_REPORT_CRITIC_ROUNDS: '0',
    ...extra,
  };
}
