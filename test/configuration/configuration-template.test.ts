import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { configurationKeys, defaultConfiguration } from '../../src/configuration/rules/configuration.ts';
import { findSources } from '../../src/configuration/cache.ts';
import { parseConfiguration } from '../../src/configuration/parse.ts';
import { newProject, pluginRoot } from '../support/project.ts';
import { projectFile } from './configuration-files.ts';

describe('templates/configuration.yaml', () => {
  it('is a valid project file that sets every key to its default, in the same order', async () => {
    const project = await newProject();
    cpSync(join(pluginRoot, 'templates', 'configuration.yaml'), project.path(projectFile));
    const { settings } = parseConfiguration(project.root, findSources(project.root, project.environment));
    expect([...settings.keys()]).toEqual(configurationKeys);
    expect(Object.fromEntries([...settings].map(([key, { value }]) => [key, value]))).toEqual(defaultConfiguration);
  });
});
