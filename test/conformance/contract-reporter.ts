import { styleText } from 'node:util';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** Ends a run with the lines of the contract that each version keeps and breaks, so that a failure names its cause. */
export class ContractReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const all = modules.flatMap((module) => [...module.children.allTests()]);
    const checks = all.filter((check) => check.result().state !== 'skipped');
    const versionOf = (check: TestCase) => check.fullName.split(' > ')[0] ?? '';
    const report = [...new Set(checks.map(versionOf))].map((version) =>
      versionReport(
        version,
        checks.filter((check) => versionOf(check) === version),
      ),
    );
    console.log(['', ...report, ''].join('\n'));
  }
}

function versionReport(version: string, checks: readonly TestCase[]): string {
  const broken = checks.filter((check) => check.result().state === 'failed');
  const kept = checks.filter((check) => check.result().state === 'passed').length;
  const head = `${version} keeps ${kept} of ${checks.length} lines of the hook contract`;
  const lines = broken.map((check) => {
    const [reason = ''] = check.result().errors?.[0]?.message.split('\n') ?? [];
    return `${styleText('red', `  ✗ ${check.fullName.split(' > ').slice(1).join(': ')}`)}\n      ${reason}`;
  });
  return [styleText(broken.length === 0 ? 'green' : 'red', head), ...lines].join('\n');
}
