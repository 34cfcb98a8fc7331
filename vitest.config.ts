import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** A limit only ends what hangs: on a machine at load 14 a test that starts many processes took 60 seconds, and 5 on an idle one. */
const patient = { testTimeout: 180_000, hookTimeout: 180_000, setupFiles: ['test/support/property-seed.ts'] };

/** Without the times of an earlier run vitest begins with the largest files, and would end with small ones that drive a real claude. */
class RealSessionsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isFirst = ({ moduleId }: TestSpecification) => moduleId.includes('/test/e2e/');
    return [...sorted.filter(isFirst), ...sorted.filter((file) => !isFirst(file))];
  }
}

/**
 * The end of a test file's name tells its tier: `x.test.ts` runs with `npm test`, `x.slow.test.ts` with `npm run test:all` as well,
 * `x.nightly.test.ts` with `npm run test:nightly`. The contract with Claude Code has a configuration of its own.
 */
const later = ['test/**/*.{slow,nightly}.test.ts'];
const rules = ['test/base/**/*.test.ts', 'test/**/rules/**/*.test.ts'];
const others = ['test/fixtures/**', 'test/conformance/**', 'node_modules/**'];

export default defineConfig({
  test: {
    // One more than the cores that CI has: many tests wait for processes.
    maxWorkers: 3,
    sequence: { sequencer: RealSessionsFirst },
    globalSetup: 'test/support/temporary-folder.ts',
    projects: [
      // Files share a process: its start and the loading of modules would be half of the time of pure tests.
      { test: { ...patient, name: 'rules', include: rules, exclude: [...others, ...later], isolate: false } },
      {
        test: {
          ...patient,
          name: 'quick',
          include: ['test/**/*.test.ts'],
          exclude: [...others, ...later, ...rules],
          isolate: false,
        },
      },
      { test: { ...patient, name: 'slow', include: ['test/**/*.slow.test.ts'], exclude: others } },
      { test: { ...patient, name: 'nightly', include: ['test/**/*.nightly.test.ts'], exclude: others } },
    ],
  },
});
