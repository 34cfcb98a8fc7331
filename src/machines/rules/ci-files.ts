/** An engine that a workflow is handed to. */
export const engines = ['github', 'kubernetes', 'runner'] as const;
export type Engine = (typeof engines)[number];

export const isEngine = (word: string): word is Engine => (engines as readonly string[]).includes(word);

/** A file for an engine. */
export interface CiFile {
  /** In `templates/ci`. */
  template: string;
  /** From the root of the repository. */
  target: string;
  isProgram: boolean;
}

/** The files of an engine. */
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

/** The words that the templates leave open. */
export interface CiWords {
  name: string;
  /** The version of Claude Code. */
  claude: string;
  /** The place where the plugin is fetched from, and which commit of it. */
  repository: string;
  commit: string;
  /** The address of the project's own repository. */
  project: string;
  image: string;
}

/** A job on GitHub may take six hours; the end of an iteration is pushed before. */
const jobMinutes = 350;
const workMinutes = 330;
const iterationsOfJob = 8;
/** A job that builds one feature. */
const buildTimeoutMinutes = 200;
const buildMinutes = 180;

/**
 * The text of a template with its words filled in.
 * @throws Error for a template with a word that nobody knows.
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
    // Not at the full hour, when everybody's schedules begin.
    minute: String(7 + (Array.from(words.name, (one) => one.charCodeAt(0)).reduce((sum, one) => sum + one, 0) % 46)),
  };
  return template.replace(/__([a-z]+)__/g, (_, word: string) => {
    const value = values[word];
    if (value === undefined) throw new Error(`The template has a word that is not known: ${word}`);
    return value;
  });
}

/** Addresses and names of images as the files take them: nothing that YAML or a shell would read as its own. */
export const isPlainWord = (text: string): boolean => /^[\w.:/@+~-]+$/.test(text);
