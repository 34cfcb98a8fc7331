import type { Denial, SafetyScope } from './denial.ts';
import { readGitCall } from './git-options.ts';
import { isElsewhere, localRules, remoteRules } from './git-rules.ts';
import { aliasIn, judgeConfig, judgeSetting } from './git-settings.ts';
import { isLiteral } from './shell-script.ts';
import type { Surroundings } from './walk.ts';

type Run = (text: string) => Denial | undefined;

/**
 * A call of git, by the words behind it.
 * @param run judges a script that git would run.
 */
export function judgeGit(
  words: readonly string[],
  here: Surroundings,
  scope: SafetyScope,
  run: Run,
): Denial | undefined {
  const call = readGitCall(words);
  if (call === undefined) return undefined;
  const aliases = new Map<string, string>();
  for (const setting of call.settings) {
    const [name = '', ...value] = setting.split('=');
    const found = judgeSetting(setting);
    if (found !== undefined) return found;
    const alias = aliasIn(name, value.join('='));
    if (alias !== undefined) aliases.set(name.slice('alias.'.length).toLowerCase(), alias);
  }
  const alias = aliases.get(call.verb);
  if (alias !== undefined) return run(alias.startsWith('!') ? alias.slice(1) : `git ${alias}`);
  if (call.verb === 'config') return judgeConfig(call.words) ?? judgeNewAlias(call.words, run);
  const remote = own(remoteRules, call.verb)?.(call.words, here.folder, scope);
  if (remote !== undefined) return remote;
  const folder = placeOf(call.folders, here.folder);
  if (isElsewhere(folder, scope)) return undefined;
  return own(localRules, call.verb)?.(call.words, folder, scope) ?? judgeHanded(call.verb, call.words, run);
}

const own = <T>(rules: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(rules, name) ? rules[name] : undefined;

function placeOf(folders: readonly string[], start: string | undefined): string | undefined {
  let place = start;
  for (const folder of folders) {
    if (!isLiteral(folder)) return undefined;
    place = /^(?:[/~]|[A-Za-z]:)/.test(folder) ? folder : place === undefined ? undefined : `${place}/${folder}`;
  }
  return place;
}

function judgeNewAlias(words: readonly string[], run: Run): Denial | undefined {
  const at = words.findIndex((word) => /^alias\./i.test(word));
  const value = at === -1 ? undefined : words[at + 1];
  if (value === undefined) return undefined;
  return run(value.startsWith('!') ? value.slice(1) : `git ${value}`);
}

/** Commands that git is given to run. */
function judgeHanded(verb: string, words: readonly string[], run: Run): Denial | undefined {
  if (verb === 'submodule' && words[0] === 'foreach')
    return run(
      words
        .slice(1)
        .filter((word) => word !== '--recursive')
        .join(' '),
    );
  if (verb === 'bisect' && words[0] === 'run') return run(words.slice(1).join(' '));
  if (verb !== 'rebase') return undefined;
  const at = words.findIndex((word) => word === '-x' || word === '--exec');
  return at === -1 ? undefined : run(words[at + 1] ?? '');
}
