/** Why a command may not run while nobody watches, and what to do in its place. */
export interface Denial {
  /** Which rule it breaks, a word for the journal. */
  rule: string;
  /** Completes "… → …": what the command would do. */
  what: string;
  /** One sentence. */
  instead: string;
}

/** Why a command is denied: the rule by its name, what broke it, and what to do instead. */
export function denial(rule: string, what: string, instead: string): Denial {
  return { rule, what, instead };
}

/** What a safety rule has to know of the session whose command it judges. */
export interface SafetyScope {
  /** The project's folder, as it was named and as it really is. */
  roots: readonly string[];
  /** The folder that the command begins in. */
  folder: string;
  /** The name of the workflow that the session drives. */
  workflow: string;
  home: string;
  /** Folders for temporary files. */
  temporary: readonly string[];
  /** Files that say what sessions may do; only the user changes them. */
  settings: readonly string[];
  /** Files with which the user stops, redirects or ends the workflow, or would if they were there. */
  steering: readonly string[];
  /** Where a path leads once every link is followed. */
  real: (path: string) => string;
  /** The id of the claude process, whose end would be that of the session. */
  claude: number;
}
