import type { Feature, FeatureList } from '../../../engine/features/feature.ts';

import { graphOf, lineage } from '../../../engine/features/graph.ts';
import { settledAbout } from '../../../engine/features/scrutiny/describe-scrutiny.ts';
import type { WorkflowPaths } from '../../paths.ts';
import { readScrutiny } from './scrutiny-file.ts';

/** What critics held against a feature before it was begun, with what was answered; for a part, of what it is a part of, too. */
export function settledBefore(paths: WorkflowPaths, list: FeatureList, feature: Pick<Feature, 'id'>): string[] {
  const graph = graphOf(list);
  const line = lineage(graph, feature.id);
  const groups = line.flatMap((id) => graph.groupOf.get(id)?.id ?? []);
  return settledAbout(readScrutiny(paths), [...line, ...groups]);
}
