import { WorkflowError, exitCodes } from './workflow-error.ts';

const pattern = /^[a-z0-9][a-z0-9-]{0,62}$/;
const longestName = 63;
/** Windows takes files of these names for devices. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

export function isWorkflowName(text: string): boolean {
  return pattern.test(text) && !reserved.test(text);
}

/**
 * The text itself when it can name a workflow (it becomes a folder and file names).
 * @throws WorkflowError with a suggested name otherwise.
 */
export function requireWorkflowName(text: string): string {
  if (isWorkflowName(text)) return text;
  const suggestion = suggestName(text);
  throw new WorkflowError('This topic cannot name a workflow', {
    expected:
      'lower-case letters, digits and hyphens, at most 63, starting with a letter or digit; no name of a Windows device such as con or nul',
    received: JSON.stringify(text),
    fix: suggestion === '' ? "Choose a name such as 'rate-limiting'." : `Use '${suggestion}'.`,
    exitCode: exitCodes.usage,
  });
}

/** A valid name made from any text, or the empty string when nothing of it can be used. */
export function suggestName(text: string): string {
  const name = slug(text);
  return reserved.test(name) ? `${name}-topic` : name;
}

function slug(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestName)
    .replace(/^-+|-+$/g, '');
}

/** `rate-limiting` as a title: `Rate limiting`. */
export function titleOf(name: string): string {
  const words = name.replace(/-+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A feature's id becomes part of file names, branch names and commit messages. */
export const featureIdPattern = /^(?!.*\.\.)(?!.*\.(?:lock)?$)[A-Za-z0-9][A-Za-z0-9._-]{0,62}$/;
