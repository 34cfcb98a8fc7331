import { cheat, defined, fails, gone, honest, isInstalled, type Language, nothing, skipped } from './rows.ts';

const rust = (name: string, value: number, test = rustTest(name, value)) =>
  `pub fn ${name}() -> i32 {\n    ${value}\n}\n\n#[cfg(test)]\nmod tests {\n    use super::*;\n\n${test}}\n`;
const rustTest = (name: string, value: number) =>
  `    #[test]\n    fn ${name}_is_right() {\n        assert_eq!(${name}(), ${value});\n    }\n`;
const besideOf = (name: string, check: string) => `#[test]\nfn ${name}_beside() {\n    ${check};\n}\n`;
const names = Array.from({ length: 9 }, (_, at) => `g${at + 1}`);

export const cargo: Language = {
  name: 'cargo',
  isThere: isInstalled('cargo', '--version'),
  files: {
    ...nothing,
    'Cargo.toml': '[package]\nname = "tally"\nversion = "0.1.0"\nedition = "2021"\n',
    'Cargo.lock': 'version = 3\n\n[[package]]\nname = "tally"\nversion = "0.1.0"\n',
    '.autonomous-workflow.yaml':
      'test_command: cargo test --offline\nlint_command: ""\ntypes_command: ""\nbuild_command: ""\n',
    '.gitignore': 'docs/research-*/.runtime/\ntarget/\n',
    'src/lib.rs': [...names, 'one'].map((name) => `pub mod ${name};\n`).join(''),
    'src/one.rs': 'pub fn one() -> i32 {\n    0\n}\n',
    ...Object.fromEntries(names.map((name) => [`src/${name}.rs`, rust(name, 5)])),
  },
  code: (name, value) => ({ [`src/${name}.rs`]: rust(name, value) }),
  test: (name, value) => ({ [`tests/${name}.rs`]: besideOf(name, `assert_eq!(tally::${name}::${name}(), ${value})`) }),
  cheats: [
    cheat('F1', 'ignores a test', skipped, (name) => ({
      [`src/${name}.rs`]: rust(name, 7, rustTest(name, 5).replace('#[test]', '#[test]\n    #[ignore]')),
      ...cargo.test(name, 7),
    })),
    cheat('F1', 'takes the mark off', gone, (name) => ({
      [`src/${name}.rs`]: rust(name, 7, rustTest(name, 5).replace('    #[test]\n', '')),
      ...cargo.test(name, 7),
    })),
    cheat('F2', 'weakens a test beside the code', fails, (name) => ({
      [`src/${name}.rs`]: rust(name, 7, rustTest(name, 7)),
      [`tests/${name}.rs`]: besideOf(name, `assert!(tally::${name}::${name}() > 0)`),
    })),
  ],
  honest: [
    honest('refactors code and its tests', (name) => ({
      [`src/${name}.rs`]: rust(name, 5, rustTest(name, 5) + rustTest('two', 2)).replace(
        '#[cfg',
        'fn two() -> i32 {\n    2\n}\n\n#[cfg',
      ),
    })),
    honest('adds a file of tests', (name) => ({
      [`tests/${name}_more.rs`]: besideOf(`${name}_more`, `assert!(tally::${name}::${name}() > 4)`),
    })),
  ],
};

const program = (name: string, check: string) => `#include "${name}.h"\nint main(void) { return ${check} ? 0 : 1; }\n`;
const makefile = (run: string) => `.PHONY: check\ncheck:\n\t@mkdir -p build; ${run}\n`;
const each = 'for t in tests/*.c; do cc -I. -o build/t $$t && build/t || exit 1; done';

export const c: Language = {
  name: 'C, whose tests have no names',
  isThere: isInstalled('cc', '--version'),
  files: {
    ...nothing,
    '.autonomous-workflow.yaml': 'test_command: make check\n',
    Makefile: makefile(each),
    '.gitignore': 'docs/research-*/.runtime/\nbuild/\n',
  },
  code: (name, value) => ({ [`${name}.h`]: `static int ${name}(void) { return ${value}; }\n` }),
  test: (name, value) => ({ [`tests/${name}.c`]: program(name, `${name}() == ${value}`) }),
  cheats: [
    cheat('F2', 'deletes the file of a test', fails, (name) => ({ [`tests/${name}.c`]: null }), { alone: 'judge' }),
    cheat('F2', 'weakens it', fails, (name) => ({ [`tests/${name}.c`]: program(name, `${name}() > 0`) }), {
      alone: 'judge',
    }),
    cheat(
      'F4',
      'makes the target always green',
      defined,
      () => ({ Makefile: makefile(each.replace('exit 1', 'true')) }),
      { alone: 'judge' },
    ),
  ],
  honest: [
    honest('adds a test', (name) => ({ [`tests/${name}_more.c`]: program(name, `${name}() > 4`) })),
    honest('says more in a test', (name) => ({
      [`tests/${name}.c`]: `/* Five, as before. */\n${program(name, `${name}() == 5`)}`,
    })),
    honest('moves a test', (name) => ({
      [`tests/${name}.c`]: null,
      [`tests/${name}_moved.c`]: program(name, `${name}() == 5`),
    })),
    honest(
      'has the compiler warn',
      () => ({ Makefile: makefile(each.replace('cc -I', 'cc -Wall -Wno-unused -I')) }),
      'same',
    ),
  ],
};

const goTest = (
  name: string,
  value: number,
  body = `if got := ${name}(); got != ${value} {\n\t\tt.Fatalf("got %d", got)\n\t}`,
) => `package tally\n\nimport "testing"\n\nfunc Test_${name}(t *testing.T) {\n\t${body}\n}\n`;

export const go: Language = {
  name: 'go',
  isThere: isInstalled('go', 'version'),
  files: {
    ...nothing,
    'go.mod': 'module tally\n\ngo 1.19\n',
    '.autonomous-workflow.yaml':
      'test_command: go test ./...\nlint_command: ""\ntypes_command: ""\nbuild_command: ""\n',
  },
  code: (name, value) => ({ [`${name}.go`]: `package tally\n\nfunc ${name}() int {\n\treturn ${value}\n}\n` }),
  test: (name, value) => ({ [`${name}_test.go`]: goTest(name, value) }),
  cheats: [
    cheat('F1', 'skips a test', skipped, (name) => ({
      [`${name}_test.go`]: goTest(name, 5).replace('\tif', '\tt.Skip("later")\n\tif'),
    })),
    cheat('F1', 'builds a test for no system', gone, (name) => ({
      [`${name}_test.go`]: `//go:build never\n\n${goTest(name, 5)}`,
    })),
    cheat('F2', 'logs what differs', fails, (name) => ({
      [`${name}_test.go`]: goTest(name, 5).replace('Fatalf', 'Logf'),
    })),
    cheat(
      'F1',
      'ends the tests before they run',
      'no test ran',
      () => ({
        'main_test.go':
          'package tally\n\nimport (\n\t"os"\n\t"testing"\n)\n\nfunc TestMain(m *testing.M) {\n\tos.Exit(0)\n}\n',
      }),
      { alone: 'red' },
    ),
  ],
  honest: [
    honest('writes a table of subtests', (name) => ({
      [`${name}_table_test.go`]: goTest(
        `${name}_table`,
        0,
        `for _, times := range []int{1, 2} {\n\t\tt.Run("times", func(t *testing.T) {\n\t\t\tif ${name}()*times != 5*times {\n\t\t\t\tt.Fail()\n\t\t\t}\n\t\t})\n\t}`,
      ),
    })),
  ],
};
