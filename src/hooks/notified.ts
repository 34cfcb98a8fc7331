import { runForOwner } from './entry.ts';

runForOwner(async (input, root) => (await import('./on-notification.ts')).onNotification(input, root));
