import { expect, it } from 'vitest';
import { shownTexts } from '../../../src/research/rules/opened-pages.ts';
import { verifierPrompt, type VerifierList } from '../../../src/research/rules/verifier-prompt.ts';

const [long, short, lost] = ['a', 'b', 'c'].map((one) => one.repeat(64)) as [string, string, string];
const filler = Array.from({ length: 60 }, (_, at) =>
  `Line ${at} tells of menus, of music and of media files in folder ${at}. `.repeat(3),
);
const texts = new Map([
  [
    long,
    [
      ...filler,
      'With NFS set nolock for the mount.',
      ...filler,
      'The database must not lie on an NFS mount.',
      ...filler,
    ].join('\n'),
  ],
  [short, 'Buckets allow bursts.\n\u001b[1mWindows do not.'],
]);
const listed = (claim: string, text: string, snapshot: string, quote: string) => ({
  ...{ claim, text, snapshot },
  file: `docs/research-x/snapshots/${snapshot}.txt`,
  quotes: [
    { quote, source: `Page ${snapshot[0]}` },
    { quote, source: `Page ${snapshot[0]}` },
  ],
});
const contested = [
  {
    contradiction: 'X001',
    statement: 'NFS is disputed.',
    sides: [
      { claim: 'C001', text: 'NFS is safe.', quotes: ['set nolock'], snapshot: long, file: 'f/a.txt' },
      { claim: 'C002', text: 'NFS is not.', quotes: ['must not lie'] },
    ],
  },
];
const list: VerifierList = {
  assignment: 'i2-v1',
  attack: 'contradiction',
  claims: [
    {
      ...listed('C001', 'A database on an NFS mount is safe with nolock.', long, 'set nolock for the mount'),
    },
    listed('C003', 'Buckets allow bursts.', short, 'Buckets allow bursts.'),
    { ...listed('C002', 'No database belongs on NFS.', long, 'must not lie on an NFS mount') },
    listed('C004', 'It is gone.', lost, 'gone'),
  ],
  contested,
};
const prompt = verifierPrompt(list, (snapshot) => texts.get(snapshot));

it('says how to attack, and lists each claim with its quotes once, by page', () => {
  expect(prompt).toMatch(
    /^\[i2-v1\] Verify 4 claims against 3 stored pages, by contradiction\.\n\nTry to refute each claim: /,
  );
  expect(prompt).toContain(
    '## Page a\n\n- C001: “A database on an NFS mount is safe with nolock.”\n  quoted for it: “set nolock for the mount”\n- C002: ',
  );
});

it('shows of a long page what speaks of its claims, far apart too, and says how long it is', () => {
  const [, section = ''] = /## Page a([^]*?)\n## Page b/.exec(prompt) ?? [];
  expect(section).toContain(`${long}.txt, passages of ${texts.get(long)?.length} characters, […] between them:`);
  expect(section).toContain('> With NFS set nolock for the mount.');
  expect(section).toContain('> The database must not lie on an NFS mount.');
  expect(section.length).toBeLessThan(4_000);
});

it('shows a short page whole, without control characters, and names the file of one that is lost', () => {
  expect(prompt).toContain(`${short}.txt, the whole page:\n\n> Buckets allow bursts.\n> [1mWindows do not.`);
  expect(prompt).toContain(`\n\nRead docs/research-x/snapshots/${lost}.txt.`);
  expect(shownTexts(JSON.stringify({ content: prompt })).sort()).toEqual([long, short]);
});

it('tells of a contradiction once, with both sides and the passage of the page of each', () => {
  expect(prompt.match(/X001/g)).toHaveLength(1);
  expect(prompt).toMatch(
    /## Contested\n\n- X001: “NFS is disputed\.”\n {2}C001 “NFS is safe\.” “set nolock”, f\/a\.txt:\n>[^]*> With NFS set nolock/,
  );
  expect(prompt).toMatch(/\n {2}C002 “NFS is not\.” “must not lie”$/);
});

it('says what to answer to a contradiction of which one side has no finding', () => {
  const [one] = contested;
  const half = contested.map((each) => ({ ...each, sides: one?.sides.slice(0, 1) ?? [], words: ['A: yes', 'B: no'] }));
  expect(verifierPrompt({ ...list, contested: half }, (snapshot) => texts.get(snapshot))).toContain(
    '  one side: “B: no”\n  one of these has no finding, so say nothing of X001 itself, neither `holds` nor `different`: give the finding below its verdict\n  C001 ',
  );
});

it('asks for contradictions alone where there is nothing else to verify', () => {
  expect(verifierPrompt({ ...list, claims: [] }, () => undefined)).toMatch(
    /^\[i2-v1\] Judge 1 contradiction by the pages of the sides\.\n\n## Contested\n\n- X001/,
  );
});
