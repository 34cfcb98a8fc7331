import { chmodSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exitCodes, WorkflowError } from '../base/errors.ts';
import { writeAtomic } from '../files/atomic.ts';
import { pluginRoot } from '../files/plugin-root.ts';
import { tryGit } from '../programs/git/run-git.ts';
import { repositoryOf } from '../programs/git/work-tree.ts';
import { filesOf, fillTemplate, isPlainWord, type CiWords, type Engine } from './rules/ci-files.ts';

/** The version of Claude Code that this version of the plugin is tested with. */
export const testedClaude = '2.1.330';

/** The wishes of a user about the files; all but the name has a default. */
export interface CiRequest {
  engine: Engine;
  name: string;
  /** The address of the plugin's repository. */
  plugin: string | undefined;
  image: string | undefined;
  /** Also over files that say something else. */
  replace: boolean;
}

/**
 * Writes the files by which an engine drives a workflow into the repository.
 * @returns their paths, from the repository's root.
 * @throws WorkflowError when one is there and says something else, or an address is missing; nothing is written then.
 */
export async function writeCiFiles(
  project: string,
  { engine, name, plugin, image, replace }: CiRequest,
): Promise<string[]> {
  const { root } = await repositoryOf(project);
  const words: CiWords = {
    name,
    claude: testedClaude,
    repository: engine === 'runner' ? '' : withoutPassword(plugin ?? (await pluginAddress())),
    commit: engine === 'runner' ? '' : await pluginCommit(),
    project: engine === 'kubernetes' ? await originOf(root) : '',
    image: image ?? 'autonomous-workflow:latest',
  };
  for (const [word, value] of Object.entries<string>({ ...words }))
    if (value !== '' && !isPlainWord(value)) throw notPlain(word, value);
  const files = filesOf(engine, name).map((file) => ({
    ...file,
    place: join(root, ...file.target.split('/')),
    text: fillTemplate(readFileSync(join(pluginRoot(), 'templates', 'ci', file.template), 'utf8'), words),
  }));
  const other = files.filter(({ place, text }) => existsSync(place) && readFileSync(place, 'utf8') !== text);
  if (other.length > 0 && !replace) {
    throw new WorkflowError('These files are there already and say something else', {
      received: other.map(({ target }) => target).join(', '),
      fix: 'Move your changes elsewhere, then write them anew with --replace; `git diff` shows the difference.',
    });
  }
  for (const { place, text, isProgram } of files) {
    writeAtomic(place, text);
    if (isProgram) chmodSync(place, 0o755);
  }
  return files.map(({ target }) => target);
}

/** A clone of the plugin knows where it comes from; Claude Code's own copy does not. */
async function pluginAddress(): Promise<string> {
  const { exitCode, stdout } = await tryGit(pluginRoot(), ['remote', 'get-url', 'origin']);
  const address = stdout.trim();
  const isElsewhere = /^(?!file:)[\w+.-]+:\/\/|^[^/\\]{2,}:/.test(address);
  if (exitCode === 0 && isElsewhere) return address;
  throw new WorkflowError('It is not known where other machines get the plugin from', {
    where: pluginRoot(),
    expected: 'an origin that other machines reach',
    received: address === '' ? 'none' : address,
    fix: 'Give the address of its repository: --plugin https://…/autonomous-workflow.git',
    exitCode: exitCodes.usage,
  });
}

/** The commit of the plugin that runs here; its newest one where that is not known. */
async function pluginCommit(): Promise<string> {
  const { exitCode, stdout } = await tryGit(pluginRoot(), ['rev-parse', 'HEAD']);
  return exitCode === 0 ? stdout.trim() : 'HEAD';
}

async function originOf(root: string): Promise<string> {
  const { exitCode, stdout } = await tryGit(root, ['remote', 'get-url', 'origin']);
  const address = stdout.trim();
  if (exitCode === 0 && address !== '') return withoutPassword(address);
  throw new WorkflowError('The repository has no remote `origin`, by which pods share the workflow', {
    where: root,
    fix: 'Add it with `git remote add origin <address>`, then try again.',
  });
}

/** A password that somebody has put into an address goes into no file. */
function withoutPassword(address: string): string {
  return address.replace(/^([\w+.-]+:\/\/)[^/@]+@/, '$1');
}

function notPlain(word: string, value: string): WorkflowError {
  return new WorkflowError(`The ${word} cannot stand in the files`, {
    expected: 'letters, digits and . : / @ + ~ _ -',
    received: value,
    fix: 'Give another one.',
    exitCode: exitCodes.usage,
  });
}
