import { join } from 'node:path';
import { codingTools, createDemoProject, researchTools } from './demo-project.ts';
import { demoHome, demoModel } from './demo-research.ts';
import { createHome } from './hermetic-home.ts';
import { startLocalWeb } from './local-web.ts';
import { startMessagesApi } from './messages-api.ts';
import { codingPersona } from './persona/coding-persona.ts';
import { demoCoder, gcraFolder } from './persona/demo-coder.ts';

/** A workflow that the demo shows. */
export interface Show {
  readonly name: string;
  /** The command without its budget. */
  readonly command: string;
  readonly tools: readonly string[];
  /** The parts of a scripted run that are not real. */
  readonly note: string;
  readonly createProject: () => Promise<string>;
  /** Promises what a scripted run needs; the caller disposes of it. */
  readonly set: (project: string, agentDelayMilliseconds?: number) => Promise<Stage>;
}

/** A scripted model with all it needs. */
export interface Stage {
  readonly apiUrl: string;
  readonly home: string;
  readonly dispose: () => Promise<void>;
}

/** The question of the research that is shown. */
export const question =
  'How do token bucket, sliding window and GCRA compare, and what would adding GCRA to this repository take?';

/** A research, from the command to the report. */
export const researchShow: Show = {
  name: 'rate-limiting',
  command: `/autonomous-workflow:research 'rate-limiting' '${question}'`,
  tools: researchTools,
  note: 'The model is scripted, and the web is some sixty invented pages on this machine. They are fetched, every quote is looked up in them, and the report is checked against that, as with a real model.',
  createProject: () => createDemoProject(),
  set: async (project, agentDelayMilliseconds) => {
    const web = await startLocalWeb();
    const api = await startMessagesApi({ model: demoModel(web, agentDelayMilliseconds) });
    const home = await demoHome(project, web);
    return {
      apiUrl: api.url,
      home: home.path,
      dispose: async () => {
        await Promise.all([api.close(), web.close(), home.dispose()]);
      },
    };
  },
};

/** The implementation of a plan with two phases, from the command to the commits. */
export const implementShow: Show = {
  name: 'gcra',
  command: "/autonomous-workflow:implement 'gcra' 'Add GCRA as the plan says'",
  tools: codingTools,
  note: 'The model is scripted: its coder makes a mistake at first, and says that all is well. The plan (plan.md), the repository, its tests, git and everything that judges the work are real.',
  createProject: () => createDemoProject([join(gcraFolder, 'plan.md')]),
  set: async (project, agentDelayMilliseconds = 100) => {
    const api = await startMessagesApi({ model: codingPersona({ coder: demoCoder, agentDelayMilliseconds }) });
    const home = await createHome([project]);
    return {
      apiUrl: api.url,
      home: home.path,
      dispose: async () => {
        await Promise.all([api.close(), home.dispose()]);
      },
    };
  },
};
