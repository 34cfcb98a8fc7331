import { excerpt } from '../../base/errors.ts';
import type { SessionSigns } from './session-signs.ts';

/** The end of a claude session. */
export type SessionEnd =
  /** The session ended its turn itself, or its budget did. */
  | { kind: 'turn-over' }
  /** An API error ended the session; the iteration did not fail. */
  | { kind: 'api'; error: string; resetsAt: number | undefined; needsPerson: boolean }
  /** The session died, or was ended because it hung. */
  | { kind: 'lost'; why: string }
  /** The supervisor ended the session: the workflow has ended, has another owner, or a person asked for it. */
  | { kind: 'ended' };

/** The facts about a process that has ended. */
export interface ProcessEnd {
  exitCode: number | undefined;
  signal: string | undefined;
  /** The end of its standard error. */
  complaint: string;
  /** The reason why the supervisor ended it. */
  endedFor: 'hung' | 'asked' | 'spent' | undefined;
}

/** These errors persist until a person logs in, pays, or chooses another model. */
const needsPerson: ReadonlySet<number | undefined> = new Set([400, 401, 402, 403, 404]);

/** Judges the end of a session by its output and by how its program ended. */
export function judgeSessionEnd({ result, limits }: SessionSigns, ended: ProcessEnd): SessionEnd {
  if (ended.endedFor === 'asked') return { kind: 'ended' };
  if (ended.endedFor === 'hung') return { kind: 'lost', why: 'it was silent for too long' };
  if (ended.endedFor === 'spent' || result?.isOverBudget === true) return { kind: 'turn-over' };
  if (ended.exitCode === 0 && result?.isError !== true) return { kind: 'turn-over' };
  const isLogin = result !== undefined && /\/login|api key|credit balance/i.test(result.text);
  if (result?.isError === true && (result.isApiError || isLogin)) {
    const resets = limits.filter(({ status }) => status === 'rejected').map(({ resetsAt }) => resetsAt ?? 0);
    return {
      kind: 'api',
      error: excerpt(result.text === '' ? `status ${result.apiStatus}` : result.text),
      resetsAt: resets.length === 0 ? undefined : Math.max(...resets),
      needsPerson: isLogin || needsPerson.has(result.apiStatus),
    };
  }
  const how = ended.signal ?? `exit code ${ended.exitCode ?? 'unknown'}`;
  const said = result?.isError === true && result.text !== '' ? result.text : ended.complaint;
  return {
    kind: 'lost',
    why: said.trim() === '' ? `claude ended with ${how}` : `claude ended with ${how}: ${excerpt(said)}`,
  };
}
