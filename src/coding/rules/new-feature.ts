import type { Feature } from './feature.ts';

/** What is so in any feature that nobody has begun. */
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

/** What a plan tells of a feature; the rest is as in any feature that nobody has begun. */
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
export function newFeature({ id, name, ...told }: NewFeature): Feature {
  return {
    id,
    name,
    ...newFeatureFields,
    dependencies: [],
    verification_commands: [],
    manual_verification: [],
    attempts: [],
    proofs: [],
    ...told,
  };
}
