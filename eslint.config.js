import js from '@eslint/js';
import tseslint from 'typescript-eslint';

/** What each layer of src may not import; test/architecture.test.ts checks the same arrows on the import graph. */
const forbidden = (layers) => ({
  'no-restricted-imports': [
    'error',
    {
      patterns: [
        {
          regex: `^(\\.\\./)+(${layers.join('|')})/`,
          message: 'Imports go one way: hooks, cli → safety → store, programs → engine.',
        },
      ],
    },
  ],
});

export default tseslint.config(
  { ignores: ['node_modules/**', 'hooks/**', 'bin/**', 'coverage/**', 'test/fixtures/**', '.cache/**'] },
  js.configs.recommended,
  {
    files: ['**/*.ts'],
    extends: [...tseslint.configs.strictTypeChecked, ...tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      'max-lines': ['error', 250],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' },
        { selector: 'CatchClause > BlockStatement[body.length=0]', message: 'Say in code what a caught error means.' },
      ],
    },
  },
  {
    files: ['src/engine/**/*.ts', 'src/*/rules/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { regex: '^node:', message: 'The engine and the rules of rooms are pure: plain data in, plain data out.' },
            { regex: '^(\\.\\./)+(store|programs|safety|hooks|cli)/', message: 'The engine imports nothing above it.' },
          ],
        },
      ],
      'no-restricted-globals': ['error', 'process', 'Buffer', 'fetch', 'setTimeout', 'setInterval'],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: 'Pass the time in.' },
        { object: 'Math', property: 'random', message: 'Pass randomness in.' },
      ],
    },
  },
  { files: ['src/store/**/*.ts'], rules: forbidden(['programs', 'safety', 'hooks', 'cli']) },
  { files: ['src/programs/**/*.ts'], rules: forbidden(['store', 'safety', 'hooks', 'cli']) },
  { files: ['src/safety/*.ts'], rules: forbidden(['programs', 'hooks', 'cli']) },
  { files: ['src/hooks/**/*.ts'], rules: forbidden(['cli']) },
  { files: ['src/cli/**/*.ts'], rules: forbidden(['hooks']) },
  {
    files: ['**/*.{js,mjs}'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { globals: { process: 'readonly', console: 'readonly', URL: 'readonly' } },
  },
  { files: ['*.config.{js,ts}'], rules: { 'no-restricted-syntax': 'off' } },
);
