import { exitCodes, WorkflowError } from '../base/errors.ts';
import { requireWorkflowName } from '../base/names.ts';
import { chooseWorkflow } from '../loop/list.ts';
import { engines, isEngine, type Engine } from '../machines/rules/ci-files.ts';
import { writeCiFiles } from '../machines/write-ci-files.ts';
import type { Options } from './command-row.ts';
import type { Answer, Context } from './context.ts';

const nextStep: Readonly<Record<Engine, string>> = {
  github:
    'Commit and push it to the default branch, and add the secret ANTHROPIC_API_KEY or CLAUDE_CODE_OAUTH_TOKEN to the repository. Begin in the tab Actions, or here with: autonomous-workflow run --mode … --remote origin',
  kubernetes:
    'Build the image, create the secret that the manifests name, then: kubectl create -f the job (one iteration), or argo submit the Argo workflow (until it ends).',
  runner: 'Start the runner with: claude self-hosted-runner --hooks-dir deploy/claude-runner-hooks',
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
      fix: 'Example: autonomous-workflow ci init github rate-limiting',
      exitCode: exitCodes.usage,
    });
  }
  // The engine may create the workflow later; the hooks of a runner serve all workflows.
  const isForAll = engine === 'runner' && name === undefined;
  const workflow = isForAll
    ? ''
    : name === undefined
      ? (await chooseWorkflow(root, undefined)).name
      : requireWorkflowName(name);
  const { plugin, image, replace } = options;
  const files = await writeCiFiles(root, { engine, name: workflow, plugin, image, replace: replace !== undefined });
  return {
    text: [`Written: ${files.join(', ')}`, `→ ${nextStep[engine]}`].join('\n'),
    data: { engine, workflow, files },
  };
}
