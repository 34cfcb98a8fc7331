import { describe, expect, it } from 'vitest';
import { phases } from '../../../src/base/vocabulary.ts';
import { enterPhase } from '../../../src/loop/rules/iteration.ts';
import { howItWasMade, unstatedFindings, methodology, questionList } from '../../../src/report/rules/assemble.ts';
import { reportMarkdown } from '../../../src/report/rules/publication.ts';
import { numbered, type Block } from '../../../src/report/rules/tree.ts';
import type { IterationStatistics, Ledger, Question } from '../../../src/research/rules/ledger.ts';
import { describeChecks, describeQuotes } from '../../../src/research/rules/research-brief.ts';
import { ledger, state, statistics } from '../../support/samples.ts';
import { sampleLedger } from './sample-report.ts';
import type { Escalation } from '../../../src/loop/rules/escalation.ts';

type More = Parameters<typeof state>[0];
const printed = (blocks: Block[]) =>
  reportMarkdown(numbered({ title: 'x', language: 'en', day: '' }, blocks), ledger());
const made = (more: More, models: string[] = [], known = ledger()) => howItWasMade(state(more), known, models);
const method = (known: Ledger, more: More = {}, ids = new Set(known.claims.map(({ id }) => id))) =>
  printed(methodology(state(more), known, { checks: 'All passed', printed: ids }));

describe('how a report was made', () => {
  it.each([
    [[], ' (model: unknown) in '],
    [['claude-opus-5-5'], ' (model: claude-opus-5-5) in '],
    [['claude_x', 'unknown'], ' (models: claude_x, unknown) in '],
  ])('names the models %j', (models, words) => expect(made({}, models)).toContain(words));

  it('counts its iterations, and those of them that brought findings, and keeps that in later phases', () => {
    const of = (iteration: number, kind: IterationStatistics['kind']) => statistics({ iteration, kind });
    const trial = statistics({ iteration: 3, observations: 0 });
    const known = ledger({ iterations: [of(1, 'research'), of(2, 'research'), trial, of(4, 'planning')] });
    expect(made({ iteration: 5, writing_iteration: 5 }, [], known)).toContain(
      ' in 3 iterations, 2 of which brought findings.',
    );
    const written = state({ iteration: 5, writing_iteration: 5, verdict: 'research is saturated' });
    const coding = {
      ...enterPhase(enterPhase(written, phases.B), phases.C),
      iteration: 16,
      verdict: 'other',
    };
    expect(howItWasMade(coding, known, [])).toBe(howItWasMade(written, known, []));
  });
});

describe('the methodology', () => {
  it('counts quotes and verdicts, and gives none that nothing has', () => {
    const [first] = sampleLedger.claims;
    if (first === undefined) throw new Error('the sample has claims');
    expect(method({ ...sampleLedger, claims: [first] })).toMatch(
      /stored text: 2 of 2 quotes found in their sources\. .*: 1 confirmed in their page\./,
    );
    const counted = describeQuotes(sampleLedger).join('; ');
    expect(counted).toBe('8 of 10 quotes found in their sources; 1 not checked, because the source could not be read');
    expect(method(sampleLedger)).toContain(`: ${counted}.`);
    expect(describeChecks(sampleLedger), 'the status says the same').toContain(counted);
    expect(method(sampleLedger)).toContain(': 1 confirmed in their page, 1 confirmed in narrower words, 1 refuted.');
    expect(method(ledger())).toContain('on the stored pages alone: none so far.');
    const undecided = { ...sampleLedger, claims: [{ ...first, verdict: 'unverified' as const }] };
    expect(method(undecided)).toContain('1 undecided');
    expect(method(ledger(), { sources_cited: 4, findings_count: 7, verdict: '5 % & more' })).toMatch(
      /kept 7 findings from 4 sources; this report lists 0 findings from 0 sources:/,
    );
    expect(method(sampleLedger), 'neither what was refuted nor what no quote bears out').toContain(
      'lists 7 findings from 7 sources:',
    );
  });

  it('explains the marks of the findings that the report prints', () => {
    expect(method(sampleLedger)).toMatch(/A raised letter .* r, a verifier .*\(1\); n, no quote .*\(1\); .*\./);
    expect(method(sampleLedger)).toContain('such as C012 is that of a finding');
    expect(method(sampleLedger, {}, new Set(['C001']))).toContain('No finding of this report has a mark.');
  });
});

it('findings that came while the plan was made are printed behind those of the writers', () => {
  const iterations = [statistics({ iteration: 1 }), statistics({ iteration: 2, kind: 'planning' })];
  const claims = sampleLedger.claims.map((one) => (one.id < 'C003' ? { ...one, first_iteration: 2 } : one));
  const later = printed(unstatedFindings({ ...sampleLedger, claims, iterations }, new Set(['C001'])));
  expect(later).toContain('Found while planning\n\n- A token bucket adds 0.4 ms at the 99th percentile');
  expect(later).not.toContain('C001');
  expect(printed(unstatedFindings(sampleLedger, new Set()))).toMatch(/nobody has written them up yet\n\n- /);
});

const question = (number: number, more: Partial<Question> = {}): Question => {
  return {
    id: `Q00${number}`,
    text: `What is ${number}?`,
    priority: 'high',
    status: 'open',
    raised_by: '1/researcher-1',
    answered_by: null,
    ...more,
  };
};
const asked = (item: string, others: string[], answer: string | null): Escalation => {
  return {
    id: 'E001',
    kind: 'ambiguous_requirement',
    item,
    others,
    text: 'Only you can answer this.',
    tried: [],
    opened_at: '2026-01-01T00:00:00.000Z',
    iteration: 1,
    answer,
    answered_at: answer === null ? null : '2026-01-02T00:00:00.000Z',
  };
};

/** A list as it is printed. */
const published = (list: Block[]): string =>
  reportMarkdown(numbered({ title: 'x', language: 'en', day: '' }, list), ledger());

describe('questionList', () => {
  it('stands in the report by who can answer, with the answers of the user', () => {
    const questions = [
      question(1, { addressee: 'user', status: 'answered' }),
      question(2),
      question(3, { status: 'answered' }),
      question(4, { addressee: 'user', status: 'answered' }),
      question(5, { addressee: 'user' }),
    ];
    const printed = published(questionList({ questions }, [asked('Q001', ['Q004'], 'Yes,\n50 % of it.')]));
    expect(printed.replace(/\s+/g, ' ')).toMatch(
      /- Q001 \(high, for whoever asked\): What is 1\? \*Answered:\* Yes, 50 % of it\. - Q002 \(high, for further research\): What is 2\? - Q004 \(high, for whoever asked\): What is 4\? \*Answered:\* Yes, 50 % of it\. - Q005 \(high, for whoever asked\): What is 5\? /,
    );
    expect(printed).not.toContain('Q003');
  });

  it('names what has no finding in a question that is answered in part', () => {
    const list = questionList({ questions: [question(1, { missing: ['Oban', 'Que'] }), question(2)] }, []);
    expect(published(list).replace(/\s+/g, ' ')).toMatch(
      /- Q001 \(high, for further research\): What is 1\? No finding is on Oban, Que\. - Q002 /,
    );
  });

  it('prints what a question holds as text', () => {
    const text = 'Is `a_b` <b>100 %</b> of \\input{/etc/passwd} & $x$?';
    const list = questionList({ questions: [question(1, { text })] }, []);
    expect(published(list)).toContain('/etc/passwd');
    expect(published(list)).not.toContain('<b>');
  });

  it('is not there without a question to print', () => {
    expect(questionList({ questions: [question(1, { status: 'answered' })] }, [])).toEqual([]);
    expect(questionList({ questions: [question(1, { addressee: 'user', status: 'answered' })] }, [])).toEqual([]);
  });
});
