import type { JournalLine } from '../../journal/rules/journal-line.ts';
import type { AttemptRecord } from './attempt-record.ts';
import type { AttemptRow, Feature, FeatureList, Proof } from './feature.ts';
import { isGoodProof } from './proof.ts';

/** The record of an attempt, where it is left. */
export type RecordOf = (feature: string, attempt: number) => AttemptRecord | undefined;

/**
 * The list of a plan with what the journal knows of its features: attempts, passes whose proofs are left, and what the user skipped. A
 * pass without its proofs is claimed, so that it is verified before anything is written.
 * @param lines of the journal since the plan was imported.
 */
export function replayed(list: FeatureList, lines: readonly JournalLine[], recordOf: RecordOf): FeatureList {
  const features = new Map(list.features.map((feature) => [feature.id, feature]));
  const proofs: Proof[] = [];
  const change = (id: string, changed: (feature: Feature) => Partial<Feature>) => {
    const feature = features.get(id);
    if (feature !== undefined) features.set(id, { ...feature, ...changed(feature) });
  };
  const close = (id: string, number: number | undefined, end: Partial<AttemptRow>) => {
    change(id, ({ attempts }) => ({
      status: 'pending',
      attempts: attempts.map((one) => (one.number === (number ?? attempts.length) ? { ...one, ...end } : one)),
    }));
  };
  for (const line of lines) {
    const ended_at = line.time;
    if (line.event === 'feature-begun') {
      const { feature, attempt: number } = line;
      const start_commit = recordOf(feature, number)?.start.commit ?? null;
      const begun = {
        number,
        outcome: null,
        why: null,
        start_commit,
        patch: null,
        started_at: line.time,
        ended_at: null,
      };
      change(feature, ({ attempts }) => ({
        claimed: false,
        status: 'in_progress',
        attempts: [...attempts.filter((one) => one.number !== number), begun],
      }));
    } else if (line.event === 'attempt-failed') {
      close(line.feature, line.attempt, { outcome: 'failed', why: line.why, patch: line.patch, ended_at });
    } else if (line.event === 'feature-divided') {
      close(line.feature, undefined, { outcome: 'divided', why: line.why, ended_at });
    } else if (line.event === 'feature-passed') {
      const record = recordOf(line.feature, line.attempt);
      const good = (record?.verification?.proofs ?? []).filter(
        (proof) => line.proofs.includes(proof.id) && isGoodProof(proof),
      );
      if (line.attempt > 0) close(line.feature, line.attempt, { outcome: 'passed', ended_at });
      proofs.push(...good);
      const passes = good.length > 0;
      change(line.feature, (before) => ({
        passes,
        claimed: !passes,
        status: passes ? 'passed' : 'pending',
        proofs: [...before.proofs, ...good.map(({ id }) => id)],
      }));
    } else if (line.event === 'proofs-void') {
      for (const [index, proof] of proofs.entries())
        if (line.proofs.includes(proof.id)) proofs[index] = { ...proof, void_reason: line.why };
      for (const id of line.reopened)
        change(id, ({ attempts }) => ({ passes: false, claimed: false, status: 'pending', forgiven: attempts.length }));
    } else if (line.event === 'features-skipped' && line.why.startsWith('by the user')) {
      const why = line.why.replace(/^by the user(?:: )?/, '');
      for (const id of line.features) change(id, () => ({ status: 'skipped', cause: { kind: 'user', id: null, why } }));
    }
  }
  return { ...list, features: [...features.values()], proofs };
}

/** The features of a journal that are in no plan: parts of others, and those that code added; with their names. */
export function beyondPlan({ features }: FeatureList, lines: readonly JournalLine[]): string[] {
  const planned = new Set(features.map(({ id }) => id));
  const others = lines.flatMap((line) =>
    line.event === 'feature-begun' && !planned.has(line.feature) ? [`${line.feature} (${line.name})`] : [],
  );
  return [...new Set(others)];
}
