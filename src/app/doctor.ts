import { accessSync, constants, existsSync } from 'node:fs';
import { join } from 'node:path';
import { orElse } from '../base/or-else.ts';
import { execa } from 'execa';
import { describeError } from '../base/errors.ts';
import { missingPermissions, permissionsFrom } from '../session/rules/permissions.ts';
import { findTexTools } from '../programs/tex/tex.ts';
import { mcpServers, readClaudeSettings } from '../session/claude-settings.ts';
import { findSources } from '../configuration/configuration.ts';
import { diagnose } from './repair.ts';
import { listWorkflows } from '../loop/list.ts';
import { readIfGood } from '../journal/document.ts';
import { stateDocument } from '../loop/state-document.ts';
import { readFreshOutlook } from '../research/outlook-file.ts';
import { parseConfiguration } from '../configuration/parse.ts';
import { docsFolder, realPlace, type WorkflowPaths } from '../files/paths.ts';
import { missingIdentity, setIdentity, unknownIdentity } from '../programs/git/commit.ts';
import { counted } from '../base/text.ts';

/** One thing that workflows need, or one fault of a workflow's files. */
interface HealthCheck {
  name: string;
  /** With `lost`, only a person can restore the file; `kept` needs no action. */
  result: 'ok' | 'missing' | 'broken' | 'lost' | 'kept';
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
  const tex = await findTexTools();
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
    ...listWorkflows(root).flatMap((paths) => [...filesOf(paths), ...searchOf(paths)]),
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
    return { name: paths.name, result: kind, detail: `${file}: ${what} → ${fix}`, required: kind !== 'kept' };
  });
}

/** Reports that a workflow in progress cannot search the web, with a remedy. */
function searchOf(paths: WorkflowPaths): HealthCheck[] {
  const why = readFreshOutlook(paths)?.outage?.why;
  const isAsked = why !== undefined && readIfGood(stateDocument(paths))?.status === 'in_progress';
  return isAsked ? [check(paths.name, undefined, why)] : [];
}
