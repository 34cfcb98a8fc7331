import type { Feature } from './feature.ts';

/** The initial values of a feature. */
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

/** The fields that a plan sets; the others have their initial values. */
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

/** A feature with its initial values. */
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
