import { workflowPaths } from '../../src/files/paths.ts';
import { store } from '../support/documents.ts';
import { sampleDraft, sampleLedger } from '../report/rules/sample-report.ts';
import { writeSections } from '../support/report-writing.ts';
import { readDraft } from '../../src/report/document.ts';
import type { Draft, SectionTitle } from '../../src/report/rules/source.ts';
import { newProject, type Project } from '../support/project.ts';
import { handIn, Session } from '../support/session.ts';

export const folder = 'docs/research-x';
export const reportFile = `${folder}/x-report.tex`;

/** A session that writes up the workflow x: one iteration, recorded, with the sample's ledger and report, or none. */
export async function writingSession(
  environment: Record<string, string> = {},
  sections: Draft = sampleDraft,
): Promise<Session> {
  const project = await newProject();
  const session = new Session(project, 's1', { environment });
  await session.begins('x', '--max-iterations 1');
  store(project, 'x', 'ledger.json', sampleLedger);
  for (const number of [1, 2, 3]) await session.agentAnswers(`a${number}`, handIn(`i1-r${number}`));
  await project.cli('record');
  const { claims, contradictions } = sampleLedger;
  const recorded = project.readJson(`${folder}/ledger.json`) as object;
  store(project, 'x', 'ledger.json', { ...recorded, claims, contradictions });
  if (Object.keys(sections).length > 0) writeSections(workflowPaths(project.root, 'x'), sections);
  return session;
}

/** Changes a section of the report, as a writer hands it in. */
export function rewrite(
  project: Project,
  change: (text: string) => string,
  title: SectionTitle = 'Key Findings',
): void {
  const paths = workflowPaths(project.root, 'x');
  writeSections(paths, { [title]: change(readDraft(paths)[title] ?? '') });
}

/** Puts a sentence into the report. */
export const insert = (project: Project, text: string): void => rewrite(project, (before) => `${before}\n\n${text}`);
