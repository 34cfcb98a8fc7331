import { describe, expect, it } from 'vitest';
import { begunSession, continuation, handIn } from '../support/session.ts';
import { useLocalWeb } from '../support/fetching.ts';

const { web } = useLocalWeb();

const allow = (): string[] => ['--allow-host', web().hosts.join(',')];

describe('source with an address', () => {
  it('stores a page and says where', async () => {
    const { project } = await begunSession();
    const address = web().address('algorithms', '/token-bucket');
    const { stdout, stderr, exitCode } = await project.cli('source', address, 'x', ...allow());
    expect({ stderr, exitCode }).toEqual({ stderr: '', exitCode: 0 });
    const [, file = ''] = /as (snapshots\/[0-9a-f]{64}\.txt)\n$/.exec(stdout) ?? [];
    expect(stdout).toContain(`Stored: The token bucket, derived (${address}), `);
    expect(project.read(`docs/research-x/${file}`)).toContain('at most b + rt');
    expect(project.files('docs/research-x/snapshots')).toHaveLength(2);
  });

  it('says why a page cannot be stored, and exits with 1', async () => {
    const { project } = await begunSession();
    const address = web().address('trouble', '/wall/paywall');
    const { stdout, exitCode } = await project.cli('source', address, ...allow());
    expect(stdout).toBe(`Not stored: ${address}. One has to pay to read this page.\n`);
    expect(exitCode).toBe(1);
  });

  it('refuses loopback and private addresses that nobody allowed', async () => {
    const { project } = await begunSession();
    const before = web().requests.length;
    for (const address of [web().address('algorithms', '/token-bucket'), 'http://10.0.0.1/', 'http://[::ffff:7f00:1]/'])
      expect(await project.cli('source', address)).toMatchObject({
        exitCode: 1,
        stdout: expect.stringContaining('Not stored') as string,
      });
    expect(web().requests.length).toBe(before);
  });

  it('takes a document by its path, from the folder it is called in', async () => {
    const { project } = await begunSession();
    project.write('notes/a.md', 'We measured 16 bytes.');
    const { stdout } = await project.cliIn('notes', {}, 'source', 'a.md');
    expect(stdout).toMatch(/^Stored: .*repository:notes\/a\.md.*, 21 characters/);
    expect(await project.cli('source', '../elsewhere.md')).toMatchObject({ exitCode: 1 });
  });

  it('has what was added by hand read in the next iteration, a page by a researcher, a document by the analyst', async () => {
    const session = await begunSession();
    const { project } = session;
    project.write('notes/a.md', 'We measured 16 bytes.');
    const address = web().address('algorithms', '/token-bucket');
    await project.cli('source', address, 'x', ...allow());
    await project.cli('source', 'notes/a.md', 'x');
    await session.worksThrough('x', 1);
    const text = continuation(await session.endsTurn()) ?? '';
    expect(text).toMatch(new RegExp(`researcher\`, task: .*Nobody has used this, .* read “${address}”`));
    expect(text).toMatch(/repo-analyst`, task: .*Nobody has used this, .* read “notes\/a\.md”/);
  });

  it('allows no host that is not public because a model says so', async () => {
    const { project } = await begunSession();
    const address = web().address('algorithms', '/token-bucket');
    const before = web().requests.length;
    const add = ['source', address, 'x', ...allow()];
    const { exitCode, stderr } = await project.cliIn('.', { CLAUDECODE: '1' }, ...add);
    expect(exitCode).toBe(1);
    expect(stderr).toMatch(/Only the user may do this to the workflow/);
    expect(web().requests.length).toBe(before);
  });

  it('refuses an address that is none, is refused, or was mistyped', async () => {
    const { project } = await begunSession();
    for (const address of [
      'http://10.0.0.1/',
      'htp:/example',
      'notes/no-such-file.md',
      '../elsewhere.md',
      '.git/config',
    ])
      expect(await project.cli('source', address)).toMatchObject({ exitCode: 1 });
    expect((await project.cli('source')).stdout).toContain('0 of 5 sources stored.');
  });

  it('takes nothing for a source that the workflow itself wrote', async () => {
    const { project } = await begunSession();
    await project.cli('record');
    project.write('docs/research-x/mine.md', 'A document that somebody put there.');
    for (const file of ['log.jsonl', 'ledger.json', 'x-report.tex', 'x-state.md', 'progress.txt'])
      expect(await project.cli('source', `docs/research-x/${file}`)).toMatchObject({
        exitCode: 1,
        stdout: expect.stringMatching(/is what a workflow wrote, and no source/) as string,
      });
    expect(await project.cli('source', 'docs/research-x/mine.md')).toMatchObject({ exitCode: 0 });
    expect((await project.cli('source')).stdout).toContain('1 of 6 sources stored.');
  });
});

describe('source without an address', () => {
  it('names every page that was asked for, and what became of it', async () => {
    const { project } = await begunSession();
    expect((await project.cli('source')).stdout).toBe('No source was fetched yet.\n');
    for (const path of ['/notes.txt', '/status/404'])
      await project.cli('source', web().address('trouble', path), ...allow());
    const { stdout, exitCode } = await project.cli('source', 'x');
    expect(exitCode).toBe(0);
    expect(stdout).toContain('1 of 2 sources stored.');
    expect(stdout).toMatch(/stored {9}http:\S+\/notes\.txt\n +\d+ characters/);
    expect(stdout).toMatch(/dead {11}http:\S+\/status\/404\n +\S+ has no such page \(status 404\)/);
  });
});

describe('a source whose page is stored', () => {
  it('has the authors and the year of the page, not those that an agent handed in', async () => {
    const session = await begunSession();
    const { project } = session;
    const url = web().address('algorithms', '/token-bucket');
    await project.cli('source', url, 'x', ...allow());
    const source = { url, title: 'The token bucket', authors: ['Nobody, Ned'], kind: 'primary' };
    const found = {
      text: 'A bucket bounds bursts.',
      quote: 'at most b + rt requests conform in any interval of length t',
      importance: 'central',
      source,
    };
    for (const number of [1, 2, 3])
      await session.agentAnswers(`a${number}`, handIn(`i1-r${number}`, { claims: [found] }));
    await project.cli('record');
    const { sources } = project.readJson('docs/research-x/ledger.json') as { sources: object[] };
    expect(sources).toMatchObject([{ authors: ['Moreau, Ana'], year: '2021' }]);
    const bibliography = project.read('docs/research-x/sources.bib');
    expect(bibliography).toMatch(/author += \{.*Moreau/);
    expect(bibliography).not.toMatch(/Nobody|n\.d\./);
    await project.cli('record');
    expect(project.readJson('docs/research-x/ledger.json')).toMatchObject({ sources });
  });
});
