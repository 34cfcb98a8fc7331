import { writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pdfOfPages } from '../simulator/web/pdf.ts';
import { newProject, type Project } from '../support/project.ts';
import { handIn, Session } from '../support/session.ts';

const measured = 'We measured that a sliding window keeps 16 bytes for each request of a client.';

async function withDocuments(): Promise<Project> {
  const project = await newProject();
  project.write('papers/notes.md', 'Token buckets forget what is older than one refill.');
  project.write('papers/deep/.hidden.md', 'not for others');
  project.write('papers/picture.png', 'no text');
  project.write('papers/.env', 'KEY=1');
  const pages = [['An introduction to limiters.'], [measured]];
  writeFileSync(
    project.path('papers/limits.pdf'),
    pdfOfPages(pages, { title: 'Limits of Windows', author: 'Ana Moreau' }),
  );
  return project;
}

/** With the programs of this machine: those of a session in a test are few. */
const programs = { PATH: process.env.PATH ?? '' };

const research = (session: Session, options: string) =>
  session.types('autonomous-workflow:research', `'x' 'What is known?' ${options}`);

describe('--sources', () => {
  it('has documents read first, quoted from their stored text, and cited by page', async () => {
    const session = new Session(await withDocuments(), 's1', { environment: programs });
    const { project } = session;
    const answer = await research(session, '--sources papers');
    expect(answer?.decision).toBeUndefined();
    expect(answer?.systemMessage).toContain('2 of 2 documents of yours stored; agents read them first.');
    expect((await project.cli('brief')).stdout).toMatch(/repo-analyst`, task: `\[i1-a1\]` .*“papers\/limits\.pdf”/);
    const call = { subagent_type: 'autonomous-workflow:repo-analyst', prompt: '[i1-a1] Read the documents.' };
    const started = (await session.usesTool('Agent', call))?.hookSpecificOutput;
    expect(started?.updatedInput?.prompt).toMatch(
      /“papers\/limits\.pdf” \(snapshots\/[0-9a-f]{64}\.txt\), “papers\/notes\.md”/,
    );
    const claims = [
      {
        text: 'A sliding window keeps 16 bytes for each request of a client.',
        quote: measured,
        importance: 'central',
        source: { file: 'papers/limits.pdf' },
      },
    ];
    await session.agentAnswers('a1', handIn('i1-a1', { claims }), 'repo-analyst');
    for (const number of [1, 2, 3]) await session.agentAnswers(`r${number}`, handIn(`i1-r${number}`, { claims: [] }));
    await project.cliIn('.', programs, 'record');
    const { stdout } = await project.cli('evidence');
    expect(stdout).toMatch(/\[@C001\], of \w+; quote \(page 2\): “We measured/);
    const { sources, claims: known } = project.readJson('docs/research-x/ledger.json') as {
      sources: object[];
      claims: object[];
    };
    expect(sources).toMatchObject([
      { kind: 'document', title: 'Limits of Windows', authors: ['Ana Moreau'], url: 'repository:papers/limits.pdf' },
    ]);
    expect(known).toMatchObject([{ evidence: [{ check: { verdict: 'exact', sound: true, page: 2 } }] }]);
  });

  it('says which documents could not be read, and reads them when they can be', async () => {
    const session = new Session(await withDocuments(), 's1');
    const { project } = session;
    const answer = await research(session, `--sources 'papers/limits.pdf,papers/notes.md'`);
    expect(answer?.systemMessage).toMatch(
      /1 of 2 documents of yours stored; agents read them first\. 1 could not be read: papers\/limits\.pdf \(To read a PDF, pdftotext \(poppler-utils\) must be installed\)\./,
    );
    expect((await project.cli('source')).stdout).toMatch(/could-not-run +repository:papers\/limits\.pdf/);
    for (const number of [1, 2, 3]) await session.agentAnswers(`r${number}`, handIn(`i1-r${number}`));
    await session.agentAnswers('a1', handIn('i1-a1', { claims: [] }), 'repo-analyst');
    await project.cliIn('.', programs, 'record');
    expect((await project.cli('source')).stdout).toMatch(/stored +repository:papers\/limits\.pdf/);
  });

  it.each([
    ['--sources nowhere', 'The source is not there'],
    ['--sources ../elsewhere', 'The source lies outside the project'],
    ['--sources papers/picture.png', 'The source cannot be read'],
    ['--sources empty', 'The folder holds no document that can be read'],
    [`--sources ','`, '0 documents are named'],
    ['--sources', 'The option --sources needs files or folders of the project'],
  ])('refuses %s before anything begins', async (options, message) => {
    const project = await withDocuments();
    project.write('empty/.keep', '');
    const answer = await research(new Session(project, 's1'), options);
    expect(answer).toMatchObject({ decision: 'block' });
    expect(answer?.reason).toContain(message);
    expect(project.exists('docs/research-x')).toBe(false);
  });
});
