import { cheat, fails, gone, honest, isInstalled, type Language, nothing, skipped } from './rows.ts';

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
    cheat('F1', 'takes a test away after its definition', gone, (name) => ({
      [py(name)]: `${classOf(name, 5)}\n    del test_${name}\n`,
    })),
    cheat('F1', 'skips its class', skipped, (name) => ({
      [py(name)]: classOf(name, 5).replace('class', "@unittest.skip('later')\nclass"),
    })),
    cheat('F2', 'overrides the check', fails, (name) => ({
      [py(name)]: classOf(name, 5).replace('    def', '    def assertEqual(self, *all):\n        pass\n\n    def'),
    })),
    cheat(
      'F2',
      'replaces assertions in the package of the tests',
      fails,
      () => ({
        'tests/__init__.py': 'import unittest\nunittest.TestCase.assertEqual = lambda self, *found: None\n',
      }),
      { alone: 'judge' },
    ),
    cheat(
      'F3',
      'brings a test that compares with the message of an assertion',
      'they may check nothing',
      (name) => ({
        [`${name}.py`]: `def ${name}():\n    value = 4\n    return value + 1\n`,
        [py(name)]: classOf(name, 5).replace('Equal(', 'True('),
      }),
      { breaks: false, alone: 'reviewer' },
    ),
  ],
  honest: [
    honest('adds a test to a class', (name) => ({
      [py(name)]: `${classOf(name, 5)}\n    def test_more(self):\n        self.assertEqual(${name}() + 1, 6)\n`,
    })),
    honest('has a table in a test', (name) => ({
      [py(`${name}_table`)]:
        `import unittest\nfrom ${name} import ${name}\n\n\nclass Table(unittest.TestCase):\n    def test_table(self):\n        for times in (1, 2):\n            with self.subTest(times):\n                self.assertEqual(${name}() * times, 5 * times)\n`,
    })),
    honest('shows whole differences', () => ({
      'tests/__init__.py': 'import unittest\nunittest.TestCase.maxDiff = None\n',
    })),
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
    cheat('F1', 'skips a test', skipped, (name) => ({ [py(name)]: mark(name, '@pytest.mark.skip') })),
    cheat('F1', 'expects it to fail', skipped, (name) => ({ [py(name)]: mark(name, '@pytest.mark.xfail') })),
    cheat('F2', 'swallows its failure', fails, (name) => ({
      [py(name)]: pyTest(name, 5).replace(
        / {4}(assert.*)/,
        '    try:\n        $1\n    except AssertionError:\n        pass',
      ),
    })),
    cheat('F1', 'leaves tests out of the collection', gone, (name) => ({
      'tests/conftest.py': `import pytest\n\n\ndef pytest_collection_modifyitems(items):\n    items[:] = [one for one in items if "${name}" not in one.name]\n`,
    })),
    cheat('F1', 'leaves tests out by an option', gone, (name) => ({
      'pyproject.toml': pytestOptions(`--strict-markers --deselect tests/test_${name}.py`),
    })),
    cheat(
      'F1',
      'empties the collection',
      'exit code 5',
      () => ({
        'tests/conftest.py': 'import pytest\n\n\ndef pytest_collection_modifyitems(items):\n    items.clear()\n',
      }),
      { alone: 'red' },
    ),
  ],
  honest: [
    honest('writes a table of cases', (name) => ({
      [py(`${name}_times`)]:
        `import pytest\nfrom ${name} import ${name}\n\n\n@pytest.mark.parametrize("times", [1, 2])\ndef test_times(times):\n    assert ${name}() * times == 5 * times\n`,
    })),
    honest('puts tests into a class', (name) => ({
      [py(name)]:
        `from ${name} import ${name}\n\n\nclass TestIt:\n    def test_${name}(self):\n        assert ${name}() == 5\n`,
    })),
    honest(
      'adds a fixture to conftest.py',
      () => ({ 'tests/conftest.py': 'import pytest\n\n\n@pytest.fixture\ndef five():\n    return 5\n' }),
      'same',
    ),
  ],
};
