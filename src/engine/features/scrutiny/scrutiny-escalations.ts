import type { Defect } from '../../planning/defect.ts';
import type { NewEscalation } from '../../steering/escalation.ts';
import { excerpt } from '../../workflow-error.ts';
import type { FeatureList } from '../feature.ts';
import { nextStep, openBlockers, type Scrutiny } from './scrutiny.ts';

const mostTried = 6;

/**
 * What a person is asked about objections that no round could settle: one question for each feature or group, which waits for the
 * answer, and one for what concerns none in particular, for which nothing waits.
 */
export function scrutinyEscalations(
  scrutiny: Scrutiny,
  { features, groups }: Pick<FeatureList, 'features' | 'groups'>,
  iteration: number,
): NewEscalation[] {
  if (nextStep(scrutiny) !== undefined) return [];
  const byItem = new Map<string, Defect[]>();
  for (const defect of openBlockers(scrutiny)) byItem.set(defect.about, [...(byItem.get(defect.about) ?? []), defect]);
  return [...byItem].map(([about, defects]) => {
    const [item = null, ...others] =
      groups.find(({ id }) => id === about)?.alternatives ??
      features.filter(({ id }) => id === about).map(({ id }) => id);
    const said = defects.map(({ id, statement, resolution }) => `${id}: ${statement} Wanted: ${resolution}`).join(' ');
    return {
      kind: defects.some(wasDisputed) ? ('contradiction' as const) : ('ambiguous_requirement' as const),
      item,
      ...(others.length > 0 && { others }),
      text: excerpt(`Critics hold this against ${about}, and nobody could settle it. ${said}`),
      tried: defects
        .flatMap(({ id, history }) =>
          history
            .slice(1)
            .map(({ event, text, iteration: at }) => excerpt(`${id} ${event} in iteration ${at}: ${text}`)),
        )
        .slice(-mostTried),
      iteration,
    };
  });
}

/** Whether there is an answer that critics do not take: two agents say different things. */
function wasDisputed({ history }: Defect): boolean {
  return history.some(({ event }) => event === 'upheld' || event === 'reopened');
}
