/** The systems that can run a workflow; `runner` is this machine. */
export const engines = ['github', 'kubernetes', 'runner'] as const;
export type Engine = (typeof engines)[number];

export const isEngine = (word: string): word is Engine => (engines as readonly string[]).includes(word);

/** A CI file for an engine. */
export interface CiFile {
  /** Its name in `templates/ci`. */
  template: string;
  /** Its path from the root of the repository. */
  target: string;
  isProgram: boolean;
}

export function filesOf(engine: Engine, workflow: string): CiFile[] {
  const inFolder = (folder: string, template: string, isProgram = false) => ({
    template,
    target: `${folder}/${template}`,
    isProgram,
  });
  switch (engine) {
    case 'github':
      return [{ template: 'github.yml', target: githubFile(workflow), isProgram: false }];
    case 'kubernetes':
      return [
        inFolder('deploy/autonomous-workflow', 'Containerfile'),
        inFolder('deploy/autonomous-workflow', 'iteration.sh', true),
        { template: 'kubernetes-job.yml', target: `deploy/autonomous-workflow/${workflow}-job.yml`, isProgram: false },
        { template: 'argo-workflow.yml', target: `deploy/autonomous-workflow/${workflow}-argo.yml`, isProgram: false },
      ];
    case 'runner':
      return [
        inFolder('deploy/claude-runner-hooks', 'checkout', true),
        inFolder('deploy/claude-runner-hooks', 'post-session', true),
      ];
  }
}

const githubFile = (workflow: string) => `.github/workflows/aw-${workflow}.yml`;

/** The values of the placeholders in the templates. */
export interface CiWords {
  name: string;
  /** The version of Claude Code. */
  claude: string;
  /** The URL of the plugin's repository, and the commit to check out. */
  repository: string;
  commit: string;
  /** The URL of the project's own repository. */
  project: string;
  image: string;
}

/** GitHub ends a job after six hours; the work stops earlier, so that the last iteration is pushed. */
const jobMinutes = 350;
const workMinutes = 330;
const iterationsOfJob = 8;
/** The time limit of a job that builds one feature. */
const buildTimeoutMinutes = 200;
const buildMinutes = 180;

/**
 * The text of a template with its placeholders replaced.
 * @throws Error for a template with an unknown placeholder.
 */
export function fillTemplate(template: string, words: CiWords): string {
  const values: Record<string, string> = {
    ...words,
    file: githubFile(words.name).replace('.github/workflows/', ''),
    timeout: String(jobMinutes),
    minutes: String(workMinutes),
    iterations: String(iterationsOfJob),
    buildtimeout: String(buildTimeoutMinutes),
    buildminutes: String(buildMinutes),
    // Schedules at the full hour wait longest, because most people choose it.
    minute: String(7 + (Array.from(words.name, (one) => one.charCodeAt(0)).reduce((sum, one) => sum + one, 0) % 46)),
  };
  return template.replace(/__([a-z]+)__/g, (_, word: string) => {
    const value = values[word];
    if (value === undefined) throw new Error(`The template has an unknown placeholder: ${word}`);
    return value;
  });
}

/** URLs and image names without characters that YAML or a shell would interpret. */
export const isPlainWord = (text: string): boolean => /^[\w.:/@+~-]+$/.test(text);
