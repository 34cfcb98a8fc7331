import type { Ledger } from '../../src/research/rules/ledger.ts';
import type { LocalWeb, WebFinding } from '../simulator/local-web.ts';
import type { Ended, Project } from './project.ts';
import { handIn, type Session } from './session.ts';

export const folder = 'docs/research-x';

/** Runs `record` with a local web as the whole web. */
export function recordFrom(web: LocalWeb, project: Project, environment: Record<string, string> = {}): Promise<Ended> {
  const settings = {
    AUTONOMOUS_WORKFLOW_FETCH_SOURCES: 'true',
    AUTONOMOUS_WORKFLOW_ALLOWED_PRIVATE_HOSTS: web.hosts.join(', '),
  };
  return project.cliIn('.', { ...settings, ...environment }, 'record');
}

/** The finding of the page that says this. */
export function findingOf(web: LocalWeb, quote: string): WebFinding {
  const found = web.findings.find((one) => one.quote.includes(quote));
  if (found === undefined) throw new Error(`no page says ${quote}`);
  return found;
}

export const claim = (found: WebFinding, changes: object = {}) => ({ ...found, ...changes });

export const ledgerOf = (project: Project) => project.readJson(`${folder}/ledger.json`) as Ledger;

/** An iteration in which one researcher reports these claims, and another nothing new. */
export async function reports(session: Session, iteration: number, claims: readonly object[]): Promise<void> {
  await session.agentAnswers(`a${iteration}`, handIn(`i${iteration}-r1`, { claims }));
  await session.agentAnswers(`b${iteration}`, handIn(`i${iteration}-r2`, { claims: [] }));
}
