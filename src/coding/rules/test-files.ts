/** Folders of tests, and of what tests load or compare with. */
const folders =
  /(?:^|\/)(?:tests?|specs?|__tests__|e2e|integration_tests?|fixtures?|__fixtures__|testdata|__snapshots__|__mocks__|mocks)\//i;
const foldersOfTests = /(?:^|\/)(?:tests?|specs?|__tests__|e2e|integration_tests?)\//i;
/** Folders in these whose files hold no tests. */
const helping =
  /(?:^|\/)(?:fixtures?|__fixtures__|data|testdata|support|helpers?|common|__mocks__|mocks|(?:__)?snapshots(?:__)?)\//i;

/** `rooms.test.ts`, `test_rooms.py`, `rooms_spec.rb`, `tests.py`, `RoomTests.swift`, `RoomIT.java`. */
const namedLikeTest =
  /(?:^|\/)tests?[._-][^/]*$|(?:^|\/)tests?\.\w+$|[._-](?:tests?|specs?|cy|e2e)\.\w+$|(?:Tests?|Spec|IT)\.\w+$/;
const namedLikeHelper = /(?:^|\/)[_.][^/]*$|(?:^|[/._-])(?:conftest|setup|utils?|helpers?|fixtures?|mocks?)\.\w+$/i;
const data = /\.(?:json|ya?ml|toml|ini|cfg|xml|csv|tsv|md|txt|snap|ambr|html?|css|svg|png|lock|log|sql|cmake)$/i;

/** Whether a file holds tests, by its folder and name, in any language. */
export function isTestFile(path: string): boolean {
  if (data.test(path) || namedLikeHelper.test(path) || !/[^/.]\.\w+$/.test(path)) return false;
  return namedLikeTest.test(path) || (foldersOfTests.test(path) && !helping.test(path));
}

/** Whether tests load a file or compare with it: helpers, fixtures, snapshots. */
export function isBesideTests(path: string): boolean {
  return folders.test(path) || /(?:^|\/)conftest\.py$|\.(?:snap|ambr)$/.test(path);
}

/** Whether a file belongs to the tests. */
export const isOfTests = (path: string): boolean => isTestFile(path) || isBesideTests(path);

const prose =
  /(?:^|\/)(?:LICEN[CS]E|CHANGELOG|README|AUTHORS|NOTICE)[^/]*$|\.(?:md|mdx|markdown|rst|txt|adoc)$|^docs\//i;
/** Settings of build, checks or types, and what only a browser shows: tests seldom cover them. */
const settings =
  /(?:^|\/)(?:[^/]+\.config\.\w+|\.[^/]+|[^/]+\.d\.[cm]?ts|(?:setup|noxfile|conftest|manage)\.py|(?:GNU)?[Mm]akefile|[Jj]ustfile|Dockerfile|Gemfile|Rakefile|go\.(?:mod|sum))$|\.(?:sh|bash|ps1|gradle|kts)$/;

/** Whether a file is prose, which test runs do not read. */
export const isProse = (path: string): boolean => prose.test(path);

/** Whether a change of a file has to be shown by a test: it is code, and neither a test nor a setting. */
export function needsShowing(path: string): boolean {
  return !isOfTests(path) && !prose.test(path) && !settings.test(path) && !data.test(path) && /\.\w+$/.test(path);
}
