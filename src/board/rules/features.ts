import { describeCause } from '../../coding/rules/describe.ts';
import type { AttemptRecord } from '../../coding/rules/attempt-record.ts';
import type { Feature, FeatureList, Proof } from '../../coding/rules/feature.ts';
import type { FeatureDetail, FeatureRow, RunRow } from './view.ts';

/** The features in the order of the list, each with its attempts. */
export function featureRows({ features, groups, proofs }: FeatureList): FeatureRow[] {
  const alternatives = new Map(groups.map((group) => [group.id, group.alternatives]));
  const counts = new Map<string, number>();
  for (const { feature } of proofs) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return features.map((feature) => rowOf(feature, alternatives, counts.get(feature.id) ?? 0));
}

function rowOf(feature: Feature, alternatives: ReadonlyMap<string, readonly string[]>, proofs: number): FeatureRow {
  return {
    id: feature.id,
    name: feature.name,
    status: feature.status,
    cause: feature.cause === null ? '' : describeCause(feature.cause),
    dependencies: feature.dependencies.flatMap((id) => alternatives.get(id) ?? [id]),
    attempts: feature.attempts.map(({ number, outcome, why, patch, started_at, ended_at }) => ({
      number,
      outcome: outcome ?? 'in progress',
      why: why ?? '',
      patch,
      started_at,
      ended_at,
    })),
    proofs,
  };
}

/** One feature with the runs before and after each attempt; undefined for an unknown id. */
export function featureDetail(
  list: FeatureList,
  id: string,
  records: readonly AttemptRecord[],
): FeatureDetail | undefined {
  const feature = list.features.find((one) => one.id === id);
  const row = featureRows(list).find((one) => one.id === id);
  if (feature === undefined || row === undefined) return undefined;
  const proofs = list.proofs.filter((proof) => proof.feature === id);
  const recorded = new Set(records.map(({ attempt }) => attempt));
  const tries = records.map((record) => ({
    attempt: record.attempt,
    before: record.baseline.runs.map(({ line, verdict, end, log }) => ({
      command: line,
      result: `${verdict.replaceAll('_', ' ')} (${end})`,
      log,
    })),
    after: proofsOf(proofs, record).map(runOf),
    notes: [...(record.verification?.reasons ?? []), ...(record.verification?.concerns ?? [])],
    review: record.review?.summary ?? null,
  }));
  const { description, origin, verification_commands } = feature;
  const runs = proofs.filter(({ attempt }) => !recorded.has(attempt)).map(runOf);
  return { ...row, description, origin, verification_commands, tries, runs };
}

/** Valid proofs are in the list; that of a failed attempt is only in its record. */
function proofsOf(proofs: readonly Proof[], { attempt, verification }: AttemptRecord): readonly Proof[] {
  const counting = proofs.filter((proof) => proof.attempt === attempt);
  return counting.length > 0 ? counting : (verification?.proofs ?? []);
}

function runOf({ id, command, exit_code, duration_ms, void_reason, log }: Proof): RunRow {
  const ended = exit_code === null ? 'no exit code' : `exit code ${exit_code}`;
  const isVoid = void_reason === undefined ? '' : `; does not count: ${void_reason}`;
  return {
    command,
    result: `${ended} after ${(duration_ms / 1000).toFixed(1)} s${isVoid}`,
    log: log ?? `proofs/${id}.log`,
  };
}

/** The files of a feature that the page may show: logs of its runs and patches of its attempts. */
export function textsOf({ attempts, tries, runs }: FeatureDetail): Set<string> {
  const logs = [...runs, ...tries.flatMap(({ before, after }) => [...before, ...after])].map(({ log }) => log);
  const files = [...logs, ...attempts.map(({ patch }) => patch)];
  return new Set(files.filter((file): file is string => file !== null));
}
