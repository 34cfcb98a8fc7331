import type { CommandRow } from './command-row.ts';

export const shells = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof shells)[number];

type Described = Pick<CommandRow, 'usage' | 'description' | 'option' | 'moreOptions'>;

/** A command with the words that can follow it. */
interface Completion {
  /** Its words: one, or two for a subcommand. */
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

/** The script for a shell, made from the table of commands; names of workflows come from the folders of the project. */
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

function bash(all: readonly Completion[]): string {
  const grouped = first(all).filter((word) => second(all, word).length > 0);
  const inner = grouped.map((word) => `    ${word}) words="${second(all, word).join(' ')}" ;;`);
  const options = all.map(({ words, options: known }) => {
    const pattern = words.length > 1 ? `"${words.join(' ')}"` : `"${words[0] ?? ''} "*|"${words[0] ?? ''}"`;
    return `    ${pattern}) options="${known.map(({ flag }) => flag).join(' ')}" ;;`;
  });
  return [
    '_autonomous_workflow() {',
    '  local current="${COMP_WORDS[COMP_CWORD]}" words="" options=""',
    '  local names="$(cd docs 2>/dev/null && for folder in $(ls -d research-*/ 2>/dev/null); do folder="${folder#research-}"; printf "%s " "${folder%/}"; done)"',
    '  if [ "$COMP_CWORD" -eq 1 ]; then',
    `    words="${first(all).join(' ')} --help --version"`,
    '  elif [ "$COMP_CWORD" -eq 2 ]; then',
    '    case "${COMP_WORDS[1]}" in',
    ...inner,
    '    *) words="$names" ;;',
    '    esac',
    '  else',
    '    words="$names"',
    '  fi',
    '  if [ "$COMP_CWORD" -gt 1 ] && [ "${current:0:1}" = "-" ]; then',
    '    case "${COMP_WORDS[1]} ${COMP_WORDS[2]}" in',
    ...options,
    '    esac',
    '    words="$options --help"',
    '  fi',
    '  COMPREPLY=($(compgen -W "$words" -- "$current"))',
    '}',
    'complete -F _autonomous_workflow autonomous-workflow',
  ].join('\n');
}

function fish(all: readonly Completion[]): string {
  const quote = (text: string) => `'${text.replace(/[\\']/g, '\\$&')}'`;
  const base = 'complete -c autonomous-workflow';
  const heads = first(all).join(' ');
  return [
    `${base} -f`,
    `${base} -n ${quote(`__fish_seen_subcommand_from ${heads}`)} -a ${quote('(for f in docs/research-*/; string replace -r "docs/research-(.*)/" "\\$1" $f; end 2>/dev/null)')}`,
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
