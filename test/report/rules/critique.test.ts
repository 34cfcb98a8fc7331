import { describe, expect, it } from 'vitest';
import { randomOf } from '../../../src/base/algorithms.ts';
import type { Judgement } from '../../../src/judging/lists.ts';
import {
  controlsFor,
  critiqueBlocks,
  critiqueTask,
  describeStanding,
  getsCritics,
  objectionLines,
  remarksOf,
  ruledSentences,
  standingOf,
  type Standing,
  type Ruling,
} from '../../../src/report/rules/critique.ts';
import { sectionsOf, sentencesOf, withRemarks, type Draft } from '../../../src/report/rules/source.ts';
import { runsIn, textOf } from '../../../src/report/rules/tree.ts';
import { sampleLedger } from './sample-report.ts';

const only = 'It is the *only* one that leaves the code as it is.';
const draftWith = (analysis: string): Draft => ({
  'Executive Summary': 'A counter needs 16 bytes [@C001]. Its vendor withdrew support.',
  'Analysis & Synthesis': analysis,
  Methodology: 'We asked three people.',
});
const ruled = (analysis = only) => ruledSentences(sentencesOf(sectionsOf(draftWith(analysis), {})), sampleLedger);
const said = (one: ReturnType<typeof ruled>[number], answer: Ruling): Judgement<Ruling> => ({
  ...{ key: one.item.key, hash: one.item.key, by: 'i5-k1' },
  answer,
});
const wholly: Ruling = { carried: 'wholly' };
const not: Ruling = { carried: 'not', lacks: 'Nothing compares the three.' };
const now = (
  answers: readonly Ruling[],
  sentences = ruled(),
  more: Partial<Pick<Standing, 'read' | 'unanswered'>> = {},
  answersTo = ruled(),
) => standingOf(sentences, all(answers, answersTo), { read: 1, unanswered: [], ...more });
const all = (answers: readonly Ruling[], sentences = ruled()) =>
  sentences.flatMap((one, at) => (answers[at] === undefined ? [] : [said(one, answers[at])]));

describe('the sentences that a critic rules on', () => {
  it('stand beside what their findings say; what code writes of the research is none of them', () => {
    const texts = ruled(`${only} [inference]`).map(({ item }) => item.text);
    expect(texts).toHaveLength(3);
    expect(texts[0], 'in the summary also beside their quotes').toBe(
      'Executive Summary: “A counter needs 16 bytes.” [C001: A sliding window counter uses 16 bytes per user.; quoted: “the counter needs 16 bytes for every user”]',
    );
    expect(texts[1]).toBe(
      'Executive Summary, after “A counter needs 16 bytes.”: “Its vendor withdrew support.” [no finding]',
    );
    expect(texts[2]).toMatch(/^Analysis & Synthesis: \[inference\] “It is the only one/);
    expect(ruled('No price was found [@Q001].')[2]?.item.text).toMatch(/ \[Q001, a question that stayed open\]$/);
    const [, cell] = ruled('| Limiter | Memory |\n| --- | --- |\n| Counter | 16 bytes [@C001] |').slice(1);
    expect(cell?.item.text).toMatch(/^Analysis & Synthesis, at “Counter, Memory”: “16 bytes” \[C001: /);
  });

  it('come with controls whose answers code knows, and which read like them', () => {
    const controls = controlsFor(sampleLedger, randomOf('x'));
    expect(controls.map(({ right }) => right.carried)).toEqual([['wholly'], ['not', 'in-part']]);
    const refuted = sampleLedger.claims.map((one) => ({ ...one, verdict: 'contradicted' as const }));
    expect(controlsFor({ ...sampleLedger, claims: refuted }, randomOf('x'))).toEqual([]);
    const sentences = controls.map(({ text }) => /: “([^”]+)” \[/.exec(text)?.[1]);
    expect(new Set(sentences).size, 'each sentence once').toBe(2);
    for (const { text } of controls) expect(text).toMatch(/^Key Findings, after “.+”: “.+” \[C00\d: .+\]$/);
    expect(controlsFor({ ...sampleLedger, claims: sampleLedger.claims.slice(0, 1) }, randomOf('x'))).toEqual([]);
    const used = new Set<string>();
    const all = [1, 2, 3, 4].flatMap(() => controlsFor(sampleLedger, randomOf('x'), used).map(({ text }) => text));
    expect(all, 'C005 and C006 are contested, C007 to C009 do not stand').toHaveLength(4);
    expect(new Set(all).size).toBe(4);
  });
});

it('a report gets critics, unless it rests on the repository alone and code comes next', () => {
  const repository = sampleLedger.sources.map((source) => ({ ...source, kind: 'repository' as const }));
  expect(getsCritics({ workflow_type: 'autonomous-full-auto' }, { sources: repository })).toBe(false);
  expect(getsCritics({ workflow_type: 'autonomous-full-auto' }, sampleLedger)).toBe(true);
  expect(getsCritics({ workflow_type: 'autonomous-research-plan' }, { sources: repository })).toBe(true);
});

describe('a report before its critics', () => {
  it('is held against rulings as long as a sentence and what its findings say are the same', () => {
    const held = now([wholly, { carried: 'needs-none' }, not]);
    expect(held.sentences.map(({ sentence }) => sentence.text)).toEqual([
      'Its vendor withdrew support.',
      'It is the only one that leaves the code as it is.',
    ]);
    expect([held.accepted.length, held.unjudged]).toEqual([1, []]);
    expect(now([wholly, wholly]).sentences, 'nothing is cited for it').toHaveLength(1);
    const changed = now([wholly, not, not], ruled('It leaves the code as it is.'));
    expect(changed.sentences).toHaveLength(1);
    expect(changed.unjudged.map(({ sentence }) => sentence.text)).toEqual(['It leaves the code as it is.']);
  });

  it('goes to a writer with what each sentence lacks, and the part of the question that it does not answer', () => {
    const unanswered = [{ words: 'what does it cost', why: 'No price.' }];
    expect(objectionLines(now([wholly, wholly, not], ruled(), { unanswered }))).toEqual([
      'Executive Summary: “Its vendor withdrew support.”: neither cited nor marked as inference',
      'Analysis & Synthesis: “It is the only one that leaves the code as it is.”: not supported: Nothing compares the three',
      'The question: “what does it cost” is not answered: No price',
    ]);
  });
});

describe('the words of a critique', () => {
  it('for a critic, quote the question and number the sentences', () => {
    const items = ruled().map(({ item }) => item);
    const task = critiqueTask({ folder: 'docs', name: 'x' }, 'Which?\nAnd why?', items);
    expect(task).toContain('> Which?\n> And why?');
    expect(task).toMatch(/^1\. Executive Summary: /m);
    expect(task).toMatch(/^3\. Analysis & Synthesis: /m);
  });

  it('for readers, count what is supported, and name what is not', () => {
    const unanswered = [{ words: 'what does it cost', why: 'No price.' }];
    const outcome = now([wholly, wholly, not], ruled(), { unanswered });
    expect(describeStanding(outcome)).toBe(
      'Critics accepted 1 of 3 sentences: 1 supported by findings; 3 objections not resolved',
    );
    const text = 'So it is fast [@C001]. So it is small [@C002]. [inference] Here it is.';
    const mixed = ruled(text);
    const rulings: Ruling[] = [wholly, not, wholly, wholly, { carried: 'needs-none' }];
    expect(describeStanding(now(rulings, mixed, {}, mixed)), 'what is marked as inference counts as such').toContain(
      'Critics accepted 4 of 5 sentences: 2 supported by findings, 1 marked as inference, 1 making no claim;',
    );
    const printed = runsIn(critiqueBlocks(outcome))
      .map(({ inlines }) => textOf(inlines))
      .join('\n');
    expect(printed).toContain('What they hold against a sentence stands behind it in brackets.');
    expect(printed).toContain('is not answered: No price.');
    expect(describeStanding(now([wholly, wholly]))).toContain('; 1 sentence that nobody has judged');
    expect(describeStanding(now([], ruled(), { read: 0 }))).toBe('No critic has judged this report');
  });

  it('stand behind each sentence that does not hold, and behind one of the summary that nobody has judged', () => {
    const said = (standing: Standing) => {
      const sections = sectionsOf(draftWith('It is *new. It is the only one* [@C003]. That is all.'), {});
      const text = textOf([...sections.values()].flatMap((blocks) => withRemarks(blocks, remarksOf(standing))));
      return text.replace(/\s+/g, ' ');
    };
    const sentences = ruled('It is *new. It is the only one* [@C003]. That is all.');
    const half: Ruling = { carried: 'in-part', lacks: 'C001 says it of one maker.' };
    expect(said(now([half, not, { carried: 'inference' }, not, wholly], sentences, {}, sentences))).toBe(
      'A counter needs 16 bytes . (supported only in part: C001 says it of one maker) Its vendor withdrew support. (not supported: Nothing compares the three)' +
        'It is new. It is the only one (an inference that is not marked as one) . (not supported: Nothing compares the three) That is all.We asked three people.',
    );
    expect(said(now([wholly], sentences))).toMatch(
      /bytes \. Its vendor withdrew support\. \(judged by no critic\)It is new\./,
    );
    expect(said(now([], sentences, { read: 0 }))).not.toContain('(');
    const cells = ruled('| A | B |\n| --- | --- |\n| Yes [@C001] | Yes [@C003] |');
    const remarkOn = remarksOf(now([wholly, wholly, not, wholly], cells, {}, cells));
    expect(cells.slice(2).map(({ sentence }) => remarkOn(sentence) !== undefined)).toEqual([true, false]);
  });
});
