import { describe, expect, it } from 'vitest';
import { checkReport, type CheckInput } from '../../../src/report/rules/checks.ts';
import type { Draft, SectionTitle } from '../../../src/report/rules/source.ts';
import { checkInput, sampleLedger, withSection } from './sample-report.ts';

const failed = (draft: Draft, more: Partial<CheckInput> = {}) => checkReport(checkInput(draft, more));
const saying = (text: string, title: SectionTitle = 'Key Findings') =>
  withSection(title, (before) => `${before}\n\n${text}`);

describe('the checks of a report', () => {
  it('pass one as it should be', () => {
    expect(checkReport(checkInput())).toEqual([]);
  });

  it.each<[string, Draft, string]>([
    ['a finding that is not there', saying('So it is [@C404].'), 'There is no C404'],
    ['a contradiction that is not there', saying('So it is [@X404].'), 'There is no X404'],
    ['an id as a word', saying('C001 settles that.', 'Open Questions'), 'C001 would be printed as it stands'],
    ['a finding that no quote bears out', saying('Nobody has it [@C007].'), 'No quote bears C007 out'],
    ['one that was refuted', saying('Buckets never overflow [@C008].'), 'C008 was refuted'],
    ['a number that its finding has not', saying('It needs 61 bytes [@C001].'), '61'],
    ['a unit that its finding has not', saying('It needs 16 kB [@C001].'), '16 kB'],
    ['a number without any finding', saying('It costs 17 dollars.'), '17'],
    ['one in an inference from findings', saying('It needs 61 bytes [@C001, inference].'), '61'],
    ['a number in a cell without one', saying('| A |\n| --- |\n| 77 % |'), '77%'],
    [
      'a formula that gives another number',
      saying('It is {2*16 = 33} [@C001].'),
      '{2*16 = 33} is not what its formula gives, 32',
    ],
    ['a formula of nothing that is there', saying('It is {2*77 = 154} [@C001].'), '{2*77 = 154} is computed from 77'],
    ['a number in braces that is no formula', saying('It is {16 = 16} [@C001].'), '{16 = 16} holds no formula'],
    ['a section that says nothing', withSection('Analysis & Synthesis', () => '…'), 'The section says nothing'],
  ])('find %s', (_, draft, message) => {
    expect(failed(draft)).toEqual([expect.stringContaining(`: ${message}`)]);
  });

  it.each<[string, Draft, Partial<CheckInput>?]>([
    ['a number rounded', saying('It adds 0.40 ms [@C002].')],
    ['a number of the goal, in the words of the user', saying('It serves 80 users.'), { given: ['Limit 80 users.'] }],
    [
      'what a verifier quoted',
      saying('It takes 5 MB [@C004].'),
      {
        ledger: {
          ...sampleLedger,
          looks: [
            {
              assignment: 'i2-v1',
              hand_in: null,
              claim: 'C004',
              verdict: 'supported',
              reason: null,
              rewording: null,
              quote: 'it takes 5 MB',
            },
          ],
        },
      },
    ],
    ['a number that the writer proposes', saying('Begin with 30 seconds [inference].')],
    ['the year of a source', saying('So it was in 2025 [@C003].')],
    ['a year without a finding, and common knowledge', saying('In 1998 it took 20 people.', 'Background & Context')],
    [
      'a formula of a number beside it',
      saying('We take 77 of them as given [@C001]. It is {2*77 = 154}.'),
      { given: ['Take 77.'] },
    ],
  ])('pass %s', (_, draft, more) => expect(failed(draft, more)).toEqual([]));
});
