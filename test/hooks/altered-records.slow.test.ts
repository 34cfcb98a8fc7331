import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { begunSession, handIn, type Session } from '../support/session.ts';

const folder = 'docs/research-x';

function swap({ project }: Session, file: string, from: RegExp, to: string): void {
  const path = project.path(`${folder}/${file}`);
  const before = readFileSync(path, 'utf8');
  expect(before).toMatch(from);
  writeFileSync(path, before.replace(from, to));
  utimesSync(path, new Date(1_700_000_000_000), new Date(1_700_000_000_000));
}

const toldBy = (answer: { systemMessage?: string } | undefined) => answer?.systemMessage ?? '';

describe('the end of a turn', () => {
  it('sets a hand-in aside that a shell changed, and names it once', async () => {
    const session = await begunSession();
    await session.agentAnswers('a1', handIn('i1-r1'));
    swap(session, 'inbox/1/researcher-1.json', /"text": "/, '"text": "Not ');
    const told = toldBy(await session.endsTurn());
    expect(told).toContain(
      'inbox/1/researcher-1.json was changed by other means than hooks and the CLI: it was moved to',
    );
    expect(readdirSync(session.project.path(`${folder}/inbox/1`))).toEqual([
      expect.stringMatching(/^researcher-1\.json\.broken-/),
    ]);
    expect(toldBy(await session.endsTurn())).not.toContain('researcher-1');
  });

  it('sets a hand-in aside that no agent made', async () => {
    const session = await begunSession();
    await session.agentAnswers('a1', handIn('i1-r1'));
    const real = session.project.read(`${folder}/inbox/1/researcher-1.json`);
    session.project.write(`${folder}/inbox/1/researcher-2.json`, real.replaceAll('i1-r1', 'i1-r2'));
    expect(toldBy(await session.endsTurn())).toContain('inbox/1/researcher-2.json was changed by other means');
    expect(session.project.exists(`${folder}/inbox/1/researcher-2.json`)).toBe(false);
    expect(session.project.exists(`${folder}/inbox/1/researcher-1.json`)).toBe(true);
  });

  it('computes anew what a ledger proves that was changed together with its copy', async () => {
    const session = await begunSession();
    await session.worksThrough('x', 1);
    const before = session.project.read(`${folder}/ledger.json`);
    const proven = /"importance": ?"[a-z]+"/;
    for (const file of ['ledger.json', '.runtime/ledger.json'])
      swap(session, file, proven, '"verdict": "supported", "importance": "central"');
    const told = toldBy(await session.endsTurn());
    expect(told).toContain('ledger.json');
    expect(before).not.toContain('"supported"');
    expect(session.project.read(`${folder}/ledger.json`)).not.toContain('"supported"');
  });

  it('says nothing of records that only hooks and the CLI have written', async () => {
    const session = await begunSession();
    for (const iteration of [1, 2]) {
      await session.worksThrough('x', iteration);
      expect(toldBy(await session.endsTurn())).not.toContain('other means');
    }
    expect(session.project.events('x')).not.toContain('record-altered');
  });
});
