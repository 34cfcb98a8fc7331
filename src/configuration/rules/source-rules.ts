import { insteadOfEditing } from '../../base/owned-files.ts';
import { staysInProject } from '../../base/names.ts';
import { defaultConfiguration, userRules, type ConfigurationRules } from './configuration.ts';
import { isPath, notify, nullOr, numberRule, pathAnywhere, type ValueRule } from './rules.ts';

/** A path in the project. One that begins with a slash, as in the first specification, counts from the project's root, too. */
export const pathInProject: ValueRule<string> = {
  expects: 'a path inside the project but not in .git, from its root, in which only {name} stands in braces',
  read: (value) => {
    if (!isPath(value)) return undefined;
    const path = value.replace(/^\/(?!\/)/, '');
    return staysInProject(path) ? path : undefined;
  },
};

/** The file is moved away after it was read, so it must not be a document of the project. */
export const reinjectionInProject: ValueRule<string> = {
  expects: `${pathInProject.expects}, whose file name contains "redirect" or "reinject", because the file is moved away when it is read`,
  read: (value) => (/(?:redirect|reinject)[^\\/]*$/i.test(String(value)) ? pathInProject.read(value) : undefined),
};

/** The workflow ends when the file exists, so it must not be a file with another purpose. */
export const namesStop = (rule: ValueRule<string>): ValueRule<string> => ({
  expects: `${rule.expects}, whose file name contains "stop", because the workflow ends when the file exists`,
  read: (value) => (/stop[^\\/]*$/i.test(String(value)) ? rule.read(value) : undefined),
});

/** A path that a repository or the environment may set: not one that sessions, git or workflows depend on. */
export function placed(rule: ValueRule<string>): ValueRule<string> {
  return {
    ...rule,
    read: (value) => {
      const path = rule.read(value);
      return path === undefined || takenPlace(path) !== undefined ? undefined : path;
    },
    whyNot: (value) => (typeof value === 'string' ? takenPlace(value) : undefined),
  };
}

const steering = /^(?:STOP|redirect\.md)$/i;

/** The reason why a path is not allowed; undefined for an allowed one. Steering files in a workflow's folder are allowed. */
function takenPlace(path: string): string | undefined {
  const parts = path.split(/[\\/]+/).filter((part) => part !== '.' && part !== '');
  const lower = parts.map((part) => part.toLowerCase().replace(/[. ]+$/, ''));
  if (parts.includes('..')) return 'a path with .. in it hides where it leads';
  if (lower.includes('.git')) return ".git is git's";
  if (lower.includes('.claude') || lower.at(-1) === '.claude.json') return '.claude says what sessions may do';
  if (lower.includes('.autonomous-workflow') || lower.at(-1) === '.autonomous-workflow.yaml')
    return 'it says what workflows may do';
  const at = lower.findIndex((part, index) => part.startsWith('research-') && lower[index - 1] === 'docs');
  if (at === -1) return undefined;
  const workflow = lower[at]?.slice('research-'.length) ?? '';
  const file = lower.slice(at + 1).join('/');
  if (steering.test(workflow === '{name}' ? parts.slice(at + 1).join('/') : file)) return undefined;
  const isOwned =
    file === '' || insteadOfEditing(file, workflow) !== undefined || insteadOfEditing(spelt(file), workflow);
  return isOwned || /^[^/]+-(?:state|report)\.(?:md|tex)$/.test(file)
    ? 'autonomous-workflow itself writes that file'
    : undefined;
}

/** STOP is the only owned file with capitals. */
const spelt = (file: string) => (file === 'stop' ? 'STOP' : file);

const safetyOn: ValueRule<'on' | 'off'> = {
  expects: 'on: only your user file turns safety off, not a repository and not the environment',
  read: (value) => (value === 'on' || value === true ? 'on' : undefined),
};

/** The values allowed in a repository's file, which must not affect anything else on the user's machine. */
export const projectRules: ConfigurationRules = {
  ...userRules,
  max_cost_usd: {
    expects: `a number above 0 to ${defaultConfiguration.max_cost_usd}, because a repository must not spend more of a user's money; set it in your user file, in AUTONOMOUS_WORKFLOW_MAX_COST_USD or with --max-cost`,
    read: numberRule({ above: 0, most: defaultConfiguration.max_cost_usd }).read,
  },
  stop_file: placed(namesStop(pathInProject)),
  reinject_prompt_file: placed(reinjectionInProject),
  task_file: nullOr(placed(pathInProject)),
  done_dir: placed(pathInProject),
  rejected_dir: placed(pathInProject),
  allowed_private_hosts: {
    expects:
      'null, because a repository must not decide what is read in the network of a user; set it in your user file',
    read: (value) => (value === null ? null : undefined),
  },
  notify: {
    expects:
      'desktop, terminal or none, because a repository must not decide where the notifications of a user go; set it in your user file',
    read: notify(() => false).read,
  },
  safety: safetyOn,
};

/** The values allowed in the environment, which a repository's settings for Claude Code can set. */
export const environmentRules: ConfigurationRules = {
  ...userRules,
  stop_file: placed(namesStop(pathAnywhere)),
  reinject_prompt_file: placed(pathAnywhere),
  task_file: nullOr(placed(pathAnywhere)),
  done_dir: placed(pathAnywhere),
  rejected_dir: placed(pathAnywhere),
  safety: safetyOn,
};
