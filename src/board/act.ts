import { queueRedirect } from '../app/redirect.ts';
import { answerEscalation } from '../app/resolve-escalation.ts';
import { endByUser } from '../app/stop.ts';
import { hasShapeOf } from '../base/json.ts';
import type { WorkflowPaths } from '../files/paths.ts';

/**
 * Does what a person asked for on the page, by the use cases of the CLI; returns what to tell them, or undefined for an unknown act
 * or a body without what it needs.
 * @throws WorkflowError when the workflow does not allow it.
 */
export async function act(paths: WorkflowPaths, name: string, body: unknown, now: Date): Promise<string | undefined> {
  switch (name) {
    case 'stop':
      return endByUser(paths, now, 'stop_requested');
    case 'cancel':
      return endByUser(paths, now, 'cancelled');
    case 'redirect': {
      if (!hasShapeOf(body, { text: '', urgent: false })) return undefined;
      return queueRedirect(paths, now, body.text, body.urgent ? 'high' : 'normal');
    }
    case 'answer': {
      if (!hasShapeOf(body, { id: '', text: '' })) return undefined;
      const { answered } = await answerEscalation(paths, now, body.id, body.text);
      return `${answered.id} is answered; the next brief tells it.`;
    }
    default:
      return undefined;
  }
}
