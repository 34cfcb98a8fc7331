import * as z from 'zod/mini';
import { formatIssues } from '../../../base/text.ts';
import { findProblems } from '../read-list.ts';
import { featureId, newFeature, plannedKinds, type Feature } from '../feature.ts';
import { asDescription, titled, type PlanReading, type PlanSection } from './plan-text.ts';
import { words } from '../../../loop/rules/hand-in-fields.ts';

const sectionId = z.string().check(z.regex(/^S\d{1,3}$/, 'expected the id of a section of the plan, such as "S3"'));

const decomposedFeature = z.object({
  id: featureId,
  name: words(3, 200),
  /** Sufficient to implement it without the plan. */
  description: words(20, 6_000),
  component: words(1, 200),
  kind: z._default(z.enum(plannedKinds), 'feature'),
  /** Ids of features of this hand-in. */
  dependencies: z.array(z.string()).check(z.maxLength(200)),
  /** Ways to the same result, in the order in which they are to be tried. */
  ways: z._default(z.array(words(20, 6_000)).check(z.maxLength(8)), []),
  verification_commands: z._default(z.array(words(1, 1_000)).check(z.maxLength(20)), []),
  manual_verification: z._default(z.array(words(3, 1_000)).check(z.maxLength(50)), []),
  parallel: z._default(z.nullable(z.boolean()), null),
  /** The sections that it is made from. */
  sections: z.array(sectionId).check(z.minLength(1), z.maxLength(50)),
});

/** The hand-in of a feature-decomposer, which divides a plan in prose into features. */
export const decompositionHandIn = z.object({
  features: z.array(decomposedFeature),
  /** Sections with nothing to build, such as an introduction or a discussion of risks, with the reason. */
  left_out: z.array(z.object({ section: sectionId, why: words(3, 500) })),
});

/** The limit in the schema of a feature. */
const longestOrigin = 1_000;

export type Decomposed = Extract<PlanReading, { is: 'features' }> | { is: 'refused'; problems: string[] };

/** The features of a decomposer's hand-in, which must use or leave out every section of the plan and give a valid list. */
export function readDecomposition(value: unknown, sections: readonly PlanSection[], file: string): Decomposed {
  const shape = decompositionHandIn.safeParse(value);
  if (!shape.success) return { is: 'refused', problems: formatIssues(shape.error.issues, value) };
  const places = new Map(sections.map((section) => [section.id, section]));
  const { features: handedIn, left_out } = shape.data;
  const named = new Set([
    ...handedIn.flatMap((feature) => feature.sections),
    ...left_out.map(({ section }) => section),
  ]);
  const problems = [
    ...[...named].filter((id) => !places.has(id)).map((id) => `${id} is no section of the plan`),
    ...sections
      .filter(({ id }) => !named.has(id))
      .map(({ id, title }) => `${id} ("${title}") is in no feature and not among the left_out`),
  ];
  const features = handedIn.map(({ sections: from, ...feature }): Feature => {
    const lines = from.flatMap((id) => places.get(id) ?? []).map((place) => `${place.from}-${place.to}`);
    const { name, lead } = titled(feature.name);
    const description = asDescription([...lead, feature.description]);
    return newFeature({ ...feature, name, description, origin: `${file}:${lines.join(', ')}`.slice(0, longestOrigin) });
  });
  problems.push(...findProblems({ features, proofs: [] }));
  if (problems.length > 0) return { is: 'refused', problems };
  const notes = left_out.map(({ section, why }) => `${file}:${places.get(section)?.from ?? 1}: left out: ${why}`);
  return { is: 'features', features, notes };
}
