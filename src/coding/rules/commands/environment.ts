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

/**
 * The environment for a verification: the present one with the frozen values of the decisive variables.
 * @param frozen empty if none were frozen, as by an older version.
 */
export function frozenEnvironment(frozen: Readonly<Record<string, string>>, now: Environment): Environment {
  if (Object.keys(frozen).length === 0) return now;
  const others = Object.entries(now).filter(([name, value]) => !isHeld(name, value));
  return { ...Object.fromEntries(others), ...frozen };
}

/** Settings of npm that decide what runs a script. */
const npmSetting = /^\s*(script-shell|node-options|shell|ignore-scripts|prefix|prefer-offline-scripts)\s*=\s*(.*?)\s*$/;

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
