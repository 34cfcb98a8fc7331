/** Why a command may not run in a session that drives a workflow, or a file not be written, and what to do instead. */
export interface Denial {
  rule: string;
  message: string;
}

interface Refusal {
  /** Why, with `{}` for a path, and what to do instead. */
  message: string;
  /** The calls that it refuses, by their first words or by all, as `Call.text` has them. */
  starts?: readonly string[];
  calls?: readonly RegExp[];
}

/** All that is refused; a call is refused by the first row that has it. */
const refusals = {
  push: {
    message: 'an unattended session pushes nothing → leave it: the user pushes, or runs `autonomous-workflow pr`',
    starts: ['git push'],
  },
  hooks: {
    message: 'it goes around the hooks that the user has set up → let them run, and mend what they find',
    calls: [/^git commit\b.* -\w*n/, /^git commit\b.* --no-verify/],
  },
  discard: {
    message: 'it throws away work that is not committed → keep it, and undo single changes by editing the files',
    starts: ['git stash drop', 'git stash clear'],
    calls: [
      /^git reset\b.* --hard/,
      /^git (?:checkout|switch)\b.* --?(?:\w*f |force |discard-changes )/,
      // Over the whole work tree.
      /^git (?:checkout|restore)\b(?!.* --staged).* (?:\.{1,2}\/?|:\/|\*) /,
    ],
  },
  'branch-deletion': {
    message:
      'it deletes or moves a branch or a tag, and its commits are lost → leave it, and choose a name that is not taken; `git commit` and `git merge` move a branch forward',
    calls: [/^git branch\b.* -\w*[MCDf]/, /^git tag\b.* -\w*[df]/, /^git checkout\b.* -\w*B/, /^git switch\b.* -\w*C/],
  },
  clean: {
    message:
      'it deletes files that git does not know → see them with `git clean -n`, then remove what you made by its name',
    calls: [/^git clean\b(?=.* --?\w*f)(?: -\S+)* $/],
  },
  commit: {
    message:
      'code commits each feature once it is verified, on the branch that is checked out → leave your changes in the work tree, and hand in',
    starts: ['commit', 'rebase', 'merge', 'cherry-pick', 'revert', 'am', 'pull', 'switch'].map((verb) => `git ${verb}`),
    // With the name of a file, checkout only restores that.
    calls: [/^git stash (?!list|show)/, /^git checkout (?:-\w*b |--detach|(?:-\w+ )*[^\s.*]+ $)/],
  },
  publish: {
    message: 'what is published cannot be taken back → leave it: the user publishes',
    starts: [
      ...['npm', 'pnpm', 'yarn', 'yarn npm', 'cargo', 'poetry', 'uv'].map((program) => `${program} publish`),
      ...['twine upload', 'gem push'],
    ],
  },
  rights: {
    message: 'it runs with the rights of another user → do it without, or hand in what the user has to do',
    starts: ['sudo', 'doas', 'su', 'pkexec'],
  },
  'own-process': {
    message: 'it ends the session that does the work → end only what you started, by its process id',
    calls: [/^(?:pkill|killall) .*(?:claude|\b(?:node|bun) )/i],
  },
  download: {
    message:
      'it runs what a server sends, unread → save it to a file and read it first, or install it with the package manager of the project',
  },
  removal: {
    message: '{} is the project, or holds the work of workflows → remove only what you made, by its name',
  },
  outside: {
    message: '{} lies outside of the project → change only files of the project, or of a folder for temporary files',
  },
  settings: {
    message:
      "{} is the user's: it says what a workflow and its session may do → leave it as it is and go on with something else",
  },
  steering: {
    message: 'with {} the user stops or redirects the workflow → leave it to the user and go on with your work',
  },
  'git-folder': {
    message: 'it changes the .git folder by hand → use git commands, which keep the history whole',
  },
} satisfies Record<string, Refusal>;
type Rule = keyof typeof refusals;

/** The refusal by a rule. @param path what is named where its text has `{}`. */
export function refusedBy(rule: Rule, path = ''): Denial {
  return { rule, message: refusals[rule].message.replace('{}', () => path) };
}

/** The refusal of a call by its words, by any rule but those that are left out. */
export function refusedCall(text: string, leftOut: (rule: string) => boolean): Denial | undefined {
  const call = `${text} `;
  const rows: [string, Refusal][] = Object.entries(refusals);
  const isMeant = ({ starts = [], calls = [] }: Refusal) =>
    starts.some((start) => call.startsWith(`${start} `)) || calls.some((pattern) => pattern.test(call));
  const found = rows.find(([rule, refusal]) => !leftOut(rule) && isMeant(refusal));
  return found && refusedBy(found[0] as Rule);
}
