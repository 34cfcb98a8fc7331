import { insteadOfEditing } from './owned-files.ts';
import type { ValueRule } from './configuration/configuration.ts';
import { staysInProject } from './project-path.ts';

const longestPath = 1_024;

/** Control and format characters would show a person another path than the one that is meant; some file systems ignore them. */
const isPath = (value: unknown): value is string =>
  typeof value === 'string' &&
  value.length > 0 &&
  value.length <= longestPath &&
  !/[\p{Cc}\p{Cf}\p{Cs}]|^~/u.test(value) &&
  !/[{}]/.test(value.replaceAll('{name}', ''));

/** A path that stays inside the project. */
export const pathInProject: ValueRule<string> = {
  expects: 'a path inside the project but not in .git, from its root, in which only {name} stands in braces',
  read: (value) => (isPath(value) && staysInProject(value) ? value : undefined),
};

/** It is moved away when it is read, so it may be no document of the project's. */
export const reinjectionInProject: ValueRule<string> = {
  expects: `${pathInProject.expects}, whose file name holds "redirect" or "reinject": it is taken away when it is read`,
  read: (value) => (/(?:redirect|reinject)[^\\/]*$/i.test(String(value)) ? pathInProject.read(value) : undefined),
};

/** That it is there ends the workflow, so it may be no file that is there for something else. */
export const namesStop = (rule: ValueRule<string>): ValueRule<string> => ({
  expects: `${rule.expects}, whose file name holds "stop": that it is there ends the workflow`,
  read: (value) => (/stop[^\\/]*$/i.test(String(value)) ? rule.read(value) : undefined),
});

/** A path of the user's own: absolute, or inside the project. */
export const pathAnywhere: ValueRule<string> = {
  expects:
    'an absolute path (without ~) or one inside the project, from its root, in which only {name} stands in braces',
  read: (value) => (isPath(value) && (isAbsolutePath(value) || staysInProject(value)) ? value : undefined),
};

const isAbsolutePath = (path: string) => /^(?:[A-Za-z]:)?[\\/]/.test(path);

/** A path that a repository or the environment may choose: nothing that sessions, git or workflows live by. */
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

/** The rule that a path breaks, by its text; undefined when it breaks none. Steering files of a workflow's folder are free. */
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

/** The one owned file with capitals. */
const spelt = (file: string) => (file === 'stop' ? 'STOP' : file);
