import { rmSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { defaultConfiguration } from '../../src/configuration/rules/configuration.ts';
import { readConfiguration } from '../../src/configuration/configuration.ts';
import { newProject } from '../support/project.ts';
import { projectFile, userFile } from './configuration-files.ts';

describe('valid values', () => {
  const part = fc.stringMatching(/^[A-Za-z0-9 _#&*!%@'"|>-][A-Za-z0-9 _#&*!%@'"|>-]{0,9}$/);
  const path = fc
    .array(fc.oneof(part, fc.constant('{name}'), fc.constant('.'), fc.constant('größe 限流')), {
      minLength: 1,
      maxLength: 4,
    })
    .map((parts) => [...parts, 'x'].join('/'));
  const whole = (min: number, max = 1_000_000) => fc.integer({ min, max });
  const double = (min: number, max: number, minExcluded = false) => fc.double({ min, max, minExcluded, noNaN: true });
  const values = {
    max_iterations: whole(1, 1_000),
    max_duration_hours: double(0.1, 1_000),
    max_cost_usd: double(0, 100_000, true),
    failure_threshold: whole(1),
    phase_transition_threshold: whole(1),
    iteration_interval_seconds: double(0, 86_400),
    backoff_on_failure: fc.boolean(),
    backoff_multiplier: double(1, 10),
    max_backoff_seconds: double(1, 86_400),
    agent_timeout_minutes: double(0, 10_080, true),
    stop_file: path.map((name) => `${name}-stop`),
    reinject_prompt_file: path.map((name) => `${name}-redirect.md`),
    check_reinject_every_n_iterations: whole(1),
    task_file: fc.option(path),
    done_dir: path,
    rejected_dir: path,
    state_retention_days: whole(1),
    notify_on_completion: fc.boolean(),
    notify_on_failure: fc.boolean(),
    notify_on_max_iterations: fc.boolean(),
    notify: fc.constantFrom('none', 'desktop', 'terminal, https://hooks.example.org/T0/x?y=1'),
  };

  it('written as YAML are read back the same, wherever they stand', async () => {
    const project = await newProject();
    await fc.assert(
      fc.asyncProperty(
        fc.record(values, { requiredKeys: [] }),
        fc.constantFrom('project', 'user'),
        fc.boolean(),
        fc.constantFrom('\n', '\r\n'),
        async (settings, place, isWrapped, lineEnd) => {
          const modest = Math.min(settings.max_cost_usd ?? 1, defaultConfiguration.max_cost_usd);
          const given = place === 'project' ? { ...settings, notify: 'desktop', max_cost_usd: modest } : settings;
          const text = stringify(isWrapped ? { autonomous_loop: given } : given).replaceAll('\n', lineEnd);
          for (const file of [projectFile, userFile]) rmSync(project.path(file), { force: true });
          project.write(place === 'project' ? projectFile : userFile, text);
          expect(await readConfiguration(project.root, project.environment)).toEqual({
            ...defaultConfiguration,
            ...given,
          });
        },
      ),
    );
  });
});
