import type { SafetyScope } from '../../../src/safety/rules/judge.ts';

/** A session in a project of the user's. */
export const scope: SafetyScope = {
  roots: ['/home/ada/project', '/data/ada/project'],
  folder: '/home/ada/project',
  workflow: 'x',
  temporary: ['/tmp', '/var/tmp', '/home/ada/.npm'],
  protected: [
    ['removal', '/home/ada/project/.git'],
    ['removal', '/home/ada/project/docs/research-x'],
    ['settings', '/home/ada/.config/autonomous-workflow/config.yaml'],
    ['steering', '/home/ada/project/PAUSE'],
    ['steering', '/home/ada/project/tasks/x.md'],
    ['steering', '/home/ada/stop-all'],
  ],
  building: false,
  real: (path) => path.replace('/home/ada/project/linked', '/home/ada/project/docs/research-x'),
};
