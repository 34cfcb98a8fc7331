import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { emptyScrutiny } from '../../../src/coding/rules/scrutiny.ts';
import { readScrutiny, writeScrutiny } from '../../../src/coding/scrutiny-file.ts';
import { workflowPaths } from '../../../src/files/paths.ts';
import { folder, projectWithWorkflow } from '../../support/feature-project.ts';

it('keeps a scrutiny that is damaged with its copy when it is written anew, and says so', async () => {
  const project = await projectWithWorkflow();
  const paths = workflowPaths(project.root, 'x');
  writeScrutiny(paths, emptyScrutiny());
  project.write(`${folder}/scrutiny.json`, '{ "defects": [ "D001 was');
  project.write(`${folder}/.runtime/scrutiny.json`, '{');
  expect(readScrutiny(paths)).toEqual(emptyScrutiny());
  writeScrutiny(paths, emptyScrutiny(), new Date());
  const kept = readdirSync(paths.base).filter((name) => name.startsWith('scrutiny.json.broken-'));
  expect(kept.map((name) => readFileSync(`${paths.base}/${name}`, 'utf8'))).toEqual(['{ "defects": [ "D001 was']);
  expect(project.journal('x').find(({ event }) => event === 'set-aside')).toMatchObject({ file: 'scrutiny.json' });
});
