import { expect, it } from 'vitest';
import { begunSession, handIn } from '../support/session.ts';

const claim = (text: string, quote: string) => ({
  text,
  quote,
  importance: 'central',
  source: { url: 'https://agenda.github.io/agenda/README', title: 'Agenda', kind: 'primary' },
});
const wrong = claim('Agenda needs Node.js 99 or newer.', 'Node.js >= 18.0.0 - PostgreSQL >= 12');
const right = claim('Agenda needs Node.js 18 or newer.', 'Node.js >= 18.0.0 - PostgreSQL >= 12');
const others = [
  claim('Agenda locks jobs for processing.', 'to atomically lock jobs for processing'),
  claim('Agenda names MongoDB as its default.', '**MongoDB** remains the default and most battle-tested backend.'),
];
const withWrong = handIn('i1-r1', { claims: [others[0], wrong, others[1]] });
interface Stored {
  hand_in: { claims: { text: string }[] };
  problems: string[];
}

async function begun() {
  const session = await begunSession();
  const stored = () => session.project.handIns('x')['1/researcher-1'] as unknown as Stored;
  return { session, project: session.project, stored, says: (answer: string) => session.agentAnswers('a1', answer) };
}

it('claims at fault are named alone, first by their form, and what was corrected is stored', async () => {
  const { says, stored } = await begun();
  const unquoted = { ...others[0], quote: '' };
  const refused = await says(handIn('i1-r1', { claims: [unquoted, others[1], { ...wrong, text: 'Short' }] }));
  expect(refused?.reason).toMatch(/- claims #1 quote: [^]*- claims #3 text: /);
  expect(refused?.reason).toContain('all else stays as it is');
  expect((await says(withWrong))?.reason).toContain('- claims #2 quote: has no 99');
  expect(await says(handIn('i1-r1', { claims: [others[0], right, others[1]] }))).toBeUndefined();
  expect(stored().hand_in.claims.map(({ text }) => text)).toEqual(
    [others[0], right, others[1]].map((one) => one?.text),
  );
});

it('what is at fault to the last is left out, and said; the rest is stored', async () => {
  const { says, stored, project } = await begun();
  for (const answer of [withWrong, withWrong]) expect((await says(answer))?.decision).toBe('block');
  expect(await says(withWrong)).toBeUndefined();
  const leftOut = 'claims #2 quote: has no 99, which the claim states';
  expect(stored().hand_in.claims.map(({ text }) => text)).toEqual(others.map(({ text }) => text));
  expect(stored().problems).toEqual([leftOut]);
  expect(project.journal('x').at(-1)).toMatchObject({ event: 'hand-in', left_out: [leftOut] });
  const { stdout } = await project.cli('record');
  expect(stdout).toContain(`Left out of the hand-in of i1-r1: ${leftOut}.`);
  expect(await project.cliJson('status')).toBeDefined();
});

it('numbers of the goal and of the documents that it names are the user’s; a unit that a quote lacks is told', async () => {
  const { says, project } = await begun();
  project.write('NOTES.md', 'The service takes some 20 writes a second at noon.');
  project.replace('docs/research-x/x-state.md', 'What is known?', 'What is known (see NOTES.md)?');
  const throughput = 'limits the write throughput to about 100 transactions per second';
  const five = claim('Its limit of 100 transactions per second is above the 20 a second of this service.', throughput);
  const other = claim('Its limit of 100 transactions per second is above the 30 a second of this service.', throughput);
  const timeout = claim('The service waits for a lock for 5 seconds.', '= 5000');
  const refused = await says(handIn('i1-r1', { claims: [five, other, timeout] }));
  expect(refused?.reason).not.toContain('claims #1');
  expect(refused?.reason).toContain('claims #2 quote: has no 30');
  expect(refused?.reason).toContain('claims #3 quote: fewer than four words. Quote a whole sentence');
  expect(refused?.reason).toContain('claims #3 quote: has no 5 seconds, which the claim states');
});
