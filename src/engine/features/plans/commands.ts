/** Programs that checks are run with; what begins otherwise may be the name of a file or a function. */
const runners = new Set(
  (
    'make npm npx pnpm yarn bun bunx deno node tsx tsc eslint prettier vitest jest mocha playwright ' +
    'python python3 pytest tox nox uv poetry pipenv ruff mypy black go cargo rustc mvn gradle gradlew dotnet ' +
    'ruby bundle rake rspec php composer phpunit mix swift xcodebuild flutter dart cmake ctest ninja bazel just task ' +
    'docker docker-compose curl bash sh test grep git terraform helm kubectl psql sqlite3 golangci-lint shellcheck'
  ).split(' '),
);

const mostCommands = 20;
const longestCommand = 1_000;

/** The commands that stand as code in a line of a plan; they are proposals that nobody has confirmed. */
export function commandsIn(line: string): string[] {
  const found = [...line.matchAll(/`([^`]{2,1000})`/g)].map(([, code = '']) => code.trim());
  return found.filter(isCommand);
}

/** The first of them, each once. */
export function distinctCommands(commands: readonly string[]): string[] {
  return [...new Set(commands)].filter((command) => command.length <= longestCommand).slice(0, mostCommands);
}

function isCommand(code: string): boolean {
  // What sets variables before it is a command, too.
  const [, first = ''] = /^(?:[A-Z_][A-Z0-9_]*=\S* )*(\S+)/.exec(code) ?? [];
  if (/^\.{1,2}\/\S/.test(first)) return code.includes(' ') || /\.(?:sh|bash|mjs|js|ts|py)$|\/[\w-]+$/.test(first);
  return runners.has(first) && (code.includes(' ') || first === 'make' || first === 'pytest');
}
