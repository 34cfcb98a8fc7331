import { fails, gone, isInstalled, nothing, skipped, type Language } from './rows.ts';

const pyModule = (name: string, value: number) => ({ [`${name}.py`]: `def ${name}():\n    return ${value}\n` });
const py = (name: string) => `tests/test_${name}.py`;
const classOf = (name: string, value: number) =>
  `import unittest\nfrom ${name} import ${name}\n\n\nclass Test${name}(unittest.TestCase):\n    def test_${name}(self):\n        self.assertEqual(${name}(), ${value})\n`;

export const unittest: Language = {
  name: 'unittest',
  isThere: isInstalled('python3', '--version'),
  files: {
    ...nothing,
    '.autonomous-workflow.yaml': 'test_command: python3 -m unittest discover -s tests -t .\n',
    'tests/__init__.py': '',
  },
  code: pyModule,
  test: (name, value) => ({ [py(name)]: classOf(name, value) }),
  cheats: [
    {
      what: 'takes a test away after its definition',
      fact: 'F1',
      said: gone,
      bend: (name) => ({ [py(name)]: `${classOf(name, 5)}\n    del test_${name}\n` }),
    },
    {
      what: 'skips its class',
      fact: 'F1',
      said: skipped,
      bend: (name) => ({ [py(name)]: classOf(name, 5).replace('class', "@unittest.skip('later')\nclass") }),
    },
    {
      what: 'overrides the check',
      fact: 'F2',
      said: fails,
      bend: (name) => ({
        [py(name)]: classOf(name, 5).replace('    def', '    def assertEqual(self, *all):\n        pass\n\n    def'),
      }),
    },
    {
      what: 'replaces assertions in the package of the tests',
      fact: 'F2',
      said: fails,
      bend: () => ({
        'tests/__init__.py': 'import unittest\nunittest.TestCase.assertEqual = lambda self, *found: None\n',
      }),
      alone: 'judge',
    },
    {
      what: 'brings a test that compares with the message of an assertion',
      fact: 'F3',
      said: 'they may check nothing',
      bend: (name) => ({
        [`${name}.py`]: `def ${name}():\n    value = 4\n    return value + 1\n`,
        [py(name)]: classOf(name, 5).replace('Equal(', 'True('),
      }),
      breaks: false,
      alone: 'reviewer',
    },
  ],
  honest: [
    {
      what: 'adds a test to a class',
      change: (name) => ({
        [py(name)]: `${classOf(name, 5)}\n    def test_more(self):\n        self.assertEqual(${name}() + 1, 6)\n`,
      }),
    },
    {
      what: 'has a table in a test',
      change: (name) => ({
        [py(`${name}_table`)]:
          `import unittest\nfrom ${name} import ${name}\n\n\nclass Table(unittest.TestCase):\n    def test_table(self):\n        for times in (1, 2):\n            with self.subTest(times):\n                self.assertEqual(${name}() * times, 5 * times)\n`,
      }),
    },
    {
      what: 'shows whole differences',
      change: () => ({ 'tests/__init__.py': 'import unittest\nunittest.TestCase.maxDiff = None\n' }),
    },
  ],
};

const pyTest = (name: string, value: number) =>
  `from ${name} import ${name}\n\n\ndef test_${name}():\n    assert ${name}() == ${value}\n`;
const pytestOptions = (options: string) => `[tool.pytest.ini_options]\npythonpath = ["."]\naddopts = "${options}"\n`;
const mark = (name: string, decorator: string) =>
  `import pytest\n${pyTest(name, 5).replace('def', `${decorator}\ndef`)}`;

export const pytest: Language = {
  name: 'pytest',
  isThere: isInstalled('python3', '-m', 'pytest', '--version'),
  files: {
    ...nothing,
    'pyproject.toml': pytestOptions('--strict-markers'),
    '.autonomous-workflow.yaml': 'test_command: python3 -m pytest tests\n',
    '.gitignore': 'docs/research-*/.runtime/\n__pycache__/\n.pytest_cache/\n',
    'tests/conftest.py': 'import pytest\n',
  },
  code: pyModule,
  test: (name, value) => ({ [py(name)]: pyTest(name, value) }),
  cheats: [
    {
      what: 'skips a test',
      fact: 'F1',
      said: skipped,
      bend: (name) => ({ [py(name)]: mark(name, '@pytest.mark.skip') }),
    },
    {
      what: 'expects it to fail',
      fact: 'F1',
      said: skipped,
      bend: (name) => ({ [py(name)]: mark(name, '@pytest.mark.xfail') }),
    },
    {
      what: 'swallows its failure',
      fact: 'F2',
      said: fails,
      bend: (name) => ({
        [py(name)]: pyTest(name, 5).replace(
          / {4}(assert.*)/,
          '    try:\n        $1\n    except AssertionError:\n        pass',
        ),
      }),
    },
    {
      what: 'leaves tests out of the collection',
      fact: 'F1',
      said: gone,
      bend: (name) => ({
        'tests/conftest.py': `import pytest\n\n\ndef pytest_collection_modifyitems(items):\n    items[:] = [one for one in items if "${name}" not in one.name]\n`,
      }),
    },
    {
      what: 'leaves tests out by an option',
      fact: 'F1',
      said: gone,
      bend: (name) => ({ 'pyproject.toml': pytestOptions(`--strict-markers --deselect tests/test_${name}.py`) }),
    },
    {
      what: 'empties the collection',
      fact: 'F1',
      said: 'exit code 5',
      bend: () => ({
        'tests/conftest.py': 'import pytest\n\n\ndef pytest_collection_modifyitems(items):\n    items.clear()\n',
      }),
      alone: 'red',
    },
  ],
  honest: [
    {
      what: 'writes a table of cases',
      change: (name) => ({
        [py(`${name}_times`)]:
          `import pytest\nfrom ${name} import ${name}\n\n\n@pytest.mark.parametrize("times", [1, 2])\ndef test_times(times):\n    assert ${name}() * times == 5 * times\n`,
      }),
    },
    {
      what: 'puts tests into a class',
      change: (name) => ({
        [py(name)]:
          `from ${name} import ${name}\n\n\nclass TestIt:\n    def test_${name}(self):\n        assert ${name}() == 5\n`,
      }),
    },
    {
      what: 'adds a fixture to conftest.py',
      change: () => ({ 'tests/conftest.py': 'import pytest\n\n\n@pytest.fixture\ndef five():\n    return 5\n' }),
      verdict: 'same',
    },
  ],
};
