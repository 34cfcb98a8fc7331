import { workflowPaths } from '../../src/files/paths.ts';
import { sampleLedger, sampleTex } from '../report/rules/sample-report.ts';
import { newProject, type Project } from '../support/project.ts';
import { handIn, Session } from '../support/session.ts';
import { countAsWritten } from '../support/written.ts';

export const folder = 'docs/research-x';
export const reportFile = `${folder}/x-report.tex`;

/** A session that writes up the workflow x: one iteration, recorded, with the sample's ledger and report. */
export async function writingSession(environment: Record<string, string> = {}): Promise<Session> {
  const project = await newProject();
  const session = new Session(project, 's1', { environment });
  await session.begins('x', '--max-iterations 1');
  project.write(`${folder}/ledger.json`, JSON.stringify(sampleLedger));
  for (const number of [1, 2, 3]) await session.agentAnswers(`a${number}`, handIn(`i1-r${number}`));
  await project.cli('record');
  project.write(
    `${folder}/ledger.json`,
    JSON.stringify({
      ...(project.readJson(`${folder}/ledger.json`) as object),
      claims: sampleLedger.claims,
      contradictions: sampleLedger.contradictions,
    }),
  );
  countAsWritten(workflowPaths(project.root, 'x'), project.path(`${folder}/ledger.json`));
  project.write(reportFile, sampleTex());
  return session;
}

/** Puts text into the report. */
export function insert(project: Project, text: string): void {
  project.replace(reportFile, 'Confidence is high.', text);
}
