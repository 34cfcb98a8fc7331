import fc from 'fast-check';

// `npm test` decides whether a change is taken, so that it tries the same values for the same tree; every other run draws new ones.
if (process.env.npm_lifecycle_event === 'test') fc.configureGlobal({ seed: 1 });
