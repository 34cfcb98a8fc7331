import { runForOwner } from './entry.ts';

runForOwner(async (input, root) => (await import('./on-search.ts')).onSearch(input, root));
