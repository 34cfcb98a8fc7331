import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codingTools, createDemoProject, researchTools } from './demo-project.ts';
import { createHome, type HermeticHome } from './hermetic-home.ts';
import { startMessagesApi } from './messages-api.ts';
import type { ScriptedModel } from './model-types.ts';
import { persona } from './persona/persona.ts';
import { session } from './persona/session.ts';
import {
  implementationOf,
  recordedCoder,
  recordedPlan,
  recordedReview,
  writeImplementation,
} from './recorded/coder.ts';
import { recordedMind, recordedResearch, writeCassette } from './recorded/mind.ts';
import { mindBehind, recorded } from './recorded/record.ts';
import { recordedPages, searchRecorded, startRecordedWeb } from './recorded/web.ts';

/** Empty values leave these settings at their defaults: pages are fetched, quotes looked up, the report is checked and criticised. */
export const asByDefault = {
  AUTONOMOUS_WORKFLOW_FETCH_SOURCES: '',
  AUTONOMOUS_WORKFLOW_REPORT_CRITIC_ROUNDS: '',
};

/** A workflow that the demo shows. */
export interface Show {
  readonly name: string;
  /** The command without its budget. */
  readonly command: string;
  readonly tools: readonly string[];
  /** The parts of the run that are not real. */
  readonly note: string;
  readonly createProject: () => Promise<string>;
  /**
   * Promises what a run needs; the caller disposes of it.
   * @param model the recorded mind unless given.
   */
  readonly set: (project: string, model?: ScriptedModel) => Promise<Stage>;
  /** A mind that is asked in a folder, and what keeps its answers when the workflow has ended in a project with these results. */
  readonly play: (folder: string) => { model: ScriptedModel; keep: (project: string, results: string) => void };
}

/** A scripted model with all it needs. */
export interface Stage {
  readonly apiUrl: string;
  readonly home: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly dispose: () => Promise<void>;
}

/** What reports and logs name as the model: nobody is to take a replay for the model itself. */
const nameOf = (model: string) => `recorded:${model}`;

/** A home in which commits say so, too. */
async function homeOf(project: string): Promise<HermeticHome> {
  const home = await createHome([project]);
  await mkdir(join(home.path, '.claude'));
  const attribution = { commit: 'Co-Authored-By: Claude (recorded for a demonstration) <noreply@anthropic.com>' };
  const settings = { skipWebFetchPreflight: true, attribution };
  await writeFile(join(home.path, '.claude', 'settings.json'), JSON.stringify(settings));
  return home;
}

/** The question of the research that is shown. */
export const question =
  'How do token bucket, sliding window and GCRA compare in accuracy and memory per client, and what would adding GCRA to this repository take?';

/** A research, from the command to the report. */
export const researchShow: Show = {
  name: 'rate-limiting',
  command: `/autonomous-workflow:research 'rate-limiting' '${question}'`,
  tools: researchTools,
  note: `Recorded: the answers of a thinking model. Written by us: the ${recordedPages.length} pages that it can find; what they say of algorithms, HTTP and measurements is true but for what the report contests, the companies are invented. Real: Claude Code, the plugin, the repository, and every check: pages are fetched, quotes searched for in them, sentences held against findings.`,
  createProject: () => createDemoProject(),
  set: async (project, model = recordedMind(recordedResearch(), 100)) => {
    const web = await startRecordedWeb();
    const api = await startMessagesApi({ model, links: searchRecorded, nameOf });
    const home = await homeOf(project);
    return {
      apiUrl: api.url,
      home: home.path,
      env: web.environment,
      dispose: async () => {
        await Promise.all([api.close(), web.close(), home.dispose()]);
      },
    };
  },
  play: (folder) => {
    const { model, cassette } = recorded(mindBehind(folder, (request) => session(request, {})));
    return { model, keep: () => writeCassette(cassette()) };
  },
};

/** The implementation of a plan with three tasks, from the command to the commits. */
export const implementShow: Show = {
  name: 'limiters',
  command: "/autonomous-workflow:implement 'limiters' 'Add the limiters of plan.md'",
  tools: codingTools,
  note: 'Recorded: the answers of a thinking model as coder and reviewer; critics find nothing. The coder of T001 makes a mistake at first, and says that all tests pass. Real: Claude Code, the plugin, the plan (plan.md), the repository, its tests, git, and everything that judges the work.',
  createProject: () => createDemoProject([recordedPlan]),
  set: async (project, model = persona({ coder: recordedCoder, review: recordedReview })) => {
    const api = await startMessagesApi({ model, nameOf });
    const home = await homeOf(project);
    return {
      apiUrl: api.url,
      home: home.path,
      dispose: async () => {
        await Promise.all([api.close(), home.dispose()]);
      },
    };
  },
  play: (folder) => ({
    model: mindBehind(folder, session),
    keep: (project, results) => writeImplementation(implementationOf(project, results)),
  }),
};
