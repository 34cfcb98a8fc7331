import { denial, type Denial } from './denial.ts';
import { hasOption, operands } from './options.ts';

const guarded =
  /^(?:core\.(?:hookspath|worktree|bare|fsmonitor|sshcommand)|gc\.(?:pruneexpire|reflogexpire.*|worktreepruneexpire)|clean\.requireforce|remote\..*\.(?:mirror|push))$/;

const denied = (name: string) =>
  denial(
    'git-settings',
    `the setting ${name} turns off what protects the repository`,
    'leave the settings of git as they are',
  );

/** `git config`: reading is free, and so is writing what protects nothing. */
export function judgeConfig(words: readonly string[]): Denial | undefined {
  const [first = '', ...rest] = operands(words);
  const isNew = ['set', 'unset', 'remove-section', 'rename-section'].includes(first);
  const [name = '', value] = isNew ? rest : [first, ...rest];
  const changes =
    isNew ||
    value !== undefined ||
    hasOption(words, '--unset', '--unset') ||
    hasOption(words, '--unset-all', '--unset');
  const reads =
    hasOption(words, '--get', '--get') ||
    hasOption(words, '--get-all', '--get') ||
    hasOption(words, '--get-regexp', '--get');
  return changes && !reads ? judgeName(name) : undefined;
}

/** A setting for one call, as `-c` takes it. */
export function judgeSetting(setting: string): Denial | undefined {
  return judgeName(setting.split('=', 1)[0] ?? '');
}

function judgeName(name: string): Denial | undefined {
  return guarded.test(name.toLowerCase()) ? denied(name) : undefined;
}

/** The command that a setting makes a name stand for; undefined when it is none. */
export function aliasIn(name: string, value: string): string | undefined {
  return /^alias\./i.test(name) ? value : undefined;
}
