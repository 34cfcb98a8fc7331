import { expect, it } from 'vitest';
import { setupFiles } from '../../../../src/coding/rules/commands/setup-files.ts';

it.each([
  ['jest', 'package.json', '{"jest":{"setupFilesAfterEnv":["<rootDir>/checks/a"]}}', ['checks/a.ts']],
  ['vitest', 'web/vitest.config.ts', "export default { test: { globalSetup: './a.mjs' } }", ['web/a.mjs']],
  ['mocha', '.mocharc.json', '{ "require": ["tsx", "./checks/a.ts"] }', ['checks/a.ts']],
  ['options of pytest', 'pytest.ini', '[pytest]\naddopts = -q -p checks.plugin\n', ['checks/plugin.py']],
  ['pytest itself', 'conftest.py', 'pytest_plugins = ["checks.plugin", "other"]\n', ['checks/plugin.py']],
  ['code that a bundler is given', 'vite.config.ts', "export default { build: { lib: { entry: 'checks/a.ts' } } }", []],
])('what %s loads before the tests is found', (_, file, text, found) => {
  const paths = [file, 'checks/a.ts', 'checks/plugin.py', 'web/a.mjs'];
  expect([...setupFiles({ paths, contents: new Map([[file, text]]) })]).toEqual(found.map((one) => [one, file]));
});
