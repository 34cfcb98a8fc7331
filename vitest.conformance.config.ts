import { defineConfig } from 'vitest/config';
import { ContractReporter } from './test/conformance/contract-reporter.ts';

export default defineConfig({
  test: {
    globalSetup: ['test/conformance/claude-versions.ts'],
    include: ['test/conformance/**/*.test.ts'],
    reporters: ['default', new ContractReporter()],
    testTimeout: 90_000,
    maxWorkers: 2,
  },
});
