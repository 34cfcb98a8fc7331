import { stashWork } from '../../src/programs/git/stash.ts';

const [root, workflow] = process.argv.slice(2);
await stashWork(root, workflow, ['docs/research-x'], '1');
