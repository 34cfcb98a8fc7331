import { WorkflowError, exitCodes } from '../base/errors.ts';
import { requireWorkflowName } from '../base/names.ts';
import { counted } from '../base/text.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { possibleWork } from '../forge/list-work.ts';
import { makePullRequest } from '../forge/pull-request.ts';
import { chooseWorkflow } from '../loop/list.ts';
import { engines, writeCiFiles, type Engine } from '../supervisor/ci-files.ts';
import type { Call, Answer, Context } from './command-row.ts';

/** Shows what could be implemented; `run --mode implement` begins it. */
export async function implement({ root }: Context): Promise<Answer> {
  return { text: (await possibleWork(root)).join('\n') };
}

/** Opens the draft pull request of a workflow, or brings it up to date. */
export async function pullRequest(paths: WorkflowPaths, { now }: Call): Promise<Answer> {
  const made = await makePullRequest(paths, now);
  const { is, url, branch, file, answered, why, byHand } = made;
  if (is === 'written') {
    const lines = [
      why ?? '',
      '',
      `The text of the pull request is in ${file}. By hand:`,
      ...byHand.map((one) => `  ${one}`),
    ];
    return { text: lines.join('\n'), data: made, exitCode: exitCodes.refused };
  }
  const how = is === 'created' ? 'Opened as a draft' : is === 'updated' ? 'Brought up to date' : 'Nothing is new';
  const comments = answered === 0 ? '' : ` ${counted(answered, 'comment')} answered.`;
  return { text: `${how}: ${url ?? ''} (from ${branch}).${comments}`, data: made };
}

const nextStep: Readonly<Record<Engine, string>> = {
  github:
    'Commit and push it to the default branch, and add the secret ANTHROPIC_API_KEY or CLAUDE_CODE_OAUTH_TOKEN to the repository. Begin with the label autonomous-workflow on an issue, or in the tab Actions with a mode and a prompt.',
  kubernetes:
    'Build the image, create the secret that the manifest names, fill in MODE and PROMPT, then apply it with kubectl.',
};

/** Writes the CI files with which an engine drives a workflow. */
export async function ciInit({ root, words: [word = '', name], options }: Call): Promise<Answer> {
  const engine = engines.find((one) => one === word);
  if (engine === undefined) {
    throw new WorkflowError('There are no files for this engine', {
      expected: engines.join(', '),
      received: word,
      fix: 'Example: autonomous-workflow ci init github',
      exitCode: exitCodes.usage,
    });
  }
  // The engine may create the workflow later; the file of GitHub drives all of the repository.
  const workflow =
    name !== undefined
      ? requireWorkflowName(name)
      : engine === 'github'
        ? ''
        : (await chooseWorkflow(root, undefined)).name;
  const { plugin, image, replace } = options;
  const files = await writeCiFiles(root, { engine, name: workflow, plugin, image, replace: replace !== undefined });
  return { text: [`Written: ${files.join(', ')}`, `→ ${nextStep[engine]}`].join('\n') };
}
