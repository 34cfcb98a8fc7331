/**
 * How many values a property tries. `npm test` tries the same ones each time (property-seed.ts), so that a quarter of them says as much
 * to someone who runs it again and again; every other run tries all.
 */
export const runs = (all: number): number => (process.env.npm_lifecycle_event === 'test' ? Math.ceil(all / 4) : all);
