import { criticSays } from './planning.ts';
import type { Session } from './session.ts';

/** Both critics look at the features and have nothing against them; the session goes on with what this gives. */
export async function passesScrutiny(
  session: Session,
  record: () => Promise<unknown>,
  iteration = 1,
): ReturnType<Session['endsTurn']> {
  for (const [index, aspect] of ['readiness', 'verifiability'].entries())
    await session.agentAnswers(`c${index}`, criticSays(`i${iteration}-c${index + 1}`, aspect), 'plan-critic');
  await record();
  return session.endsTurn();
}
