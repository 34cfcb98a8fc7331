import type { SafetyScope } from '../../../src/safety/rules/paths.ts';

/** A session in a project of the user's. */
export const scope: SafetyScope = {
  roots: ['/home/ada/project', '/data/ada/project'],
  folder: '/home/ada/project',
  workflow: 'x',
  home: '/home/ada',
  temporary: ['/tmp', '/var/tmp', '/home/ada/.npm'],
  settings: ['/home/ada/.config/autonomous-workflow/config.yaml', '/home/ada/.claude/settings.json'],
  steering: [
    '/home/ada/project/PAUSE',
    '/home/ada/project/tasks/x.md',
    '/home/ada/project/Done/x.md',
    '/home/ada/stop-all',
    '/home/ada/project/docs/research-x/STOP',
  ],
  real: (path) => path.replace('/home/ada/project/linked', '/home/ada/project/docs/research-x'),
};
