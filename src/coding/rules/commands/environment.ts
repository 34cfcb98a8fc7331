import { firstOf } from '../../../base/text.ts';

/** Variables of an environment; undefined removes a variable. */
export type Environment = Record<string, string | undefined>;

/** Variables that decide which programs run the checks and what these load: another value may make any check green. */
const decisive =
  /^(?:PATH|HOME|TZ|G?(?:NU)?MAKEFLAGS|MFLAGS|SHELL|ENV|BASH_ENV|XDG_CONFIG_HOME|VIRTUAL_ENV|NODE_(?:OPTIONS|PATH|ENV)|npm_config_.*|PYTHON\w*|PYTEST_\w+|UV_\w+|LD_\w+|DYLD_\w+|GIT_(?:CONFIG|EXEC)\w*|RUBY\w+|BUNDLE_\w+|PERL5\w*|GO\w*|CARGO\w*|RUST\w*|JAVA_\w+|MAVEN_\w+|GRADLE_\w+|JEST_\w+|VITEST\w*|MOCHA_\w+|TS_NODE_\w+|TSX_\w+|COVERAGE_\w+)$/i;

/** Such variables are not frozen, since they would be stored. */
const secret = /auth|token|passw|secret|_key\b|credential/i;
const secretValue = /:\/\/[^/\s]*@/;

const longestValue = 10_000;

function isHeld(name: string, value: string | undefined): boolean {
  if (!decisive.test(name) || secret.test(name)) return false;
  return value === undefined || (value.length <= longestValue && !secretValue.test(value));
}

/** The variables that are frozen with the commands, as they are now. */
export function heldVariables(environment: Environment): Record<string, string> {
  const held = Object.entries(environment).filter(([name, value]) => value !== undefined && isHeld(name, value));
  return Object.fromEntries(held) as Record<string, string>;
}

/** The frozen part of an environment. */
export interface FrozenEnvironment {
  /** The decisive variables; empty if none were frozen, as by an older version. */
  environment: Readonly<Record<string, string>>;
  /** See `variableHashes`; missing where an older version froze them. */
  variable_hashes?: readonly string[] | undefined;
}

/** A digest of a text, such as SHA-256 in hexadecimal. */
type Hash = (text: string) => string;

const hashLength = 16;

/** Variables that runs may need, differ from login to login, and decide nothing. */
const ofLogin =
  /^(?:TMPDIR|TMP|TEMP|(?:https?|all|no)_proxy|SSH_AUTH_SOCK|DISPLAY|WAYLAND_DISPLAY|XAUTHORITY|XDG_RUNTIME_DIR|DBUS_SESSION_BUS_ADDRESS)$/i;

/** Variables that Claude Code, a shell, a terminal, npm or systemd set, so that nobody means them for the tests. */
const ofCaller =
  /^(?:CLAUDE\w*|AI_AGENT|OTEL_\w+|GIT_EDITOR|COREPACK_ENABLE_AUTO_PIN|_|SHLVL|PWD|OLDPWD|CI|TERM\w*|COLUMNS|LINES|(?:NO|FORCE)_COLOR|COLOR\w+|TMUX\w*|SSH_\w+|XDG_SESSION_\w+|npm_\w+|INIT_CWD|INVOCATION_ID|JOURNAL_STREAM|SYSTEMD_EXEC_PID)$/;

/** The names of all variables of an environment. */
function variableNames(environment: Environment): string[] {
  return Object.keys(environment)
    .filter((name) => environment[name] !== undefined)
    .sort();
}

/** Hashes of the names of all variables of an environment: a name such as that of a database's password is not published. */
export function variableHashes(environment: Environment, hash: Hash): string[] {
  return variableNames(environment)
    .map((name) => hash(name).slice(0, hashLength))
    .sort();
}

/** Whether the freeze knew a variable; every one where it stored no names. */
function knows({ variable_hashes }: FrozenEnvironment, hash: Hash): (name: string) => boolean {
  const known = variable_hashes && new Set(variable_hashes);
  return (name) => known === undefined || known.has(hash(name).slice(0, hashLength));
}

/** The names of variables that came after the freeze and are kept from the tests, without those that nobody means for them. */
export function variablesLeftOut(frozen: FrozenEnvironment, now: Environment, hash: Hash): string[] {
  if (Object.keys(frozen.environment).length === 0) return [];
  const isKnown = knows(frozen, hash);
  return variableNames(now).filter((name) => !isKnown(name) && !ofLogin.test(name) && !ofCaller.test(name));
}

/** The variables that may decide how a verification ends, as it has them: two with the same ones may share a baseline. */
export function decidingVariables(frozen: FrozenEnvironment, now: Environment, hash: Hash): unknown[] {
  const given = frozenEnvironment(frozen, now, hash);
  const others = variableNames(given).filter((name) => !ofLogin.test(name) && !ofCaller.test(name));
  return [...Object.entries(heldVariables(given)).sort(), ...(frozen.variable_hashes === undefined ? [] : [others])];
}

/** The environment for a verification: the present values of the variables that the freeze knew, and the frozen ones of decisive ones. */
export function frozenEnvironment(frozen: FrozenEnvironment, now: Environment, hash: Hash): Environment {
  const { environment } = frozen;
  if (Object.keys(environment).length === 0) return now;
  const isKnown = knows(frozen, hash);
  const others = Object.entries(now).filter(
    ([name, value]) => !isHeld(name, value) && (isKnown(name) || ofLogin.test(name)),
  );
  return { ...Object.fromEntries(others), ...environment };
}

/** The sentence about variables that the tests were not given, for the session or a question to the user. */
export function describeLeftOut(names: readonly string[], workflow: string): string {
  return `The commands did not get these variables, which came after they were frozen: ${firstOf([...names]).join(', ')}. Where they are needed, the user takes them with: autonomous-workflow commands confirm ${workflow}`;
}

/** Settings of npm that decide what runs a script. */
const npmSetting =
  /^\s*["']?(script-shell|node-options|shell|ignore-scripts|prefix|prefer-offline-scripts)["']?\s*=\s*(.*?)\s*$/;

/** The settings of a `.npmrc` that decide what runs a script, as variables by which they are frozen. */
export function npmVariables(npmrc: string): Record<string, string> {
  return Object.fromEntries(
    npmrc.split(/\r?\n/).flatMap((line) => {
      const [, name, value = ''] = npmSetting.exec(line) ?? [];
      return name === undefined || value === '' ? [] : [[`npm_config_${name.replaceAll('-', '_')}`, value]];
    }),
  );
}

/** A `.npmrc` without the settings that decide what runs a script. */
export function withoutRunners(npmrc: string): string {
  return npmrc
    .split(/\r?\n/)
    .filter((line) => !npmSetting.test(line))
    .join('\n');
}
