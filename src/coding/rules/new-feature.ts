import type { Feature } from './feature.ts';

/** The values of every feature that nobody has begun. */
const newFeatureFields = {
  description: '',
  component: '',
  kind: 'feature',
  dependencies: [],
  passes: false,
  status: 'pending',
  cause: null,
  verification_commands: [],
  manual_verification: [],
  attempts: [],
  forgiven: 0,
  proofs: [],
  bindings: null,
  parallel: null,
  parent: null,
  claimed: false,
  origin: null,
} as const satisfies Partial<Record<keyof Feature, unknown>>;

/** The facts of a feature that a plan gives; the others are as in every feature that nobody has begun. */
export type NewFeature = Pick<Feature, 'id' | 'name'> &
  Partial<
    Pick<
      Feature,
      | 'description'
      | 'component'
      | 'kind'
      | 'dependencies'
      | 'verification_commands'
      | 'manual_verification'
      | 'parallel'
      | 'parent'
      | 'claimed'
      | 'origin'
    >
  >;

/** A feature that nobody has begun. */
export function newFeature({ id, name, ...given }: NewFeature): Feature {
  return {
    id,
    name,
    ...newFeatureFields,
    dependencies: [],
    verification_commands: [],
    manual_verification: [],
    attempts: [],
    proofs: [],
    ...given,
  };
}
