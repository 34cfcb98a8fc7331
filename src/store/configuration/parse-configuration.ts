import { isAbsolute } from 'node:path';
import type { ConfigurationKey } from '../../engine/configuration/configuration.ts';
import { environmentRules, projectRules, userRules } from '../../engine/configuration/rules.ts';
import { judgeSettings, type GivenSetting, type Origin, type Setting } from '../../engine/configuration/settings.ts';
import { staysInProject } from '../../engine/project-path.ts';
import { firstOf } from '../../engine/sentences.ts';
import { WorkflowError, excerpt, exitCodes } from '../../engine/workflow-error.ts';
import { fileVariable, stampOf, variablePrefix, type ConfigurationSources } from './sources.ts';
import { readConfigurationText } from './text.ts';
import { realPathInside } from '../paths.ts';
import { readYamlSettings } from '../files/yaml-settings.ts';

interface Read {
  given: GivenSetting[];
  problems: string[];
}

/**
 * Every key that some source sets, as the last of them says.
 * @throws WorkflowError with all that is wrong in any source.
 */
export function parseConfiguration(root: string, sources: ConfigurationSources): Map<ConfigurationKey, Setting> {
  const all = [
    { ...readProjectFile(root, sources.projectFile), rules: projectRules },
    { ...readUserFile(sources), rules: isOfProject(root, sources.userFile) ? environmentRules : userRules },
    { given: readVariables(sources.variables), problems: [], rules: environmentRules },
  ].map(({ given, problems, rules }) => {
    const judged = judgeSettings(given, rules);
    return { settings: judged.settings, problems: [...problems, ...judged.problems] };
  });
  const problems = all.flatMap((source) => source.problems);
  if (problems.length > 0) throw refusal(problems);
  return new Map(all.flatMap(({ settings }) => settings).map((setting) => [setting.key, setting]));
}

/** The environment may name a file that the repository brought along. */
function isOfProject(root: string, file: string | null): boolean {
  return file !== null && realPathInside(root, file) !== undefined;
}

function readProjectFile(root: string, file: string): Read {
  if (stampOf(file) === null) return { given: [], problems: [] };
  // What it holds is quoted in messages: a repository could have another file of the user's shown in its place.
  const real = realPathInside(root, file);
  if (real === undefined || !staysInProject(real)) {
    return { given: [], problems: [`${file}: expected a file of the project; received a link that leads out of it`] };
  }
  return readFile(file, 'project file');
}

function readUserFile({ userFile, variables }: ConfigurationSources): Read {
  const isNamed = variables.some(([name]) => name === fileVariable);
  if (userFile === null || (!isNamed && stampOf(userFile) === null)) return { given: [], problems: [] };
  if (isAbsolute(userFile)) return readFile(userFile, 'user file');
  const problem = `the environment variable ${fileVariable}: expected an absolute path; received ${excerpt(userFile)}`;
  return { given: [], problems: [problem] };
}

function readFile(file: string, source: 'project file' | 'user file'): Read {
  const read = readConfigurationText(file);
  if ('problem' in read) return { given: [], problems: [`${file}: ${read.problem}`] };
  const yaml = readYamlSettings(read.text, (line): Origin => ({ source, file, line }));
  if ('given' in yaml) return { given: yaml.given, problems: [] };
  return { given: [], problems: yaml.problems.map(({ line, message }) => `${file}, line ${line}: ${message}`) };
}

function readVariables(variables: ConfigurationSources['variables']): GivenSetting[] {
  return variables
    .filter(([name]) => name !== fileVariable)
    .map(([variable, text]) => ({
      key: variable.slice(variablePrefix.length).toLowerCase(),
      values: [typedValue(text.trim()), text],
      written: text,
      origin: { source: 'environment', variable },
    }));
}

/** A variable's text as the value that it would be in a file. */
function typedValue(text: string): unknown {
  if (/^(?:true|false)$/i.test(text)) return text.toLowerCase() === 'true';
  if (/^null$/i.test(text)) return null;
  return /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(text) ? Number(text) : text;
}

function refusal(problems: string[]): WorkflowError {
  return new WorkflowError(
    `The configuration is not valid\n${firstOf(problems)
      .map((line) => `  ${line}`)
      .join('\n')}`,
    {
      fix: 'Mend or remove what is named here; templates/configuration.yaml of the plugin explains every key.',
      exitCode: exitCodes.invalidState,
    },
  );
}
