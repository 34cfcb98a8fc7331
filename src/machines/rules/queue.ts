import * as z from 'zod/mini';
import english from 'zod/v4/locales/en.js';
import { formatIssues } from '../../base/text.ts';
import { isWorkflowName } from '../../base/names.ts';

z.config(english());

const engine = z.enum(['here', 'github', 'kubernetes']);
const mode = z.enum(['research', 'research-and-plan', 'full-auto', 'implement']);

const jobSchema = z.strictObject({
  name: z.string().check(z.refine(isWorkflowName, 'expected lower-case letters, digits and hyphens')),
  /** The mode of a new workflow; without it an existing one is continued. */
  mode: z.optional(mode),
  prompt: z.optional(z.string().check(z.minLength(1))),
  engine: z.optional(engine),
});
const queueSchema = z.strictObject({
  /** The engine for jobs without one of their own. */
  engine: z.optional(engine),
  jobs: z.array(jobSchema).check(z.minLength(1)),
});

/** A workflow and the engine that runs it. */
export interface QueuedJob {
  name: string;
  engine: z.infer<typeof engine>;
  mode: z.infer<typeof mode> | undefined;
  prompt: string | undefined;
}

export function readQueue(list: unknown): { jobs: QueuedJob[] } | { problems: string[] } {
  const parsed = queueSchema.safeParse(list);
  if (!parsed.success) return { problems: formatIssues(parsed.error.issues) };
  const jobs = parsed.data.jobs.map((job) => ({
    name: job.name,
    engine: job.engine ?? parsed.data.engine ?? 'here',
    mode: job.mode,
    prompt: job.prompt,
  }));
  const names = jobs.map(({ name }) => name);
  const problems = [
    ...names.filter((name, index) => names.indexOf(name) !== index).map((name) => `${name} occurs twice`),
    ...jobs.flatMap(({ name, prompt, mode: given, engine: by }) => [
      ...(prompt !== undefined && given === undefined ? [`${name} has a prompt, which needs a mode`] : []),
      ...(by === 'kubernetes' && given !== undefined
        ? [`${name} cannot be begun by kubernetes, only gone on with`]
        : []),
    ]),
  ];
  return problems.length > 0 ? { problems } : { jobs };
}

/** The command that hands over a job; `run` stands for this plugin's own CLI. */
export function wordsFor({ name, engine: by, mode: given, prompt }: QueuedJob): [program: string, ...words: string[]] {
  const asked = prompt === undefined ? [] : [prompt];
  switch (by) {
    case 'here':
      return given === undefined ? ['run', name, '--unless-ended'] : ['run', '--mode', given, '--', name, ...asked];
    case 'github': {
      const inputs = [...(given === undefined ? [] : [`mode=${given}`]), ...asked.map((text) => `prompt=${text}`)];
      return ['gh', 'workflow', 'run', `aw-${name}.yml`, ...inputs.flatMap((input) => ['-f', input])];
    }
    case 'kubernetes':
      return ['kubectl', 'create', '-f', `deploy/autonomous-workflow/${name}-argo.yml`];
  }
}
