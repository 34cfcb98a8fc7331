/** `void`: the proof does not count. `concern`: for the reviewer, who decides. */
export type Severity = 'void' | 'concern';

/** Something that makes a green run worth less than it looks. */
export interface Finding {
  /** What kind of thing it is, the same for every language. */
  id: string;
  severity: Severity;
  file: string;
  /** In the file as it is now; undefined when it is about the file, or about a line that is gone. */
  line?: number;
  message: string;
}
