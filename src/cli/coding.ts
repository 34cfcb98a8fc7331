import { resolve } from 'node:path';
import { WorkflowError, excerpt, exitCodes } from '../base/errors.ts';
import { counted } from '../base/text.ts';
import { phaseTraits } from '../base/vocabulary.ts';
import { readFeatures } from '../coding/feature-file.ts';
import { whyFailed } from '../coding/attempt.ts';
import { skip as skipFeature } from '../coding/place.ts';
import { nextFeatures } from '../coding/phase.ts';
import { importFeatures } from '../coding/plan.ts';
import { freezeNow, knownCommands, readFrozenCommands } from '../coding/commands.ts';
import { describeProof } from '../coding/rules/commands/frozen.ts';
import { requireFeature } from '../coding/rules/feature.ts';
import { describeCounts, describeFeature, describeFeatures } from '../coding/rules/feature-list.ts';
import { type WorkflowPaths, workflowPaths } from '../files/paths.ts';
import { acceptGoal, readStanding, runAcceptance } from '../goal/acceptance-file.ts';
import { describeAcceptance } from '../goal/rules/acceptance.ts';
import { readState } from '../loop/state-file.ts';
import { shownVerdict } from '../loop/rules/iteration.ts';
import { readPlan } from '../planning/plan-file.ts';
import { describeDefects, describePlan } from '../planning/rules/document.ts';
import { itemsOf, planClaims, planProblems } from '../planning/rules/plan.ts';
import { readLedger } from '../research/ledger-file.ts';
import type { Call, Answer, Context } from './command-table.ts';
import { requireWorkflowName } from '../base/names.ts';
import { possibleWork } from '../forge/take-in.ts';
import { makePullRequest } from '../forge/pull-request.ts';
import { chooseWorkflow } from '../loop/list.ts';
import { engines, writeCiFiles, type Engine } from '../supervisor/ci-files.ts';
import { startFeatureOf, verifyAndRecord } from '../app/features.ts';

/** The features of a workflow with their statuses and which come next; or everything about one. */
export async function features(paths: WorkflowPaths, { words: [id] }: Call): Promise<Answer> {
  if (id !== undefined) return one(paths, id);
  const { list, judgement, isJudged, steps } = await nextFeatures(paths);
  const next = isJudged ? judgement.said : 'Critics first judge whether the features can be implemented.';
  const isOver = (await readState(paths)).status === 'complete';
  return {
    text: [describeFeatures(list), ...(isOver ? [] : ['', ...(steps.length > 0 ? steps : [next])])].join('\n'),
    data: { features: list.features, judgement },
  };
}

function one(paths: WorkflowPaths, id: string): Answer {
  const list = readFeatures(paths);
  const feature = requireFeature(list, id);
  return {
    text: describeFeature(list, feature, (attempt) => whyFailed(paths, feature.id, attempt)),
    data: { ...feature, proofs: list.proofs.filter((proof) => proof.feature === feature.id) },
  };
}

export async function start(paths: WorkflowPaths, { now, words: [id = ''] }: Call): Promise<Answer> {
  const { step, notices } = await startFeatureOf(paths, id, now);
  return { text: [...notices, step].join('\n\n') };
}

/** Verifies the work on a feature; a verified and reviewed feature passes and is committed. */
export async function verify(paths: WorkflowPaths, { now, words: [id = ''] }: Call): Promise<Answer> {
  const { feature, attempt, outcome, recorded, text: said } = await verifyAndRecord(paths, id, now);
  const text = recorded === undefined ? said : [...said, recorded.text];
  return {
    text: text.join('\n\n'),
    data: { feature, attempt, outcome, text },
    exitCode: ['failed', 'asked'].includes(outcome) ? exitCodes.refused : 0,
  };
}

export async function skip(
  paths: WorkflowPaths,
  { now, words: [wanted = ''], options: { why = '' } }: Call,
): Promise<Answer> {
  const { id, kept } = await skipFeature(paths, wanted, why, now);
  return { text: `${id} is skipped; what depends on it goes on without it.${kept}` };
}

/** Makes the feature list from the plan, or says which parts an agent has to divide. */
export async function importPlan(paths: WorkflowPaths, { now, options: { from } }: Call): Promise<Answer> {
  const { file, list, sections, notes, isNew } = await importFeatures(paths, now, from);
  if (list === undefined) {
    const lines = sections.map(({ id, title, from: first, to }) => `  ${id}  ${excerpt(title)} (lines ${first}-${to})`);
    const hint = `${file} is written as prose: an agent has to divide it into features. Its sections:`;
    return { text: [hint, ...lines].join('\n') };
  }
  const how = isNew
    ? `${counted(list.features.length, 'feature')} from ${file}.`
    : `The feature list exists already: ${file}.`;
  return { text: [how, describeCounts(list), ...notes.map((note) => `- ${excerpt(note)}`)].join('\n') };
}

/** The commands that verify features, frozen or detected, with the reason for each; with `--confirm` freezes those that are found now. */
export async function projectCommands(paths: WorkflowPaths, { now, options }: Call): Promise<Answer> {
  if (options.confirm !== undefined) await freezeNow(paths, now, 'user');
  const known = await knownCommands(paths, now);
  const hint = `Found, and not frozen yet. Freeze them with: autonomous-workflow commands --confirm ${paths.name}`;
  return { text: [...describeProof(known), ...(readFrozenCommands(paths) ? [] : [hint])].join('\n'), data: known };
}

/** Checks that every item of the plan has sources, and that the items can be executed in some order; with `--items` prints them. */
export async function plan(paths: WorkflowPaths, { options: { items: printsItems } }: Call): Promise<Answer> {
  const state = await readState(paths);
  const plan = readPlan(paths);
  const items = itemsOf(plan);
  if (printsItems !== undefined) {
    const defects = describeDefects(plan);
    const text = [describePlan(plan), ...(defects === '' ? [] : [`Defects\n\n${defects}`])].join('\n\n');
    return { text, data: plan };
  }
  const problems = planProblems(items, planClaims(readLedger(paths)));
  const verdict = phaseTraits[state.current_phase].document === 'plan' ? shownVerdict(state) : null;
  const count = counted(items.length, 'item');
  const found =
    items.length === 0
      ? 'The plan has no items: plan-architects hand their sections in, and `autonomous-workflow record` merges them.'
      : problems.length === 0
        ? `The plan holds: ${count}, each traced to its sources.`
        : [`${counted(problems.length, 'fault')} in ${count}:`, ...problems.map(({ text }) => `- ${text}`)].join('\n');
  const isSound = items.length > 0 && problems.length === 0;
  const text = verdict === null ? found : `${found}\nVerdict: ${verdict}.`;
  return { text, data: { items, problems, verdict }, exitCode: isSound ? 0 : exitCodes.refused };
}

/** The goal of a workflow with the result of each check; `--run` runs its commands first. */
export async function acceptance(paths: WorkflowPaths, { options: { run } }: Call): Promise<Answer> {
  await readState(paths);
  if (run !== undefined) await runAcceptance(paths);
  const { acceptance: known, ...standing } = readStanding(paths);
  if (known === undefined) {
    return { text: `The workflow '${paths.name}' has no acceptance checklist.` };
  }
  const hint = standing.problems.length === 0 || run !== undefined ? [] : ['', ...standing.problems];
  return {
    text: [describeAcceptance(known.goal, standing), ...hint].join('\n'),
    data: { ...known, ...standing },
    exitCode: run !== undefined && !standing.holds ? exitCodes.refused : 0,
  };
}

/** Freezes the goal of a workflow after a person confirmed it; allowed before the workflow begins. */
export async function align({ root, now, words: [name = '', file] }: Call): Promise<Answer> {
  const paths = workflowPaths(root, name);
  return { text: await acceptGoal(paths, now, file === undefined ? undefined : resolve(file)) };
}

/** Shows what could be implemented; `run --mode implement` begins it. */
export async function implement({ root }: Context): Promise<Answer> {
  return { text: (await possibleWork(root)).join('\n') };
}

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
    'Build the image and name it in the manifest, create the secret that it names, fill in MODE and PROMPT, then apply it with kubectl.',
};

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
  const files = await writeCiFiles(root, { engine, name: workflow, plugin: options.plugin });
  return { text: [`Written: ${files.join(', ')}`, `→ ${nextStep[engine]}`].join('\n') };
}
