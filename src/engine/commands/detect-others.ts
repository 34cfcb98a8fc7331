import {
  atLine,
  type CommandKind,
  type DetectedCommand,
  type Ecosystem,
  fileName,
  folderOf,
  inFolder,
  isRecord,
  type ProjectFiles,
  readJson,
} from './project-files.ts';

/** A tool's convention: where one of these files lies, these lines are the checks. */
interface Convention {
  ecosystem: Ecosystem;
  mark: RegExp;
  lines: Partial<Record<CommandKind, string>>;
  /** Only when such a file lies beside the mark or below its folder, or such text stands in the mark. */
  needs?: { path?: RegExp; text?: RegExp };
  /** A program of the project to use instead of the first word, when it lies beside the mark. */
  wrapper?: string;
}

const conventions: readonly Convention[] = [
  {
    ecosystem: 'rust',
    mark: /^Cargo\.toml$/,
    needs: { text: /^\[workspace\]/m },
    lines: {
      test: 'cargo test --workspace',
      types: 'cargo check --workspace --all-targets',
      build: 'cargo build --workspace',
    },
  },
  {
    ecosystem: 'rust',
    mark: /^Cargo\.toml$/,
    lines: { test: 'cargo test', types: 'cargo check --all-targets', build: 'cargo build' },
  },
  { ecosystem: 'rust', mark: /^\.?clippy\.toml$/, lines: { lint: 'cargo clippy --all-targets -- -D warnings' } },
  { ecosystem: 'go', mark: /^\.golangci\.ya?ml$/, lines: { lint: 'golangci-lint run' } },
  {
    ecosystem: 'go',
    mark: /^go\.mod$/,
    lines: { test: 'go test ./...', lint: 'go vet ./...', build: 'go build ./...' },
  },
  {
    ecosystem: 'jvm',
    mark: /^pom\.xml$/,
    lines: { test: 'mvn -B test', build: 'mvn -B -DskipTests package' },
    wrapper: 'mvnw',
  },
  {
    ecosystem: 'jvm',
    mark: /^build\.gradle(?:\.kts)?$/,
    lines: { test: 'gradle test --console=plain', build: 'gradle assemble --console=plain' },
    wrapper: 'gradlew',
  },
  { ecosystem: 'dotnet', mark: /\.slnx?$/, lines: { test: 'dotnet test', build: 'dotnet build' } },
  { ecosystem: 'dotnet', mark: /\.(?:cs|fs|vb)proj$/, lines: { test: 'dotnet test', build: 'dotnet build' } },
  {
    ecosystem: 'ruby',
    mark: /^Gemfile$/,
    needs: { path: /(?:^|\/)spec\/.*_spec\.rb$/ },
    lines: { test: 'bundle exec rspec' },
  },
  { ecosystem: 'ruby', mark: /^Gemfile$/, needs: { path: /^(?:.*\/)?bin\/rails$/ }, lines: { test: 'bin/rails test' } },
  { ecosystem: 'ruby', mark: /^Rakefile$/, needs: { text: /TestTask|task\s+:?test/ }, lines: { test: 'rake test' } },
  { ecosystem: 'ruby', mark: /^\.rubocop\.yml$/, lines: { lint: 'bundle exec rubocop' } },
  { ecosystem: 'php', mark: /^phpunit\.xml(?:\.dist)?$/, lines: { test: 'vendor/bin/phpunit' } },
  { ecosystem: 'php', mark: /^phpstan\.neon(?:\.dist)?$/, lines: { types: 'vendor/bin/phpstan analyse' } },
  { ecosystem: 'deno', mark: /^deno\.jsonc?$/, lines: { test: 'deno test', lint: 'deno lint', types: 'deno check .' } },
];

function fits({ needs }: Convention, file: string, files: ProjectFiles): boolean {
  const { path, text } = needs ?? {};
  if (text !== undefined && !text.test(files.contents.get(file) ?? '')) return false;
  return path === undefined || files.paths.some((one) => path.test(one));
}

/** Scripts and tasks that a composer.json or deno.json declares; the first of these names that is there. */
const taskFiles = [
  { name: /^composer\.json$/, ecosystem: 'php', field: 'scripts', run: 'composer run-script' },
  { name: /^deno\.jsonc?$/, ecosystem: 'deno', field: 'tasks', run: 'deno task' },
] as const;

function declaredTask(kind: CommandKind, file: string, files: ProjectFiles): DetectedCommand | undefined {
  const reader = taskFiles.find(({ name }) => name.test(fileName(file)));
  if (reader === undefined) return undefined;
  const text = files.contents.get(file) ?? '';
  const tasks = readJson(text.replace(/^\s*\/\/.*$/gm, ''))[reader.field];
  const task = [kind === 'types' ? 'check' : kind, `${kind}:ci`, kind].find((name) => isRecord(tasks) && name in tasks);
  if (task === undefined) return undefined;
  const place = atLine(text, new RegExp(`^\\s*"${task}"\\s*:`));
  const reason = `${file} has "${task}" in "${reader.field}"`;
  return {
    kind,
    ecosystem: reader.ecosystem,
    folder: folderOf(file),
    line: `${reader.run} ${task}`,
    declared: true,
    reason,
    file,
    ...place,
  };
}

/** The checks of Rust, Go, Java and Kotlin, .NET, Ruby, PHP and Deno projects; the first that fits a folder counts. */
export function detectOthers(kind: CommandKind, files: ProjectFiles): DetectedCommand[] {
  const declared = files.paths.flatMap((file) => declaredTask(kind, file, files) ?? []);
  const usual = conventions.flatMap((convention): DetectedCommand[] => {
    const { ecosystem, mark, lines, wrapper } = convention;
    const line = lines[kind];
    if (line === undefined) return [];
    return files.paths
      .filter((file) => mark.test(fileName(file)) && fits(convention, file, files))
      .map((file) => {
        const folder = folderOf(file);
        const own = wrapper !== undefined && files.paths.includes(inFolder(folder, wrapper));
        const text = own ? line.replace(/^\S+/, `./${wrapper}`) : line;
        return { kind, ecosystem, folder, line: text, declared: false, reason: `${file} is there`, file };
      });
  });
  return [...declared, ...usual];
}
