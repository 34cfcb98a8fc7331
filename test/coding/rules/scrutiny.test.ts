import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { implementabilityAspects } from '../../../src/planning/rules/aspects.ts';
import type { NewDefect } from '../../../src/planning/rules/defect-hand-in.ts';
import { judgeScrutiny, defectsAbout } from '../../../src/coding/rules/scrutiny-brief.ts';
import {
  recordScrutiny,
  emptyScrutiny,
  mostRounds,
  nextStep,
  openBlockers,
  type Scrutiny,
} from '../../../src/coding/rules/scrutiny.ts';
import { scrutinyAssignments, stepOf } from '../../../src/coding/rules/scrutiny-assignments.ts';
import { scrutinyEscalations } from '../../../src/coding/rules/scrutiny-escalations.ts';
import { deriveStatuses } from '../../../src/coding/rules/feature-status.ts';
import { feature, group, listOf, statuses } from './samples.ts';

const summary = 'Looked at all features in this aspect.';
const fileOf = (id: string) => `tasks/${id}.md`;
const whole = 'The features, whole.';

const blocker = (about: string, more: Partial<NewDefect> = {}): NewDefect => ({
  severity: 'blocker',
  about,
  statement: `Nobody says what ${about} gives back.`,
  evidence: 'Its description says nothing of it.',
  resolution: 'Say what it gives back.',
  ...more,
});

interface Verification {
  defects?: NewDefect[];
  accepts?: string[];
  upholds?: string[];
}

const verifications = (
  scrutiny: Scrutiny,
  iteration: number,
  { defects = [], accepts = [], upholds = [] }: Verification = {},
) =>
  recordScrutiny(scrutiny, iteration, {
    step: 'look',
    asked: 2,
    answers: [],
    critics: [
      {
        id: `${iteration}/plan-critic-1`,
        iteration,
        handIn: {
          assignment: `i${iteration}-c1`,
          summary,
          aspect: 'readiness',
          defects,
          questions: [],
          rulings: [
            ...accepts.map((defect) => ({ defect, ruling: 'accepted' as const, reason: 'It is said now.' })),
            ...upholds.map((defect) => ({ defect, ruling: 'upheld' as const, reason: 'It is not said yet.' })),
          ],
        },
      },
    ],
  });

const answers = (scrutiny: Scrutiny, iteration: number, ...defects: string[]) =>
  answersOf(iteration, scrutiny, iteration, ...defects);

const answersOf = (handedIn: number, scrutiny: Scrutiny, iteration: number, ...defects: string[]) =>
  recordScrutiny(scrutiny, iteration, {
    step: 'answer',
    asked: 1,
    critics: [],
    answers: [
      {
        id: `${handedIn}/plan-architect-1`,
        iteration: handedIn,
        handIn: {
          assignment: `i${handedIn}-p1`,
          summary,
          answers: defects.map((defect) => ({ defect, answer: 'changed', text: 'It gives back a number.' })),
        },
      },
    ],
  });

const nobody = (scrutiny: Scrutiny, iteration: number) =>
  recordScrutiny(scrutiny, iteration, { step: nextStep(scrutiny) ?? 'look', asked: 2, critics: [], answers: [] });

describe('the scrutiny of features', () => {
  it('is over at once when critics have nothing against them', () => {
    expect(nextStep(emptyScrutiny())).toBe('look');
    expect(nextStep(verifications(emptyScrutiny(), 1))).toBeUndefined();
    const concern = verifications(emptyScrutiny(), 1, { defects: [blocker('F1', { severity: 'concern' })] });
    expect([nextStep(concern), openBlockers(concern)]).toEqual([undefined, []]);
  });

  it('goes from blockers to answers and back to critics, until they are accepted', () => {
    const raised = verifications(emptyScrutiny(), 1, { defects: [blocker('F1')] });
    expect(nextStep(raised)).toBe('answer');
    const answered = answers(raised, 2, 'D001');
    expect(nextStep(answered)).toBe('look');
    expect(nextStep(verifications(answered, 3, { upholds: ['D001'] }))).toBe('answer');
    const over = verifications(answered, 3, { accepts: ['D001'] });
    expect(nextStep(over)).toBeUndefined();
    expect(judgeScrutiny(over)).toContain('coding begins');
    expect(defectsAbout(over, ['F1'])).toMatchObject([
      { id: 'D001', about: 'F1', statement: 'Nobody says what F1 gives back.', status: 'accepted' },
    ]);
    expect(defectsAbout(over, ['F2'])).toEqual([]);
    const other = { ...blocker('F3'), resolution: 'F2 should give 0 where F3 throws.' };
    const named = verifications(emptyScrutiny(), 1, { defects: [other] });
    expect(defectsAbout(named, ['F2'])).toMatchObject([{ about: 'F3' }]);
    expect(defectsAbout(named, ['F22'])).toEqual([]);
  });

  it('about the plan reach all features, whichever they name', () => {
    const named = {
      ...blocker('PLAN'),
      severity: 'concern' as const,
      resolution: 'F3 touches the bucket: it should be repaired there.',
    };
    const general = {
      ...blocker('PLAN'),
      severity: 'concern' as const,
      statement: 'Nobody says which tests are red already.',
    };
    const scrutiny = verifications(emptyScrutiny(), 1, { defects: [named, general] });
    const about = (id: string) => defectsAbout(scrutiny, [id]).map(({ id: defect }) => defect);
    expect(about('F2')).toEqual(['D001', 'D002']);
    expect(about('F3')).toEqual(['D001', 'D002']);
  });

  it('ends after a few rounds whatever happens', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('nobody', 'raises', 'upholds', 'accepts', 'answers')), (moves) => {
        let scrutiny = emptyScrutiny();
        let iteration = 0;
        for (const move of moves) {
          const step = nextStep(scrutiny);
          if (step === undefined) break;
          iteration += 1;
          const open = openBlockers(scrutiny).map(({ id }) => id);
          if (move === 'nobody') scrutiny = nobody(scrutiny, iteration);
          else if (step === 'answer') scrutiny = answers(scrutiny, iteration, ...open);
          else if (move === 'raises')
            scrutiny = verifications(scrutiny, iteration, { defects: [blocker(`F${iteration}`)] });
          else
            scrutiny = verifications(scrutiny, iteration, move === 'upholds' ? { upholds: open } : { accepts: open });
        }
        expect(scrutiny.rounds.length).toBeLessThanOrEqual(mostRounds);
        if (scrutiny.rounds.length === mostRounds) expect(nextStep(scrutiny)).toBeUndefined();
      }),
    );
  });

  it('takes lost critics for an abstention, and tries once more when all were lost', () => {
    const once = nobody(emptyScrutiny(), 1);
    expect(nextStep(once)).toBe('look');
    const twice = nobody(once, 2);
    expect(nextStep(twice)).toBeUndefined();
    expect(judgeScrutiny(twice)).toMatch(/^No critic has judged the features in 2 rounds: coding begins without that/);
    expect(judgeScrutiny(once)).toContain('2 of 2 agents did not hand in and abstain');
  });

  it('records the same only once, and nothing of iterations that were none of its rounds', () => {
    const raised = verifications(emptyScrutiny(), 2, { defects: [blocker('F1')] });
    expect(verifications(raised, 2, { defects: [blocker('F1')] })).toBe(raised);
    const foreign = { id: '1/plan-critic-1', iteration: 1 };
    const handIn = { assignment: 'i1-c1', summary, aspect: 'readiness' as const, rulings: [], questions: [] };
    const reports = { step: 'look' as const, asked: 2, answers: [] };
    const critics = [{ ...foreign, handIn: { ...handIn, defects: [blocker('F2')] } }];
    expect(recordScrutiny(raised, 3, { ...reports, critics }).defects).toEqual(raised.defects);
  });

  it('keeps the answer of an iteration that was given up', () => {
    const raised = verifications(emptyScrutiny(), 1, { defects: [blocker('T001')] });
    expect(nextStep(answersOf(2, raised, 3, 'D001'))).toBe('look');
  });

  it('asks critics about both aspects, architects about what is open, and researchers only what sources decide', () => {
    const first = scrutinyAssignments(emptyScrutiny(), 1, fileOf, whole);
    expect(first.map(({ id, part }) => [id, part])).toEqual([
      ['i1-c1', implementabilityAspects[0].aspect],
      ['i1-c2', implementabilityAspects[1].aspect],
    ]);
    expect(first.map(({ inFull = '' }) => inFull.endsWith(whole))).toEqual([true, true]);
    const raised = verifications(emptyScrutiny(), 1, {
      defects: [blocker('F1'), blocker('F2', { settled_by: 'user' }), blocker('F3', { settled_by: 'sources' })],
    });
    const second = scrutinyAssignments(raised, 2, fileOf, whole);
    expect(second.map(({ id, agent }) => [id, agent])).toEqual([
      ['i2-p1', 'plan-architect'],
      ['i2-p2', 'plan-architect'],
      ['i2-r1', 'researcher'],
    ]);
    expect(second[2]?.task).toContain('(about F3)');
    expect(second.map(({ task }) => task.slice(0, 12))).toEqual(['Answer D001;', 'Answer D003;', 'Find sources']);
    expect(second[0]?.inFull).toContain('Answer D001 about F1: “Nobody says what F1 gives back.”');
    expect([stepOf(first), stepOf(second), stepOf([])]).toEqual(['look', 'answer', undefined]);
    const third = scrutinyAssignments(answers(raised, 2, 'D001'), 3, fileOf, whole);
    expect(third.map(({ inFull = '' }) => inFull.includes('Rule on D001 about F1'))).toEqual([true]);
    expect(third[0]?.inFull).toContain(
      'hand in none of them again:\n- D002 about F2: “Nobody says what F2 gives back.”',
    );
    expect(scrutinyAssignments(verifications(emptyScrutiny(), 1), 2, fileOf, whole)).toEqual([]);
  });

  it('asks a person one question about each feature or group that is left, by what kind of question it is', () => {
    const list = listOf([feature('F1'), feature('F2'), feature('F3')], [group('G1', ['F2', 'F3'])]);
    const defects = [
      blocker('F1'),
      blocker('F1', { statement: 'It needs a port that nobody opens.' }),
      blocker('G1'),
      blocker('PLAN'),
    ];
    let scrutiny = verifications(emptyScrutiny(), 1, { defects });
    expect(scrutinyEscalations(scrutiny, list, 1)).toEqual([]);
    scrutiny = answers(scrutiny, 2, 'D001');
    scrutiny = verifications(scrutiny, 3, { upholds: ['D001'] });
    scrutiny = answers(scrutiny, 4, 'D001');
    scrutiny = verifications(scrutiny, 5, { upholds: ['D001'] });
    const asked = scrutinyEscalations(scrutiny, list, 5);
    expect(asked.map(({ kind, item, others }) => [kind, item, others])).toEqual([
      ['contradiction', 'F1', undefined],
      ['ambiguous_requirement', 'F2', ['F3']],
      ['ambiguous_requirement', null, undefined],
    ]);
    expect(asked[0]?.text).toContain('It needs a port that nobody opens.');
    expect(asked[0]?.tried).toContain('D001 upheld in iteration 5: It is not said yet.');
    expect(judgeScrutiny(scrutiny)).toContain('could not be resolved in 5 rounds');
  });

  it('asks the user at once, in full and once, what nobody else can decide; only what that is about waits', () => {
    const list = listOf([feature('F1'), feature('F2')]);
    const choices = `${'It may count or not. '.repeat(40)}Choose (a) count, (b) leave out, (c) list apart.`;
    const first = verifications(emptyScrutiny(), 1, {
      defects: [
        blocker('F1', { settled_by: 'user', statement: choices }),
        blocker('F2'),
        blocker('F2', { severity: 'concern', settled_by: 'user', statement: 'Which words does the header have?' }),
      ],
    });
    expect(nextStep(first)).toBe('answer');
    const asked = scrutinyEscalations(first, list, 1);
    expect(asked.map(({ item, defects }) => [item, defects])).toEqual([
      ['F1', ['D001']],
      [null, ['D003']],
    ]);
    expect(asked[0]?.text).toBe(`Only you can decide this about F1. D001: ${choices} Wanted: Say what it gives back.`);
    expect(judgeScrutiny(first)).toContain(
      'Critics hold 1 blocker (D002 F2) against the features, which architects have yet to answer. For the user to decide: D001 F1; only what needs it waits for that.',
    );
    const answered = answers(first, 2, 'D002');
    expect(scrutinyEscalations(answered, list, 2, false, asked)).toEqual([]);
    const over = verifications(answered, 3, { accepts: ['D002'] });
    expect(nextStep(over)).toBeUndefined();
    expect(scrutinyEscalations(over, list, 3, false, asked)).toEqual([]);
    expect(judgeScrutiny(over)).toMatch(/^Critics hold nothing else against.*coding begins\. For the user.*D001 F1/);
    const alone = verifications(emptyScrutiny(), 1, { defects: [blocker('F1', { settled_by: 'user' })] });
    expect([nextStep(alone), scrutinyAssignments(alone, 2, fileOf, whole)]).toEqual([undefined, []]);
  });

  it('asks one question about what shares a feature, so that none of it is lost', () => {
    const list = listOf([feature('F1'), feature('F2'), feature('F3')], [group('G1', ['F1', 'F2'])]);
    const scrutiny = verifications(emptyScrutiny(), 1, {
      defects: [blocker('F1'), blocker('F2'), blocker('F3'), blocker('G1')],
    });
    const asked = scrutinyEscalations(scrutiny, list, 1, true);
    expect(asked.map(({ item, others }) => [item, others])).toEqual([
      ['F1', ['F2']],
      ['F3', undefined],
    ]);
    for (const id of ['D001', 'D002', 'D004']) expect(asked[0]?.text).toContain(id);
    expect(asked.map(({ defects }) => defects)).toEqual([['D001', 'D002', 'D004'], ['D003']]);
  });

  it('lets a feature wait that an objection to another names, but not one that this builds on, nor anything else', () => {
    const list = listOf([feature('F1'), feature('F2', ['F1']), feature('F3'), feature('F4', ['F3']), feature('F5')]);
    const statement = 'F2 prints what F1 gives, and F3 prints it otherwise: F30 says nothing of it.';
    const scrutiny = verifications(emptyScrutiny(), 1, { defects: [blocker('F2', { settled_by: 'user', statement })] });
    const [asked] = scrutinyEscalations(scrutiny, list, 1);
    expect([asked?.item, asked?.others]).toEqual(['F2', ['F3']]);
    const waiting = new Map([asked?.item ?? '', ...(asked?.others ?? [])].map((item) => [item, 'E001']));
    expect(statuses(deriveStatuses(list, waiting))).toEqual({
      F1: 'pending',
      F2: 'blocked',
      F3: 'blocked',
      F4: 'blocked',
      F5: 'pending',
    });
  });

  it('is in its last round when no iteration is left for another one', () => {
    const raised = verifications(emptyScrutiny(), 1, { defects: [blocker('F1')] });
    expect(nextStep(raised, true)).toBeUndefined();
    expect(judgeScrutiny(raised, true)).toContain('could not be resolved in 1 round: the user is asked');
    expect(scrutinyEscalations(raised, listOf([feature('F1')]), 1, true)).toHaveLength(1);
  });
});
