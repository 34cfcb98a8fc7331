import { exitCodes, WorkflowError } from '../base/errors.ts';
import { requireWorkflowName } from '../base/names.ts';
import { chooseWorkflow } from '../loop/list.ts';
import { engines, isEngine, type Engine } from '../supervisor/rules/ci-files.ts';
import { writeCiFiles } from '../supervisor/ci-files.ts';
import type { Options } from './command-row.ts';
import type { Answer, Context } from './context.ts';

const nextStep: Readonly<Record<Engine, string>> = {
  github:
    'Commit and push it to the default branch, and add the secret ANTHROPIC_API_KEY or CLAUDE_CODE_OAUTH_TOKEN to the repository. Begin with the label autonomous-workflow on an issue, or in the tab Actions with a mode and a prompt.',
  kubernetes:
    'Build the image, create the secret that the manifest names, fill in MODE and PROMPT, then apply it with kubectl.',
};

/** Writes the CI files with which an engine drives a workflow. */
export async function ciInit(
  { root }: Context,
  [engine = '', name]: readonly (string | undefined)[],
  options: Options,
): Promise<Answer> {
  if (!isEngine(engine)) {
    throw new WorkflowError('There are no files for this engine', {
      expected: engines.join(', '),
      received: engine,
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
  return {
    text: [`Written: ${files.join(', ')}`, `→ ${nextStep[engine]}`].join('\n'),
    data: { engine, workflow, files },
  };
}
