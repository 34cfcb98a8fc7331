import { isUnresolved, type Defect } from '../../planning/rules/defect.ts';
import type { NewEscalation } from '../../loop/rules/escalation.ts';
import { oneLine } from '../../base/errors.ts';
import { namesId } from './concerned.ts';
import { openAttempt } from './feature-status.ts';
import type { FeatureList } from './feature.ts';
import { allNeedsOf, graphOf, lineage } from './graph.ts';
import { blockersForResearch, isForUser, openBlockers, type Scrutiny } from './scrutiny.ts';

/**
 * Questions to the user about blockers, but for those that researchers look for facts about: one for each feature or group, which waits for
 * the answer together with other features that the text names, and one for general objections, for which nothing waits. Objections that
 * share a feature are one question.
 * @param isLast whether no iteration is left for research.
 * @param earlier questions of other iterations: an objection is asked about once.
 */
export function scrutinyEscalations(
  scrutiny: Scrutiny,
  { features, groups }: Pick<FeatureList, 'features' | 'groups'>,
  iteration: number,
  isLast = false,
  earlier: readonly Pick<NewEscalation, 'defects' | 'text'>[] = [],
): NewEscalation[] {
  const searched = new Set(isLast ? [] : blockersForResearch(scrutiny).map(({ id }) => id));
  const isNew = (defect: Defect): boolean => !earlier.some((one) => asksAbout(one, defect));
  const asked = openBlockers(scrutiny).filter(
    (one) => one.status !== 'answered' && isNew(one) && !searched.has(one.id),
  );
  const itemsOf = (defect: Defect): string[] => touchedBy(defect, { features, groups });
  const blockers = topicsOf(asked, itemsOf).map(({ items: [item = null, ...others], defects }) => {
    const about = [...new Set(defects.map((defect) => defect.about))].join(', ');
    const said = defects.map(({ id, statement, resolution }) => `${id}: ${statement} Wanted: ${resolution}`).join(' ');
    const who = defects.every(isForUser) ? `Only you can decide this about ${about}.` : `Critics object to ${about}.`;
    return {
      kind: 'ambiguous_requirement' as const,
      item,
      ...(others.length > 0 && { others }),
      defects: defects.map(({ id }) => id),
      text: oneLine(`${who} ${said}`),
      tried: [],
      iteration,
    };
  });
  return [...blockers, ...questionsForUser(scrutiny.defects.filter(isNew), iteration)];
}

/** Concerns that only the user can decide; no feature waits for their answers. */
function questionsForUser(defects: readonly Defect[], iteration: number): NewEscalation[] {
  return defects
    .filter((one) => isUnresolved(one) && one.severity === 'concern' && isForUser(one))
    .map(({ id, about, statement, resolution }) => ({
      kind: 'ambiguous_requirement',
      item: null,
      defects: [id],
      text: oneLine(
        `Critics leave this to you; nothing waits for it. ${id} about ${about}: ${statement} Wanted: ${resolution}`,
      ),
      tried: [],
      iteration,
    }));
}

/** Another plan starts its ids of defects from one again; their words distinguish them. */
function asksAbout({ defects = [], text }: Pick<NewEscalation, 'defects' | 'text'>, defect: Defect): boolean {
  return defects.includes(defect.id) && text.includes(oneLine(defect.statement));
}

/**
 * Returns whether a feature waits: no critic has judged yet, or researchers look for what settles a blocker of it or of the features as a
 * whole. A feature that was begun before continues.
 */
export function heldByObjections(scrutiny: Scrutiny, list: FeatureList): (feature: string) => boolean {
  const touched = blockersForResearch(scrutiny).map((defect) => touchedBy(defect, list));
  const holdsAll =
    scrutiny.rounds.every(({ handed_in }) => handed_in === 0) || touched.some(({ length }) => length === 0);
  const held = new Set(touched.flat());
  const graph = graphOf(list);
  return (id) => {
    const feature = graph.features.get(id);
    if (feature !== undefined && openAttempt(feature) !== undefined) return false;
    return holdsAll || lineage(graph, id).some((one) => held.has(one));
  };
}

interface Topic {
  items: readonly string[];
  defects: readonly Defect[];
}

/**
 * The features that an objection is about, and others that it names, except dependencies of the former, which are usually named as
 * existing.
 */
function touchedBy(
  { about, statement, resolution }: Defect,
  { features, groups }: Pick<FeatureList, 'features' | 'groups'>,
): string[] {
  const graph = graphOf({ features, groups });
  const own = groups.find(({ id }) => id === about)?.alternatives ?? (graph.features.has(about) ? [about] : []);
  if (own.length === 0) return [];
  const needs = new Set(own.flatMap((id) => [...allNeedsOf(graph, id)]));
  const isNamed = (id: string): boolean => !needs.has(id) && namesId(`${statement}\n${resolution}`, [id]);
  const named = features.flatMap(({ id }) => (!own.includes(id) && isNamed(id) ? [id] : []));
  return [...own, ...named];
}

function topicsOf(blockers: readonly Defect[], itemsOf: (defect: Defect) => string[]): Topic[] {
  return blockers.reduce<Topic[]>((topics, defect) => {
    const items = itemsOf(defect);
    const isSame = (topic: Topic) =>
      topic.defects.some(({ about }) => about === defect.about) || topic.items.some((item) => items.includes(item));
    const same = topics.filter(isSame);
    const joined = {
      items: [...new Set([...same.flatMap((topic) => topic.items), ...items])],
      defects: [...same.flatMap((topic) => topic.defects), defect],
    };
    const [first = joined] = same;
    return topics.includes(first)
      ? topics.filter((topic) => topic === first || !isSame(topic)).map((topic) => (topic === first ? joined : topic))
      : [...topics, joined];
  }, []);
}
