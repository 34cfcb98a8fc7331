import type { WorkflowPaths } from '../files/paths.ts';
import { acceptanceDocument } from '../goal/acceptance-file.ts';
import { agentsDocument } from '../loop/agents.ts';
import { asWriter } from '../files/lock.ts';
import { setAside } from '../files/store.ts';
import { attemptDocuments } from '../coding/attempt.ts';
import { commandsDocument } from '../coding/commands.ts';
import { escalationsDocument } from '../loop/escalations.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { featureDocument } from '../coding/feature-file.ts';
import { scrutinyDocument } from '../coding/scrutiny-file.ts';
import { hasPhase } from '../loop/rules/state.ts';
import { healViews } from '../journal/heal.ts';
import { isGone, texFiles } from '../report/compilation.ts';
import { ledgerDocument } from '../research/ledger-file.ts';
import { modeOf, phases } from '../base/vocabulary.ts';
import { planDocument } from '../planning/plan-file.ts';
import { importRedirects, redirectsDocument } from '../loop/steering.ts';
import { remakeDocuments } from './turn.ts';
import type { AnyDocument } from '../journal/document.ts';
import { stateDocument } from '../loop/state-document.ts';
import { readState } from '../loop/state-file.ts';
import { execa } from 'execa';
import { describeError } from '../base/errors.ts';
import { findTexTools } from '../programs/tex/tex.ts';
import { mcpServers } from '../session/claude-settings.ts';
import { findSources } from '../configuration/configuration.ts';
import { parseConfiguration } from '../configuration/parse.ts';
import { missingIdentity, setIdentity, unknownIdentity } from '../programs/git/commit.ts';

function documentsOf(paths: WorkflowPaths): AnyDocument[] {
  const single: ((of: WorkflowPaths) => AnyDocument)[] = [
    ...[stateDocument, agentsDocument, redirectsDocument, escalationsDocument, ledgerDocument, planDocument],
    ...[acceptanceDocument, featureDocument, commandsDocument, scrutinyDocument],
  ];
  return [...single.map((documentOf) => documentOf(paths)), ...attemptDocuments(paths)];
}

/** Makes every file again that is not what the log says, and takes what a person may edit into it. @returns a sentence for each. */
export async function heal(paths: WorkflowPaths, now: Date): Promise<string[]> {
  return asWriter(paths, () => {
    const said = healViews(paths, documentsOf(paths), now);
    importRedirects(paths, now);
    const inbox = setAside(join(paths.base, 'inbox'), now);
    if (inbox !== null)
      said.push(
        `What agents of version 0.2 handed in last is kept in ${inbox}; those of this iteration are asked again.`,
      );
    return said;
  });
}

/**
 * Makes every file of a workflow again that can be made, also of one that has ended.
 * @returns a sentence for each.
 * @throws WorkflowError when its state is no state, and no log explains it.
 */
export async function repairWorkflow(paths: WorkflowPaths, now: Date): Promise<string[]> {
  const repaired = await heal(paths, now);
  const { workflow_type } = await readState(paths);
  const lacksReport = hasPhase(modeOf(workflow_type), phases.A) && !existsSync(paths.report);
  const gone = texFiles.filter((document) => isGone(paths, document) || (document === 'report' && lacksReport));
  return [...repaired, ...(await remakeDocuments(paths, now, gone))];
}

interface HealthCheck {
  name: string;
  result: 'ok' | 'missing' | 'broken';
  detail: string;
  required: boolean;
}

/** A check that is good with this detail; without one, what is to be done. */
const check = (
  name: string,
  good: string | undefined,
  instead: string,
  required = false,
  bad: HealthCheck['result'] = 'missing',
): HealthCheck => ({ name, result: good === undefined ? bad : 'ok', detail: good ?? instead, required });

/** The servers that researchers use beside Claude Code's own search where they are set up, and how that is done. */
const servers = {
  exa: 'claude mcp add exa --env EXA_API_KEY=<key> -- npx -y exa-mcp-server',
  context7: 'claude mcp add context7 -- npx -y @upstash/context7-mcp',
};

/**
 * Checks that everything workflows need is on this machine, each with a remedy if not.
 * @param inClaudeCode whether it runs in a shell of Claude Code, which then exists.
 */
export async function checkHealth(root: string, inClaudeCode: boolean): Promise<HealthCheck[]> {
  const tex = findTexTools();
  const known = mcpServers(root);
  const lacksIdentity = (await missingIdentity(root).catch(() => undefined)) !== undefined;
  const claude = (await versionOf('claude', root)) ?? (inClaudeCode ? 'this is one of its sessions' : undefined);
  const git = 'Install git: with it you see and undo what a workflow writes.';
  return [
    check('node', process.version, '', true),
    check('git', await versionOf('git', root), git),
    ...(lacksIdentity ? [check('identity', undefined, `${unknownIdentity}: run ${setIdentity}`)] : []),
    check('claude', claude, 'Install Claude Code, or put it on the PATH: workflows run in it.', true),
    tex.kind === 'none'
      ? check('tex', undefined, `reports stay .tex files; for PDFs: ${tex.installLine}`)
      : check('tex', tex.kind, ''),
    ...Object.entries(servers).map(([name, how]) => {
      const good = known.includes(name) ? 'researchers use it' : undefined;
      return check(name, good, `researchers do without it; to have it: ${how}`);
    }),
    checkConfiguration(root),
  ];
}

/** The first line of what a program says of its version; undefined where it is missing. */
async function versionOf(name: string, cwd: string): Promise<string | undefined> {
  const options = { cwd, reject: false, timeout: 10_000, stdin: 'ignore' } as const;
  const { exitCode, stdout } = await execa(name, ['--version'], options);
  return exitCode === 0 ? (stdout.split('\n')[0] ?? '') : undefined;
}

function checkConfiguration(root: string): HealthCheck {
  const { settings, notes, problem } = parseConfiguration(findSources(root));
  if (problem !== undefined) return check('config', undefined, describeError(problem), true, 'broken');
  const set = [...settings.values()].map(({ key, value, source }) => {
    // The path of a webhook's address is a secret.
    const shown = key === 'notify' ? String(value).replace(/(:\/\/[^/,]*)\/[^,]*/g, '$1/…') : String(value);
    return `${key} ${shown} (${source})`;
  });
  return check('config', [set.join(', ') || 'the defaults', ...notes].join('; '), '', true);
}
