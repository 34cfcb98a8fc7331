import { docsFolder, realPlace, type WorkflowPaths } from '../files/paths.ts';
import { acceptanceDocument } from '../goal/acceptance-file.ts';
import { agentsDocument, importInbox } from '../loop/agents.ts';
import { asWriter } from '../files/lock.ts';
import { attemptDocuments } from '../coding/attempt.ts';
import { commandsDocument } from '../coding/commands.ts';
import { counted } from '../base/text.ts';
import { escalationsDocument } from '../loop/escalations.ts';
import { accessSync, constants, existsSync } from 'node:fs';
import { featureDocument, scrutinyDocument } from '../coding/feature-file.ts';
import { hasPhase } from '../loop/rules/state.ts';
import { healViews, unhealed } from '../journal/heal.ts';
import { intactSnapshots, readSnapshotIndex } from '../research/snapshots.ts';
import { isGone, texFiles } from '../report/compilation.ts';
import { join, relative } from 'node:path';
import { ledgerDocument } from '../research/ledger-file.ts';
import { modeOf, phases } from '../base/vocabulary.ts';
import { planDocument } from '../planning/plan-file.ts';
import { importRedirects, redirectsDocument } from '../loop/steering.ts';
import { remakeDocuments } from './turn.ts';
import { type AnyDocument, readIfGood } from '../journal/document.ts';
import { stateDocument } from '../loop/state-document.ts';
import { execa } from 'execa';
import { describeError, orElse } from '../base/errors.ts';
import { missingPermissions, permissionsFrom } from '../session/rules/permissions.ts';
import { findTexTools } from '../programs/tex/tex.ts';
import { mcpServers, readClaudeSettings } from '../session/claude-settings.ts';
import { findSources } from '../configuration/configuration.ts';
import { listWorkflows } from '../loop/list.ts';
import { parseConfiguration } from '../configuration/parse.ts';
import { missingIdentity, setIdentity, unknownIdentity } from '../programs/git/commit.ts';

/** Every document of a workflow. */
function documentsOf(paths: WorkflowPaths): AnyDocument[] {
  const single: ((of: WorkflowPaths) => AnyDocument)[] = [
    ...[stateDocument, agentsDocument, redirectsDocument, escalationsDocument, ledgerDocument, planDocument],
    ...[acceptanceDocument, featureDocument, commandsDocument, scrutinyDocument],
  ];
  return [...single.map((documentOf) => documentOf(paths)), ...attemptDocuments(paths)];
}

/** A finding about the files of a workflow. */
interface FileFinding {
  /** `broken`: `repair` makes it good. `lost`: only a person can bring it back. */
  kind: 'broken' | 'lost';
  /** From the project's root. */
  file: string;
  what: string;
  /** An instruction for the reader. */
  fix: string;
}

export interface Repair {
  name: string;
  /** A sentence for each repair. */
  repaired: string[];
  /** The findings that are left for a person. */
  left: FileFinding[];
}

/**
 * Makes every file again that is not what the log says, and takes what a person may edit into it.
 * @returns a sentence for each.
 */
export async function heal(paths: WorkflowPaths, now: Date): Promise<string[]> {
  return asWriter(paths, () => {
    const said = [...healViews(paths, documentsOf(paths), now), ...importInbox(paths, now)];
    importRedirects(paths, now);
    return said;
  });
}

/** Finds everything that is wrong with the files of a workflow; changes nothing. */
export function diagnose(paths: WorkflowPaths): FileFinding[] {
  const again = `autonomous-workflow repair ${paths.name}`;
  const find = (kind: FileFinding['kind'], file: string, what: string, fix = again): FileFinding => ({
    kind,
    file: relative(paths.root, file).replaceAll('\\', '/'),
    what,
    fix,
  });
  const state = readIfGood(stateDocument(paths));
  const { altered, gone } = pagesOf(paths);
  const back = 'put it back from version control or a backup, or let the next record fetch it again';
  return [
    ...unhealed(paths, documentsOf(paths)).map(({ name, what }) => find('broken', join(paths.base, name), what)),
    ...(state !== undefined && lacksReport(paths, state.workflow_type)
      ? [find('broken', paths.report, 'The report is gone')]
      : []),
    ...altered.map((file) => find('lost', file, 'It is not the text that was stored', back)),
    ...(gone > 0 ? [find('lost', paths.snapshots, `${counted(gone, 'stored page')} missing`, back)] : []),
  ];
}

/** Makes every file of a workflow again that can be made, without a person. */
export async function repairWorkflow(paths: WorkflowPaths, now: Date): Promise<Repair> {
  const repaired = await heal(paths, now);
  await asWriter(paths, async () => {
    const state = readIfGood(stateDocument(paths));
    const lacking = state !== undefined && lacksReport(paths, state.workflow_type);
    const gone = texFiles.filter((document) => isGone(paths, document) || (document === 'report' && lacking));
    if (state !== undefined) repaired.push(...(await remakeDocuments(paths, now, gone)));
  });
  return { name: paths.name, repaired, left: diagnose(paths) };
}

function lacksReport(paths: WorkflowPaths, type: Parameters<typeof modeOf>[0]): boolean {
  return hasPhase(modeOf(type), phases.A) && !existsSync(paths.report);
}

/** Missing or altered stored pages. */
function pagesOf(paths: WorkflowPaths): { altered: string[]; gone: number } {
  const isIntact = intactSnapshots(paths);
  const hashes = new Set([...readSnapshotIndex(paths).values()].flatMap(({ snapshot }) => snapshot ?? []));
  const lost = [...hashes].filter((hash) => !isIntact(hash)).map((hash) => join(paths.snapshots, `${hash}.txt`));
  const altered = lost.filter((file) => existsSync(file));
  return { altered, gone: lost.length - altered.length };
}

/** One thing that workflows need, or one fault of a workflow's files. */
interface HealthCheck {
  name: string;
  /** With `lost`, only a person can restore the file. */
  result: 'ok' | 'missing' | 'broken' | 'lost';
  detail: string;
  /** Whether workflows need it. */
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
 * Checks that everything workflows need is on this machine and that their files are whole, each with a remedy if not.
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
    permissions(root),
    mayWrite(root),
    ...listWorkflows(root).flatMap(filesOf),
  ];
}

/** The first line of what a program says of its version; undefined where it is missing. */
async function versionOf(name: string, cwd: string): Promise<string | undefined> {
  const options = { cwd, reject: false, timeout: 10_000, stdin: 'ignore' } as const;
  const { exitCode, stdout } = await execa(name, ['--version'], options);
  return exitCode === 0 ? (stdout.split('\n')[0] ?? '') : undefined;
}

/** Checks for the permissions that an unattended run would stop to ask for. */
function permissions(root: string): HealthCheck {
  const settings = readClaudeSettings(root);
  const mode = settings.findLast((one) => one.mode !== undefined)?.mode;
  if (mode === 'bypassPermissions') return check('permissions', `${mode}: nothing is asked for`, '');
  const [allowed, denied] = [settings.flatMap(({ allow }) => allow), settings.flatMap(({ deny }) => deny)];
  const { research, implementation } = permissionsFrom(realPlace(process.cwd()), realPlace(root));
  const needed = [...research, ...implementation];
  const [missing, later] = [missingPermissions(research, allowed), missingPermissions(implementation, allowed)];
  const refusing = denied.filter((rule) => missingPermissions(needed, [rule]).length < needed.length);
  const parts = [
    ...(missing.length > 0 ? [`research stops to ask for ${missing.join(', ')}`] : []),
    ...(later.length > 0 ? [`implementation for ${later.join(', ')}`] : []),
    ...refusing.map((rule) => `a settings file denies ${rule}`),
  ];
  const good = parts.length === 0 ? 'no permission prompt stops an unattended run' : undefined;
  return check('permissions', good, parts.join('; '));
}

/** Checks that docs, which holds all output of workflows, can be written. */
function mayWrite(root: string): HealthCheck {
  const refused = [root, join(root, docsFolder), ...listWorkflows(root).map(({ base }) => base)].find(
    (folder) => existsSync(folder) && !orElse(() => (accessSync(folder, constants.W_OK), true), false),
  );
  const good = refused === undefined ? 'can be written' : undefined;
  const instead = `${refused} cannot be written: give yourself the permission to write there`;
  return check('project', good, instead, true, 'broken');
}

function checkConfiguration(root: string): HealthCheck {
  const { settings, problem } = parseConfiguration(findSources(root));
  if (problem !== undefined) return check('config', undefined, describeError(problem), true, 'broken');
  const { size } = settings;
  const how = `${counted(size, 'setting')}; see ${size === 1 ? 'it' : 'them'} with: autonomous-workflow config`;
  return check('config', size === 0 ? 'the defaults' : how, '', true);
}

function filesOf(paths: WorkflowPaths): HealthCheck[] {
  return diagnose(paths).map(({ kind, file, what, fix }) => {
    return { name: paths.name, result: kind, detail: `${file}: ${what} → ${fix}`, required: true };
  });
}
