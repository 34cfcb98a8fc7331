import { describe, expect, it } from 'vitest';
import { findSources, userFile } from '../../src/configuration/cache.ts';

describe('the file of the user', () => {
  it.each<[string, NodeJS.Platform, Record<string, string>, string]>([
    ['below HOME', 'linux', { HOME: '/h' }, '/h/.config/autonomous-workflow/config.yaml'],
    ['below HOME also on macOS', 'darwin', { HOME: '/h' }, '/h/.config/autonomous-workflow/config.yaml'],
    ['where XDG says', 'linux', { HOME: '/h', XDG_CONFIG_HOME: '/x' }, '/x/autonomous-workflow/config.yaml'],
    [
      'below HOME when XDG says nothing',
      'linux',
      { HOME: '/h', XDG_CONFIG_HOME: '' },
      '/h/.config/autonomous-workflow/config.yaml',
    ],
    [
      'below HOME when XDG is relative',
      'linux',
      { HOME: '/h', XDG_CONFIG_HOME: 'x' },
      '/h/.config/autonomous-workflow/config.yaml',
    ],
    [
      'in APPDATA on Windows',
      'win32',
      { HOME: '/h', APPDATA: '/a', XDG_CONFIG_HOME: '/x' },
      '/a/autonomous-workflow/config.yaml',
    ],
    [
      'in the profile on Windows without APPDATA',
      'win32',
      { HOME: '/h' },
      '/h/AppData/Roaming/autonomous-workflow/config.yaml',
    ],
  ])('lies %s', (_, platform, environment, file) => {
    expect(userFile(environment, platform)).toBe(file);
  });

  it('does not exist for an account whose home is no place', () => {
    expect(userFile({ HOME: 'here' }, 'linux')).toBeNull();
  });
});

describe('findSources', () => {
  it('finds our variables that say something, in one order', () => {
    const { variables } = findSources('/p', {
      HOME: '/h',
      AUTONOMOUS_WORKFLOW_STATE_RETENTION_DAYS: '3',
      AUTONOMOUS_WORKFLOW_LOG_LEVEL: 'info',
      AUTONOMOUS_WORKFLOW_TASK_FILE: '',
      AUTONOMOUS_WORKFLOW_DONE_DIR: undefined,
      AUTONOMOUS: 'x',
    });
    expect(variables).toEqual([
      ['AUTONOMOUS_WORKFLOW_LOG_LEVEL', 'info'],
      ['AUTONOMOUS_WORKFLOW_STATE_RETENTION_DAYS', '3'],
    ]);
  });
});
