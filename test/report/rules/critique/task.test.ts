import { expect, it } from 'vitest';
import { critiqueTask } from '../../../../src/report/rules/critique/task.ts';
import { printedSentences } from '../../../../src/report/rules/critique/printed-words.ts';
import type { Claim, Ledger, Verification } from '../../../../src/research/rules/ledger.ts';
import { sampleLedger } from '../sample-report.ts';

it('the task of a critic names what is open among sources, both sides in short, and nothing that is resolved', () => {
  const more = { raised_by: '1/researcher-1', claims: ['C001', 'C002'] };
  const sides = ['They do.', `They do not, ${'by far, '.repeat(60)}`];
  const contradictions = [
    { ...more, id: 'X001', statement: 'Whether windows count exactly.', sides },
    { ...more, id: 'X002', statement: 'Whether it matters.', sides: ['Yes.', 'No.'], status: 'resolved' as const },
  ];
  const ledger = { ...sampleLedger, contradictions };
  const task = critiqueTask({ question: 'How?', folder: 'f', report: 'r', sentences: [], ledger, earlier: [] });
  expect(task).toMatch(
    /\n- X001 \(C001, C002\): Whether windows count exactly\. “They do\.” against “They do not, by far, .{20,170}…”$/,
  );
  expect(task).toContain('which the report has to say as contested');
  expect(task).not.toContain('X002');
});

it('lists to a critic each sentence of the summary that cites findings, beside what these say as they were verified', () => {
  const tex = String.raw`\section{Executive Summary}
Storage. It is always safe. We infer that it fits. WAL needs one host \citep{a}\claim{C001}, and a bucket \citep{b}\claim{C002}.
\section{Analysis}
It follows from both \claim{C001}.`;
  const sentences = printedSentences(tex);
  const rewording = 'A token bucket adds 0.4 ms in one test.';
  const ledger = { ...sampleLedger, looks: [{ ...vote('qualified', rewording), claim: 'C002' }] };
  const task = critiqueTask({ question: 'How?', folder: 'f', report: 'r', sentences, ledger, earlier: [] });
  const [, listed = ''] = /The summary, each sentence with [^\n]*:\n((?:\d+\. .*\n?)*)/.exec(task) ?? [];
  expect(listed.trim()).toBe(
    `1. “We infer that it fits.” [no finding]\n2. “WAL needs one host, and a bucket.” [C001: A sliding window counter uses 16 bytes per user.] [C002: ${rewording}]`,
  );
  expect(task).toContain('- Executive Summary: “It is always safe.”');
});

it('lists to a critic what cites a finding and says of all, or of none, what no cited finding does', () => {
  const tex = String.raw`\section{Analysis}
All others need a second machine \citep{a}\claim{C001}. Only WAL needs one host \citep{a}\claim{C002}.
It works \citep{a}\claim{C001}. No time is documented \citep{a}\claim{C001}, and it needs no more \citep{a}\claim{C002}.`;
  const [first, second] = sampleLedger.claims;
  if (first === undefined || second === undefined) throw new Error('the sample has two findings');
  const [quoted] = second.evidence;
  if (quoted === undefined) throw new Error('the second finding has a quote');
  const claims = [
    { ...first, text: 'LiteFS needs a second machine.', evidence: [] },
    { ...second, evidence: [{ ...quoted, quote: 'works only on one host' }] },
  ];
  const task = critiqueTask({
    question: 'How?',
    folder: 'f',
    report: 'r',
    sentences: printedSentences(tex),
    ledger: { ...sampleLedger, claims },
    earlier: [],
  });
  const [, listed = ''] = /Each may say more than they do:\n((?:- .*\n?)*)/.exec(task) ?? [];
  expect(listed.trim()).toBe(
    '- Analysis: “All others need a second machine.” (“all”: C001)\n- Analysis: “No time is documented, and it needs no more.” (“no”: C001, C002)',
  );
});

const task = (tex: string, ledger: Pick<Ledger, 'claims' | 'looks' | 'contradictions'>) =>
  critiqueTask({ question: 'How?', folder: 'f', report: 'r', sentences: printedSentences(tex), ledger, earlier: [] });
const widerIn = (text: string) => (/Each may say more than they do:\n((?:- .*\n?)*)/.exec(text)?.[1] ?? '').trim();
const vote = (verdict: Verification['verdict'], rewording: string | null) => ({
  ...{ assignment: 'i2-v1', hand_in: null, claim: 'C001', reason: 'The page says so.' },
  ...{ verdict, rewording },
});
const only = {
  ...sampleLedger.claims[0],
  id: 'C001',
  text: 'Only WAL needs one host.',
  evidence: [],
} as unknown as Claim;

it('takes a denial for the “no” of a sentence', () => {
  const claims = (text: string) => ({ ...sampleLedger, claims: [{ ...only, text }] });
  const tex = '\\section{Analysis}\nIt has no recovery \\citep{a}\\claim{C001}.';
  expect(widerIn(task(tex, claims('It does not have a recovery.')))).toBe('');
  expect(widerIn(task(tex, claims('Its recovery is slow.')))).toContain('(“no”: C001)');
});

it('compares what the report says with what verifiers left of its finding', () => {
  const tex = '\\section{Analysis}\nOnly WAL needs one host \\citep{a}\\claim{C001}.';
  const reworded = (rewording: string) => ({
    ...sampleLedger,
    claims: [{ ...only, verdict: 'qualified' as const }],
    looks: [vote('qualified', rewording)],
  });
  expect(widerIn(task(tex, reworded('WAL needs one host.')))).toBe(
    '- Analysis: “Only WAL needs one host.” (“only”: C001)',
  );
  expect(widerIn(task(tex, reworded('WAL alone needs one host.')))).toBe('');
});

it('takes no word of a phrase for one that says of all, and names those of summary and tables first', () => {
  const said = [
    'In other words it is read-only, on the other hand they know each other',
    'Every limiter waits',
    'Nothing waits',
  ].map((one) => `${one} \\citep{a}\\claim{C001}.`);
  const claims = [{ ...only, text: 'All limiters wait.' }];
  const tex = `\\section{Analysis}\n${said.join(' ')}\n\\section{Executive Summary}\n${said[2] ?? ''}\n\\section{Methodology}\n${said[2] ?? ''}`;
  expect(widerIn(task(tex, { ...sampleLedger, claims }))).toBe(
    '- Executive Summary: “Nothing waits.” (“nothing”: C001)\n- Analysis: “Nothing waits.” (“nothing”: C001)',
  );
});

it('tells a critic what one verifier contradicts, against its other pages', () => {
  const contested = {
    ...sampleLedger,
    claims: [{ ...only, verdict: 'unverified' as const }],
    looks: [vote('contradicted', null)],
  };
  expect(task('\\section{Analysis}\nOnly WAL needs one host \\citep{a}\\claim{C001}.', contested)).toContain(
    'What verifiers struck, narrowed or contest:\n- C001 contested by one verifier: Only WAL needs one host. Reason: The page says so.',
  );
  expect(task('\\section{Analysis}\nNone.', contested)).not.toContain('contested by one verifier');
});
