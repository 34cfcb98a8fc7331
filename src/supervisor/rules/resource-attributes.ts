import { modeOf } from '../../base/vocabulary.ts';
import type { WorkflowState } from '../../loop/rules/state.ts';

/**
 * The attributes by which Claude Code's own metrics (OpenTelemetry) are told apart, for OTEL_RESOURCE_ATTRIBUTES.
 * @param given those of the user, which stay.
 */
export function resourceAttributes(state: WorkflowState, given = ''): string {
  const { name, workflow_type, current_phase, iteration } = state;
  const own = {
    'workflow.name': name,
    'workflow.mode': modeOf(workflow_type),
    'workflow.phase': current_phase.replace(/^Phase (\w).*$/, '$1'),
    'workflow.iteration': String(iteration),
  };
  const kept = given
    .split(',')
    .filter((one) => one.trim() !== '' && !Object.keys(own).some((key) => one.startsWith(`${key}=`)));
  return [...kept, ...Object.entries(own).map(([key, value]) => `${key}=${value}`)].join(',');
}
