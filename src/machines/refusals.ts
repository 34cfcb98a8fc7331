import { exitCodes, WorkflowError } from '../base/errors.ts';
import type { Shared, Tip } from './remote.ts';

/** The error for a workflow that the remote does not have. */
export function unknownThere({ remote, workflow }: Pick<Shared, 'remote' | 'workflow'>): WorkflowError {
  return new WorkflowError(`The remote '${remote}' does not know the workflow '${workflow}'`, {
    fix: `Share it from the machine that has it: autonomous-workflow machine leave ${workflow} --remote ${remote}`,
  });
}

/** The error for a workflow whose lease another machine holds. */
export function drivenElsewhere({ record }: Tip, { workflow }: Shared): WorkflowError {
  return new WorkflowError(`Another machine is driving the workflow '${workflow}'`, {
    received: `${record.host}, until ${record.until} unless it is renewed`,
    fix: `Let it go on, or take over with: autonomous-workflow run ${workflow} --take-over, with the same --remote`,
    exitCode: exitCodes.later,
  });
}

/** The error for a text that names no remote. */
export function noRemote(remote: string): WorkflowError {
  return new WorkflowError('This is no remote of git', {
    where: '--remote',
    expected: 'the name of a remote, such as origin, or an address',
    received: remote,
    fix: 'List the remotes with: git remote -v',
    exitCode: exitCodes.usage,
  });
}

/** The error for a lease that could not be pushed. */
export function notPushed({ remote }: Shared, why: string): WorkflowError {
  return new WorkflowError(`The lease cannot be pushed to '${remote}'`, {
    received: why,
    fix: 'This machine needs permission to push to the repository; `git push --dry-run` says whether it has it.',
  });
}
