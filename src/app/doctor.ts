import { accessSync, constants, existsSync } from 'node:fs';
import { join } from 'node:path';
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

/**
 * Checks that everything workflows need is on this machine and that their files are whole, each with a remedy if not.
 * @param inClaudeCode whether it runs in a shell of Claude Code, which then exists.
 */
export async function checkHealth(root: string, inClaudeCode: boolean): Promise<HealthCheck[]> {
  const tex = await findTexTools();
  return [
    { name: 'node', result: 'ok', detail: process.version, required: true },
    await program('git', 'Install git: with it you see and undo what a workflow writes.', root, false),
    ...(await identity(root)),
    await claude(root, inClaudeCode),
    tex.kind === 'none'
      ? {
          name: 'tex',
          result: 'missing',
          detail: `reports stay .tex files; for PDFs: ${tex.installLine}`,
          required: false,
        }
      : { name: 'tex', result: 'ok', detail: tex.kind, required: false },
    ...searchServers(root),
    checkConfiguration(root),
    permissions(root),
    mayWrite(root),
    ...listWorkflows(root).flatMap((paths) => [...filesOf(paths), ...searchOf(paths)]),
  ];
}

/** Checks that git has a name and an e-mail address for commits, as the beginning of a workflow does. */
async function identity(root: string): Promise<HealthCheck[]> {
  const missing = await missingIdentity(root).catch(() => undefined);
  if (missing === undefined) return [];
  return [{ name: 'identity', result: 'missing', detail: `${unknownIdentity}: run ${setIdentity}`, required: false }];
}

/** Checks for Claude Code, which exists if one of its sessions calls. */
async function claude(root: string, inClaudeCode: boolean): Promise<HealthCheck> {
  const check = await program('claude', 'Install Claude Code, or put it on the PATH: workflows run in it.', root, true);
  return check.result === 'ok' || !inClaudeCode
    ? check
    : { ...check, result: 'ok', detail: 'this is one of its sessions' };
}

/** The servers that researchers use beside Claude Code's own search where they are set up, and how that is done. */
const servers = {
  exa: 'claude mcp add exa --env EXA_API_KEY=<key> -- npx -y exa-mcp-server',
  context7: 'claude mcp add context7 -- npx -y @upstash/context7-mcp',
};

function searchServers(root: string): HealthCheck[] {
  const known = mcpServers(root);
  return Object.entries(servers).map(([name, how]) =>
    known.includes(name)
      ? { name, result: 'ok', detail: 'researchers use it', required: false }
      : { name, result: 'missing', detail: `researchers do without it; to have it: ${how}`, required: false },
  );
}

/** Checks for the permissions that an unattended run would stop to ask for. */
function permissions(root: string): HealthCheck {
  const settings = readClaudeSettings(root);
  const check = { name: 'permissions', required: false };
  const mode = settings.findLast((one) => one.mode !== undefined)?.mode;
  if (mode === 'bypassPermissions') return { ...check, result: 'ok', detail: `${mode}: nothing is asked for` };
  const [allowed, denied] = [settings.flatMap(({ allow }) => allow), settings.flatMap(({ deny }) => deny)];
  const { research, implementation } = permissionsFrom(realPlace(process.cwd()), realPlace(root));
  const [missing, later] = [missingPermissions(research, allowed), missingPermissions(implementation, allowed)];
  const parts = [
    ...(missing.length > 0 ? [`research stops to ask for ${missing.join(', ')}`] : []),
    ...(later.length > 0 ? [`implementation for ${later.join(', ')}`] : []),
    ...denied
      .filter(
        (rule) =>
          missingPermissions([...research, ...implementation], [rule]).length < research.length + implementation.length,
      )
      .map((rule) => `a settings file denies ${rule}`),
  ];
  if (parts.length === 0) return { ...check, result: 'ok', detail: 'no permission prompt stops an unattended run' };
  return { ...check, result: 'missing', detail: parts.join('; ') };
}

/** Checks that docs, which holds all output of workflows, can be written. */
function mayWrite(root: string): HealthCheck {
  const check = { name: 'project', required: true };
  const refused = [root, join(root, docsFolder), ...listWorkflows(root).map(({ base }) => base)].find((folder) => {
    try {
      if (existsSync(folder)) accessSync(folder, constants.W_OK);
      return false;
    } catch {
      return true;
    }
  });
  if (refused === undefined) return { ...check, result: 'ok', detail: 'can be written' };
  return {
    ...check,
    result: 'broken',
    detail: `${refused} cannot be written: give yourself the permission to write there`,
  };
}

function checkConfiguration(root: string): HealthCheck {
  const name = 'config';
  const { settings, problem } = parseConfiguration(findSources(root));
  if (problem !== undefined) return { name, result: 'broken', detail: describeError(problem), required: true };
  const { size } = settings;
  const how = `${counted(size, 'setting')}; see ${size === 1 ? 'it' : 'them'} with: autonomous-workflow config`;
  return { name, result: 'ok', detail: size === 0 ? 'the defaults' : how, required: true };
}

function filesOf(paths: WorkflowPaths): HealthCheck[] {
  return diagnose(paths).map(({ kind, file, what, fix }) => {
    return { name: paths.name, result: kind, detail: `${file}: ${what} → ${fix}`, required: kind !== 'kept' };
  });
}

/** Reports that a workflow in progress cannot search the web, with a remedy. */
function searchOf(paths: WorkflowPaths): HealthCheck[] {
  const why = readFreshOutlook(paths)?.outage?.why;
  if (why === undefined || readIfGood(stateDocument(paths))?.status !== 'in_progress') return [];
  return [{ name: paths.name, result: 'missing', detail: why, required: false }];
}

async function program(name: string, advice: string, cwd: string, required: boolean): Promise<HealthCheck> {
  const { exitCode, stdout } = await execa(name, ['--version'], {
    cwd,
    reject: false,
    timeout: 10_000,
    stdin: 'ignore',
  });
  if (exitCode === 0) return { name, result: 'ok', detail: stdout.split('\n')[0] ?? '', required };
  return { name, result: 'missing', detail: advice, required };
}
