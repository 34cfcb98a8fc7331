/** The systems that can run a workflow. */
export const engines = ['github', 'kubernetes'] as const;
export type Engine = (typeof engines)[number];

export const isEngine = (word: string): word is Engine => (engines as readonly string[]).includes(word);

/** A CI file for an engine: its name in `templates/ci`, and its path from the root of the repository. */
export interface CiFile {
  template: string;
  target: string;
}

/** The files with which an engine drives a workflow. */
export function filesOf(engine: Engine, workflow: string): CiFile[] {
  if (engine === 'github') return [{ template: 'github.yml', target: `.github/workflows/${githubFile}` }];
  const folder = 'deploy/autonomous-workflow';
  return [
    { template: 'Containerfile', target: `${folder}/Containerfile` },
    { template: 'kubernetes-job.yml', target: `${folder}/${workflow}-job.yml` },
  ];
}

/** One for all workflows of a repository. */
const githubFile = 'autonomous-workflow.yml';

/** The values of the placeholders in the templates. */
export interface CiWords {
  /** Empty where GitHub names it when it begins. */
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

/**
 * The text of a template with its placeholders replaced.
 * @throws Error for a template with an unknown placeholder.
 */
export function fillTemplate(template: string, words: CiWords): string {
  const values: Record<string, string> = {
    ...words,
    file: githubFile,
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
