import type { WorkflowPaths } from '../../src/files/paths.ts';
import type { AnyHandIn } from '../../src/loop/hand-in-kind.ts';
import { storeHandIn } from '../../src/loop/agents.ts';
import { readRegular } from '../../src/files/store.ts';
import { forgetCompilation } from '../../src/report/compilation.ts';
import { readDraft, writeSource } from '../../src/report/document.ts';
import type { Draft, SectionTitle } from '../../src/report/rules/source.ts';

let handIns = 0;

/** Stores sections of the report as a writer of the iteration in progress has handed them in. */
export function writeSections(paths: WorkflowPaths, sections: Draft): void {
  const iteration = Number(/^iteration: (\d+)$/m.exec(readRegular(paths.state).toString('utf8'))?.[1] ?? 1);
  handIns += 1;
  const assignment = `i${iteration}-u${90 + handIns}`;
  const texts = Object.entries(sections).map(([name, text]) => ({ title: name as SectionTitle, text }));
  const agent = 'report-writer';
  const now = new Date();
  const hand_in = { assignment, sections: texts, left: [] } as AnyHandIn;
  storeHandIn(paths, now, { id: `writer-${handIns}`, agent, about: assignment }, { hand_in, iteration });
  writeSource(paths, readDraft(paths));
  forgetCompilation(paths);
}
