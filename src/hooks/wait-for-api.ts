import { runForOwner } from './entry.ts';

runForOwner(async (input, root) => (await import('./on-stop-failure.ts')).onStopFailure(input, root), {
  inBackground: true,
});
