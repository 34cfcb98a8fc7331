import { expect, it } from 'vitest';
import { changedFindings } from '../../../../src/report/rules/writing/changed.ts';
import { sentencesByClaim } from '../../../../src/report/rules/rewording.ts';
import { besideTask, writeUpTask } from '../../../../src/report/rules/writing/describe.ts';
import type { Claim, Ledger } from '../../../../src/research/rules/ledger.ts';
import { ledger } from '../../../support/samples.ts';

const claim = (id: string, verdict: Claim['verdict']): Claim => ({
  id,
  text: `Finding ${id}.`,
  importance: 'central',
  confidence: 'low',
  evidence: [],
  first_iteration: 1,
  ...(verdict !== undefined && { verdict }),
});
const look = (assignment: string, id: string, verdict: 'qualified' | 'contradicted' | 'supported') => ({
  assignment,
  hand_in: null,
  claim: id,
  verdict,
  reason: null,
  rewording: verdict === 'qualified' ? `Only ${id}.` : null,
});
const contradictions: Ledger['contradictions'] = [
  {
    id: 'X001',
    statement: 'Whether.',
    sides: [],
    raised_by: '1/researcher-1',
    claims: ['C001', 'C009'],
    settled_by: ['2/researcher-1'],
    status: 'resolved',
  },
];
const known = ledger({
  claims: [
    claim('C001', 'qualified'),
    claim('C002', 'contradicted'),
    claim('C003', 'supported'),
    claim('C004', 'qualified'),
  ],
  looks: [
    look('i2-v1', 'C001', 'qualified'),
    look('i2-v1', 'C002', 'contradicted'),
    look('i2-v1', 'C003', 'supported'),
    look('i1-v1', 'C004', 'qualified'),
  ],
  contradictions,
});
const isOfThen = (id: string) => /^i?2/.test(id);

it('names the findings of the report that verifiers changed since, and disputes that are settled', () => {
  const stated = new Set(['C001', 'C002', 'C003', 'C004']);
  expect(changedFindings(known, { stated, contested: new Set() }, isOfThen)).toEqual([
    'C001 holds only as “Only C001.”',
    'C002 was refuted: say so, or take it out.',
    'X001 is resolved (C001, C009).',
  ]);
  expect(changedFindings(known, { stated: new Set(['C003']), contested: new Set() }, isOfThen)).toEqual([]);
});

it('leaves out what an earlier writer has put in the words of the verifier, everywhere', () => {
  const text = 'rqlite begins from the last copy.';
  const holds = 'On restart, rqlite begins from the last copy, or rebuilds it from the log where there is none.';
  const narrowed = ledger({
    claims: [{ ...claim('C001', 'qualified'), text }],
    looks: [{ ...look('i2-v1', 'C001', 'qualified'), rewording: holds }],
  });
  const namedIn = (...sentences: string[]) => {
    const tex = `\\begin{document}\n\\section{Findings}\n${sentences.map((one) => `${one} \\citep{a}\\claim{C001}.`).join('\n\n')}\n\\end{document}`;
    const of = { stated: new Set(['C001']), contested: new Set<string>(), sentences: sentencesByClaim(tex) };
    return changedFindings(narrowed, of, isOfThen).length > 0;
  };
  const corrected = 'On restart, rqlite begins from the last copy, or rebuilds from the log where there is none';
  expect(namedIn(corrected, 'It restarts')).toBe(false);
  expect(namedIn(`${corrected} \\citep{a}\\claim{C001}, and none of it is fast \\citep{b}\\claim{C002}`)).toBe(false);
  expect(namedIn('It restarts')).toBe(true);
  expect(namedIn(corrected, 'rqlite begins from the last copy')).toBe(true);
});

it.each([
  ['LiteFS loses writes after a crash of the primary', 'LiteFS may lose writes after a crash of the primary'],
  ['A copy of rqlite is faster than one of LiteFS', 'A copy of LiteFS is faster than one of rqlite'],
  ['The primary sends its writes to followers', 'The primary sends its writes from followers'],
])('names what has few other words or another order: %s', (text, holds) => {
  const narrowed = ledger({
    claims: [{ ...claim('C001', 'qualified'), text }],
    looks: [{ ...look('i2-v1', 'C001', 'qualified'), rewording: holds }],
  });
  const namedIn = (sentence: string) => {
    const of = { stated: new Set(['C001']), contested: new Set<string>(), sentences: new Map([['C001', [sentence]]]) };
    return changedFindings(narrowed, of, isOfThen).length > 0;
  };
  expect(namedIn(text)).toBe(true);
  // The words of a sentence that was turned round are the same.
  expect(namedIn(holds)).toBe(text.includes('faster'));
});

it('names a finding that one verifier contradicts and no other does', () => {
  const contested = ledger({
    claims: [claim('C001', 'unverified'), claim('C002', 'unverified')],
    looks: [look('i2-v1', 'C001', 'contradicted'), look('i1-v1', 'C002', 'contradicted')],
  });
  const of = { stated: new Set(['C001', 'C002']), contested: new Set<string>() };
  expect(changedFindings(contested, of, isOfThen)).toEqual([
    'C001 is contested by one verifier, and refuted by no other: say that it is disputed.',
  ]);
});

it('names the contradictions that the report calls open or leaves out otherwise than they are', () => {
  const dispute = { ...contradictions[0], statement: 'Whether it is.', claims: ['C003', 'C009'], settled_by: [] };
  const all = [
    { ...dispute, id: 'X005', status: 'resolved' as const, different: ['in a queue', 'in one process'] },
    { ...dispute, id: 'X006', status: 'open' as const },
    { ...dispute, id: 'X007', status: 'open' as const },
    { ...dispute, id: 'X008', status: 'resolved' as const },
  ].map((one) => ({ ...dispute, ...one, sides: [], raised_by: '1/researcher-1' }));
  const of = { stated: new Set(['C003']), contested: new Set(['X005', 'X007']) };
  expect(changedFindings({ ...known, looks: [], contradictions: all }, of, isOfThen)).toEqual([
    'X005 is resolved (C003, C009): “in a queue” and “in one process”.',
    'X006 is open (C003, C009): “Whether it is.” State both sides in a contested environment.',
  ]);
});

it('names every page of the findings to who writes the report, and checks in the message of the edits', () => {
  expect(writeUpTask('x.tex', 2)).toContain(
    'All findings, contradictions and open questions: `autonomous-workflow evidence --page 1`, `autonomous-workflow evidence --page 2`. The last call of the message with your edits is `autonomous-workflow report check --compile`',
  );
});

it('tells them to who works in what was found', () => {
  expect(besideTask('x.tex', ['evidence'], { changes: ['C002 was refuted.'] })).toMatch(
    /No check is needed\.\n\nThe report states what no longer holds as it stands\. Correct these sentences too:\n\n- C002 was refuted\.$/,
  );
  expect(besideTask('x.tex', ['evidence'])).not.toContain('no longer holds');
  // One that was narrowed while the last writer wrote.
  expect(writeUpTask('x.tex', 2, ['C001 holds only as “Only C001.”'])).toMatch(/\n- C001 holds only as “Only C001\.”$/);
});
