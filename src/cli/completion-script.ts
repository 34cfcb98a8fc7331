import { longestName } from '../base/names.ts';
import type { CommandRow } from './command-row.ts';

export const shells = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof shells)[number];

type Described = Pick<CommandRow, 'usage' | 'description' | 'option' | 'moreOptions'>;

/** A command with the words that may follow it. */
interface Completion {
  /** One word, or two for a subcommand. */
  words: string[];
  description: string;
  options: { flag: string; description: string }[];
}

function completionsOf(rows: readonly Described[]): Completion[] {
  return rows.map(({ usage, description, option, moreOptions = [] }) => ({
    words: (usage.split(/ [[<]/)[0] ?? '').split(' '),
    description,
    options: [...(option === undefined ? [] : [option, ...moreOptions]), ['--json', 'data for programs'] as const].map(
      ([flags, about]) => ({ flag: /--[\w-]+/.exec(flags)?.[0] ?? flags, description: about }),
    ),
  }));
}

/** The completion script for a shell, generated from the table of commands; names of workflows come from the project's folders. */
export function completionScript(shell: Shell, rows: readonly Described[]): string {
  const all = completionsOf(rows);
  switch (shell) {
    case 'bash':
      return bash(all);
    case 'zsh':
      return `autoload -U +X bashcompinit && bashcompinit\n${bash(all)}`;
    case 'fish':
      return fish(all);
  }
}

const first = (all: readonly Completion[]) => [...new Set(all.map(({ words }) => words[0] ?? ''))];
const second = (all: readonly Completion[], word: string) =>
  all.flatMap(({ words: [head, inner] }) => (head === word && inner !== undefined ? [inner] : []));

/**
 * Expands no word: `compgen -W` would run text between `$(` and `)` in a folder name of a cloned repository. Only valid names of
 * workflows are offered, so no special character gets into the command line either.
 */
function bash(all: readonly Completion[]): string {
  const grouped = first(all).filter((word) => second(all, word).length > 0);
  const inner = grouped.map((word) => `    ${word}) offers=(${second(all, word).join(' ')}) ;;`);
  const options = all.map(({ words, options: known }) => {
    const pattern = words.length > 1 ? `"${words.join(' ')}"` : `"${words[0] ?? ''} "*|"${words[0] ?? ''}"`;
    return `    ${pattern}) offers=(${known.map(({ flag }) => flag).join(' ')} --help) ;;`;
  });
  return [
    '_autonomous_workflow() {',
    '  local current="${COMP_WORDS[COMP_CWORD]}" folder name offer',
    '  local -a offers names',
    '  names=()',
    '  for folder in docs/research-*/; do',
    '    name="${folder#docs/research-}"',
    '    name="${name%/}"',
    '    case "$name" in',
    `    ''|-*|*[!abcdefghijklmnopqrstuvwxyz0123456789-]*) ;;`,
    `    *) [ "\${#name}" -gt ${longestName} ] || names+=("$name") ;;`,
    '    esac',
    '  done',
    '  offers=(${names[@]+"${names[@]}"})',
    '  if [ "$COMP_CWORD" -eq 1 ]; then',
    `    offers=(${first(all).join(' ')} --help --version)`,
    '  elif [ "${current:0:1}" = "-" ]; then',
    '    offers=(--help)',
    '    case "${COMP_WORDS[1]} ${COMP_WORDS[2]}" in',
    ...options,
    '    esac',
    '  elif [ "${COMP_WORDS[COMP_CWORD - 1]}" = "--priority" ]; then',
    '    offers=(high normal)',
    '  elif [ "$COMP_CWORD" -eq 2 ]; then',
    '    case "${COMP_WORDS[1]}" in',
    // The pattern allows only letters and digits from the file.
    `    resolve) offers=($(grep -ohE '"E[0-9]+"' docs/research-*/escalations.json 2>/dev/null | tr -d '"' | sort -u)) ;;`,
    ...inner,
    '    esac',
    '  fi',
    '  COMPREPLY=()',
    '  for offer in ${offers[@]+"${offers[@]}"}; do',
    '    case "$offer" in',
    '    "$current"*) COMPREPLY+=("$offer") ;;',
    '    esac',
    '  done',
    '}',
    'complete -F _autonomous_workflow autonomous-workflow',
  ].join('\n');
}

/** The ids of escalations, in fish. */
const fishQuestions = `(for f in docs/research-*/escalations.json; string match -rag '"(E[0-9]+)"' <$f; end)`;

/** The valid names among the folders of workflows, in fish, which does not expand the value of a variable again. */
const fishNames = `(for f in docs/research-*/; string replace -rf '\\Adocs/research-([a-z0-9][a-z0-9-]{0,${longestName - 1}})/\\z' '$1' -- $f; end)`;

function fish(all: readonly Completion[]): string {
  const quote = (text: string) => `'${text.replace(/[\\']/g, '\\$&')}'`;
  const base = 'complete -c autonomous-workflow';
  const heads = first(all).join(' ');
  return [
    `${base} -f`,
    `${base} -n ${quote(`__fish_seen_subcommand_from ${heads}`)} -a ${quote(fishNames)}`,
    `${base} -n ${quote('__fish_seen_subcommand_from resolve')} -a ${quote(fishQuestions)}`,
    ...all.flatMap(({ words: [head = '', inner], description, options }) => [
      inner === undefined
        ? `${base} -n __fish_use_subcommand -a ${head} -d ${quote(description)}`
        : `${base} -n ${quote(`__fish_seen_subcommand_from ${head}`)} -a ${inner} -d ${quote(description)}`,
      ...options.map(
        ({ flag, description: about }) =>
          `${base} -n ${quote(`__fish_seen_subcommand_from ${inner ?? head}`)} -l ${flag.slice(2)} -d ${quote(about)}`,
      ),
    ]),
    ...[...new Set(all.flatMap(({ words: [head = '', inner] }) => (inner === undefined ? [] : [head])))].map(
      (head) => `${base} -n __fish_use_subcommand -a ${head}`,
    ),
  ].join('\n');
}
