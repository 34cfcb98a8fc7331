/** Patterns for tests of a language in single lines. */
export interface Language {
  /** The first line of a test; the first group is its name. */
  test: RegExp;
  /** The first line of a test whose name may follow on a later line. */
  opening?: RegExp;
  /** A mark on a line above the test, in languages with such marks: `#[test]`, `@Test`. */
  mark?: RegExp;
  assertion: RegExp;
  /** Disables a test or a suite unconditionally. */
  skip: RegExp;
  /** Excludes all other tests. */
  only?: RegExp;
  /** An assertion that is always true. */
  trivial: RegExp;
  /** An assertion with the form of a comparison whose second value is only the message. */
  message?: RegExp;
  /** An assertion that checks hardly anything. */
  weak: RegExp;
  comment: RegExp;
}

const never = /(?!)/;
const slashes = /^\s*(?:\/\/|\/\*|\*).*$|\s\/\/ .*$/;

const javaScript: Language = {
  test: /^\s*(?:x|f)?(?:it|test|specify)(?:\.(?!each\b|describe\b|step\b|before\w*\b|after\w*\b|extend\b|use\b)\w+(?:\([^)]*\))?)*(?:\.each(?:<.*?>)?(?:\(.*\)|`[^`]*`))?\s*\(\s*(['"`].*?['"`])\s*,/,
  opening:
    /^\s*(?:x|f)?(?:it|test|specify)(?:\.(?!describe\b|step\b|before\w*\b|after\w*\b|extend\b|use\b)\w+(?:\([^)]*\))?)*(?:<.*)?[(`][^;]*$/,
  assertion:
    /\bexpect(?:\.soft|TypeOf)?\s*\(|\bassert(?:\.\w+)*\s*\(|\bt\.(?:is|like|deepEqual|true|false|truthy|throws\w*|equal|same|ok|strictSame|not\w*|regex|snapshot)\(|\.should\b/,
  skip: /(?:^|[^\w.])(?:it|test|describe|suite|specify|context)\.(?:skip(?!If)|fails|failing|fixme)\b|(?:^|[^\w.])(?:xit|xtest|xdescribe|xcontext|xspecify)\s*\(|\bskip:\s*true\b|\bt(?:est|his|x)?\.skip\(|\b(?:ctx|context)\.skip\(/,
  only: /(?:^|[^\w.])(?:it|test|describe|suite|specify|context)\.only\b|(?:^|[^\w.])(?:fit|fdescribe)\s*\(|\bonly:\s*true\b/,
  trivial:
    /\bexpect\(\s*(true|false|1|0|null|undefined|'[^']*'|"[^"]*")\s*\)\s*\.(?:toBe|toEqual|toStrictEqual)\(\s*\1\s*\)|\bexpect\(\s*true\s*\)\.toBeTruthy\(|\bassert(?:\.ok)?\(\s*(?:true|1)\s*[,)]|\bassert\.(?:equal|strictEqual)\(\s*(\w+)\s*,\s*\2\s*\)/,
  weak: /\.(?:toBeDefined|toBeTruthy|not\.toThrow(?:Error)?|not\.toBeNull|not\.toBeUndefined)\(\s*\)|expect\.anything\(\)|\bassert(?:\.ok)?\(\s*\w+\s*\)/,
  comment: slashes,
};

const python: Language = {
  test: /^\s*(?:async\s+)?def\s+(test\w*)\s*\(/,
  assertion: /^\s*assert\b|\bself\.(?:assert\w+|fail)\s*\(|\bpytest\.(?:raises|fail|approx|warns)\b/,
  skip: /@(?:pytest\.mark\.(?:skip|xfail)\b(?!if)|unittest\.(?:skip|expectedFailure)\b(?!If|Unless))|\bpytest\.(?:skip|xfail|importorskip)\(|\bself\.skipTest\(|\braise\s+(?:unittest\.)?SkipTest|@pytest\.mark\.skipif\(\s*True|__test__\s*=\s*False|\bcollect_ignore/,
  trivial:
    /^\s*assert\s+(?:True|1|not False|1\s*==\s*1|True\s*==\s*True)\s*(?:,.*)?$|\bassertTrue\(\s*True\b|\bassertEqual\(\s*(\w+)\s*,\s*\1\s*\)/,
  message: /\bassert(?:True|False)\(\s*[^,()]+(?:\([^()]*\))?[^,()]*,\s*(?:[[{\d-]|(?:True|False|None)\b)/,
  weak: /^\s*assert\s+\w+(?:\s+is not None)?\s*$|\bassert(?:IsNotNone|True)\(\s*\w+\s*\)/,
  comment: /^\s*#.*$|\s#\s.*$/,
};

const go: Language = {
  test: /^func\s+((?:Test|Fuzz|Example)\w*)\s*\(/,
  assertion: /\bt\.(?:Error|Errorf|Fatal|Fatalf|Fail|FailNow)\b|\b(?:assert|require|is|qt|cmp)\.\w+\(/,
  skip: /\b[bt]\.Skip(?:f|Now)?\(|^\/\/go:build\s+(?:ignore|never)/,
  trivial: /\b(?:assert|require)\.True\(t,\s*true\b|\b(?:assert|require)\.Equal\(t,\s*(\w+),\s*\1\s*\)/,
  weak: /\b(?:assert|require)\.NotNil\(/,
  comment: slashes,
};

const rust: Language = {
  test: /^\s*(?:pub\s+)?(?:async\s+)?fn\s+(\w+)\s*\(/,
  mark: /^\s*#\[(?:\w+::)?(?:test|rstest|test_case)\b/,
  assertion: /\b(?:debug_)?assert(?:_\w+)?!|\bpanic!|#\[should_panic|\bprop_assert/,
  skip: /#\[ignore\b|#\[cfg\((?:any\(\)|never|FALSE)\)\]/,
  trivial: /\bassert!\(\s*true\s*[,)]|\bassert_eq!\(\s*(\w+)\s*,\s*\1\s*\)/,
  weak: never,
  comment: slashes,
};

const jvm: Language = {
  test: /^\s*(?:(?:public|private|internal|protected|static|final|async|override|open)\s+)*(?:void|fun|Task|[\w<>]+)\s+([\w`][\w ]*`?)\s*\(/,
  mark: /^\s*(?:@(?:Test|ParameterizedTest|RepeatedTest|Property)\b|\[(?:Fact|Theory|Test|TestMethod|TestCase)\b)/,
  assertion: /\b(?:assert\w*|verify|expect\w*|fail)\s*\(|\bAssert(?:ions)?\.\w+|\.(?:Should|should)\w*\b/,
  skip: /@(?:Disabled|Ignore)\b|\[Ignore\b|\bSkip\s*=\s*"|@EnabledIf\w*\(.*never|\bassume(?:True\(false|False\(true)|\[Explicit\b/,
  trivial:
    /\b(?:assertTrue|Assert\.(?:True|IsTrue|assertTrue))\(\s*true\s*\)|\b(?:assertEquals|Assert\.(?:Equal|AreEqual))\(\s*(\w+)\s*,\s*\1\s*\)/,
  weak: /\b(?:assertNotNull|Assert\.(?:NotNull|IsNotNull))\(/,
  comment: slashes,
};

const ruby: Language = {
  test: /^\s*(?:it|specify|scenario|test)\s+(['"].*?['"])\s*(?:,.*)?\bdo\b|^\s*def\s+test_\w+/,
  assertion: /\bexpect\b|\b(?:assert|refute)\w*\b|\.should\b|\bmust_\w+/,
  skip: /^\s*(?:xit|xdescribe|xcontext|pending|skip)\b|,\s*(?:skip|pending):/,
  only: /^\s*(?:fit|fdescribe|fcontext|focus)\b|,\s*(?::focus|focus:)/,
  trivial: /\bexpect\(true\)\.to\s+(?:be|eq\(?)\s*\(?true|\bassert\s+true\b/,
  weak: /\.not_to\s+be_nil\b|\brefute_nil\b/,
  comment: /^\s*#.*$|\s#\s.*$/,
};

const php: Language = {
  test: /^\s*(?:public\s+)?function\s+(test\w+|it_\w+)\s*\(|^\s*(?:it|test)\(\s*(['"].*?['"])\s*,/,
  assertion: /\$this->(?:assert\w+|expect\w+|fail)\(|\bself::assert\w+\(|\bAssert::\w+|\bexpect\(/,
  skip: /\bmarkTest(?:Skipped|Incomplete)\(|->skip\(/,
  only: /->only\(/,
  trivial: /assertTrue\(\s*true\s*\)|assert(?:Same|Equals)\(\s*([\w']+)\s*,\s*\1\s*\)/,
  weak: /assertNotNull\(/,
  comment: slashes,
};

const byEnding: Record<string, Language> = {
  ts: javaScript,
  tsx: javaScript,
  mts: javaScript,
  cts: javaScript,
  js: javaScript,
  jsx: javaScript,
  mjs: javaScript,
  cjs: javaScript,
  vue: javaScript,
  svelte: javaScript,
  py: python,
  go,
  rs: rust,
  java: jvm,
  kt: jvm,
  scala: jvm,
  groovy: jvm,
  cs: jvm,
  fs: jvm,
  vb: jvm,
  rb: ruby,
  php,
};

/** The language of a file, by its extension; undefined for one without patterns here. */
export function languageOf(path: string): Language | undefined {
  return byEnding[path.slice(path.lastIndexOf('.') + 1).toLowerCase()];
}

const testPath =
  /(?:^|\/)(?:tests?|specs?|__tests__|e2e|integration_tests?)\/(?!.*(?:^|\/)(?:fixtures?|__fixtures__|data|testdata|support|helpers|__mocks__|mocks)\/).*\.\w+$|[._-](?:test|spec|cy|e2e)\.[cm]?[jt]sx?$|(?:^|\/)test_[^/]*\.py$|_test\.(?:py|go|rb|exs|dart)$|_spec\.rb$|(?:Tests?|Spec|IT)\.(?:java|kt|cs|scala|groovy|fs|php)$/;

/** Whether a file is in a folder of tests, or has a test's name. */
export function isNamedLikeTest(path: string): boolean {
  return testPath.test(path);
}

/** Whether a file holds tests, by its folder and name. Rust has tests in the code, recognized by their attributes. */
export function isTestFile(path: string): boolean {
  return isNamedLikeTest(path) && languageOf(path) !== undefined;
}

/** `void`: the proof does not count. `concern`: the reviewer decides. */
export type Severity = 'void' | 'concern';

/** A construct that makes a green run prove less than it seems. */
export interface TamperFinding {
  /** The kind of construct, the same for every language. */
  id: string;
  severity: Severity;
  file: string;
  /** The line in the present file; undefined when it is about the whole file, or about a removed line. */
  line?: number;
  message: string;
}
