import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exitCodes, WorkflowError } from '../base/errors.ts';
import { writeAtomic } from '../files/store.ts';
import { pluginRoot } from '../files/paths.ts';
import { tryGit } from '../programs/git/run-git.ts';
import { repositoryOf } from '../programs/git/repository.ts';

/** The version of Claude Code with which this version of the plugin was tested. */
export const testedClaude = '2.1.332';

export const engines = ['github', 'kubernetes'] as const;
export type Engine = (typeof engines)[number];

/** The templates of an engine in `templates/ci`, each with its path from the root of the repository. */
function filesOf(engine: Engine, workflow: string): [template: string, target: string][] {
  if (engine === 'github') return [['github.yml', '.github/workflows/autonomous-workflow.yml']];
  const folder = 'deploy/autonomous-workflow';
  return [
    ['Containerfile', `${folder}/Containerfile`],
    ['kubernetes-job.yml', `${folder}/${workflow}-job.yml`],
  ];
}

/** The user's options for the files; all except the name, which is empty where GitHub gives it, have a default. */
interface CiRequest {
  engine: Engine;
  name: string;
  plugin: string | undefined;
}

/**
 * Writes the CI files with which an engine drives a workflow.
 * @returns their paths, from the repository's root.
 * @throws WorkflowError when one exists with different content, or a URL is missing; nothing is written then.
 */
export async function writeCiFiles(project: string, request: CiRequest): Promise<string[]> {
  const { engine, name, plugin } = request;
  const { root } = await repositoryOf(project);
  const words: Record<string, string> = {
    name,
    claude: testedClaude,
    repository: withoutPassword(
      plugin ??
        (await originOf(pluginRoot(), 'Give its address: --plugin https://…/autonomous-workflow.git', elsewhere)),
    ),
    commit: (await tryGit(pluginRoot(), ['rev-parse', 'HEAD'])).stdout.trim() || 'HEAD',
    project:
      engine === 'kubernetes'
        ? withoutPassword(await originOf(root, 'Add it with `git remote add origin <address>`, then try again.'))
        : '',
  };
  // YAML and a shell interpret no other characters.
  const notPlain = Object.entries(words).find(([, value]) => !/^[\w.:/@+~-]*$/.test(value));
  if (notPlain !== undefined)
    throw new WorkflowError(`The ${notPlain[0]} cannot stand in the files`, {
      expected: 'letters, digits and . : / @ + ~ _ -',
      received: notPlain[1],
      fix: 'Give another one.',
      exitCode: exitCodes.usage,
    });
  const files = filesOf(engine, name).map(([template, target]) => ({
    target,
    place: join(root, ...target.split('/')),
    text: readFileSync(join(pluginRoot(), 'templates', 'ci', template), 'utf8').replace(
      /__([a-z]+)__/g,
      (whole, word: string) => words[word] ?? whole,
    ),
  }));
  const other = files.filter(({ place, text }) => existsSync(place) && readFileSync(place, 'utf8') !== text);
  if (other.length > 0) {
    throw new WorkflowError('These files exist already with other content', {
      received: other.map(({ target }) => target).join(', '),
      fix: 'Move them elsewhere, then try again; `git diff` shows the difference.',
    });
  }
  for (const { place, text } of files) writeAtomic(place, text);
  return files.map(({ target }) => target);
}

/** An address that no mounted folder answers for. */
const elsewhere = /^(?!file:)[\w+.-]+:\/\/|^[^/\\]{2,}:/;

/**
 * The address of a repository that other machines clone; a pod may have mounted it. A copy of the plugin that Claude Code installed has none.
 * @throws WorkflowError when there is none of this form.
 */
async function originOf(root: string, fix: string, form = /./): Promise<string> {
  const { stdout } = await tryGit(root, ['remote', 'get-url', 'origin']);
  const address = stdout.trim();
  if (form.test(address)) return address;
  throw new WorkflowError('The repository has no address that other machines know', {
    where: root,
    expected: 'a remote `origin` that other machines reach',
    received: address === '' ? 'none' : address,
    fix,
    exitCode: exitCodes.usage,
  });
}

/** The URL without a password, which must not get into a file. */
function withoutPassword(address: string): string {
  return address.replace(/^([\w+.-]+:\/\/)[^/@]+@/, '$1');
}
