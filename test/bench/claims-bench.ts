import { readFileSync } from 'node:fs';
import { describeScores, failedBars, scoreClaims, type ClaimSample } from './claim-scores.ts';

/**
 * How well code alone finds claims that say the same: `npm run bench:claims [-- file]`. The file lists claims of researchers who knew
 * nothing of each other, with their duplicates labelled, as test/fixtures/claims/sqlite.json does.
 */
const file = process.argv[2] ?? 'test/fixtures/claims/sqlite.json';
const scores = scoreClaims(JSON.parse(readFileSync(file, 'utf8')) as ClaimSample);
process.stdout.write(`${file}\n${describeScores(scores)}\n`);
const failed = failedBars(scores);
if (failed.length > 0) {
  process.stdout.write(`${failed.join('\n')}\n`);
  process.exitCode = 1;
}
