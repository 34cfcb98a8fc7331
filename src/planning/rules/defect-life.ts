import { severities, type CriticHandIn, type DefectAnswer, type NewDefect } from './defect-hand-in.ts';
import { type Defect, type DefectEvent, isSameDefect } from './defect.ts';

type Occasion = Pick<DefectEvent, 'iteration' | 'by'>;

/**
 * Updates the defects after an iteration: first the architects' answers, then the critics' rulings on answers, then new defects.
 * An entry that contradicts a defect's status is ignored. Of two rulings on one defect, the one that upholds it counts, in any
 * order: a needless round costs less than a missed fault.
 */
export function updateDefects(
  defects: readonly Defect[],
  iteration: number,
  answers: readonly (DefectAnswer & { by: string })[],
  critics: readonly { by: string; handIn: CriticHandIn }[],
): Defect[] {
  const answered = defects.map((defect) =>
    answers
      .filter((one) => one.defect === defect.id)
      .reduce((before, one) => answer(before, one, { iteration, by: one.by }), defect),
  );
  const ruled = answered.map((defect) => rule(defect, iteration, critics));
  return critics.reduce<Defect[]>(
    (all, { by, handIn }) =>
      handIn.defects.reduce<Defect[]>((before, one) => raise(before, one, handIn.aspect, { iteration, by }), all),
    ruled,
  );
}

function answer(defect: Defect, { answer: kind, text }: DefectAnswer, occasion: Occasion): Defect {
  if (defect.status === 'accepted') return defect;
  return follow(defect, 'answered', 'answered', `${kind}: ${text}`, occasion);
}

function rule(defect: Defect, iteration: number, critics: readonly { by: string; handIn: CriticHandIn }[]): Defect {
  if (defect.status !== 'answered') return defect;
  const rulings = critics.flatMap(({ by, handIn }) =>
    handIn.rulings.filter((one) => one.defect === defect.id).map((one) => ({ ...one, by })),
  );
  const counted = rulings.find(({ ruling }) => ruling === 'upheld') ?? rulings[0];
  if (counted === undefined) return defect;
  const { ruling, reason, by } = counted;
  return follow(defect, ruling, ruling, reason, { iteration, by });
}

function raise(defects: readonly Defect[], wanted: NewDefect, aspect: string, occasion: Occasion): Defect[] {
  const known = defects.findIndex((defect) => isSameDefect(defect, { ...wanted, aspect }, occasion.iteration));
  const found = defects[known];
  if (found === undefined) {
    const { severity, about, statement, evidence, resolution, settled_by } = wanted;
    const last = Math.max(0, ...defects.map((defect) => Number(defect.id.slice(1))));
    const id = `D${String(last + 1).padStart(3, '0')}`;
    const history: DefectEvent[] = [{ event: 'raised', ...occasion, text: statement }];
    const known_by = settled_by === undefined ? {} : { settled_by };
    return [
      ...defects,
      { id, severity, about, aspect, statement, evidence, resolution, ...known_by, status: 'open', history },
    ];
  }
  return defects.map((defect, index) => (index === known ? raiseAgain(found, wanted, occasion) : defect));
}

/** A defect that is raised again opens again if it was accepted, or if critics have seen its answer. */
function raiseAgain(defect: Defect, wanted: NewDefect, occasion: Occasion): Defect {
  const { severity, statement, evidence, resolution } = wanted;
  if (defect.status === 'accepted') {
    return { ...follow(defect, 'reopened', 'open', statement, occasion), severity, statement, evidence, resolution };
  }
  const worst = severities.find((one) => one === severity || one === defect.severity) ?? severity;
  const answeredIn = defect.history.findLast(({ event }) => event === 'answered')?.iteration ?? occasion.iteration;
  const isUpheld = defect.status === 'answered' && answeredIn < occasion.iteration;
  const [event, status] = isUpheld ? (['upheld', 'upheld'] as const) : (['raised', defect.status] as const);
  const said = isUpheld ? { statement, evidence, resolution } : {};
  return { ...follow(defect, event, status, statement, occasion), ...said, severity: worst };
}

function follow(
  defect: Defect,
  event: DefectEvent['event'],
  status: Defect['status'],
  text: string,
  occasion: Occasion,
): Defect {
  return { ...defect, status, history: [...defect.history, { event, ...occasion, text }] };
}
