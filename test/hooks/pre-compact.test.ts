import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Project } from '../support/project.ts';
import { begunSession } from '../support/session.ts';

const folder = 'docs/research-x/transcripts';

async function begun() {
  const session = await begunSession();
  const { project } = session;
  const transcript = join(project.outside('home'), 'session-one.jsonl');
  return { project, session, transcript };
}

const pieces = (project: Project) => project.files(folder).filter((file) => file.endsWith('.jsonl'));

/** The pieces in the order of their names. */
function kept(project: Project, files = pieces(project)): Buffer {
  return Buffer.concat(files.map((file) => readFileSync(project.path(file))));
}

describe('before a compaction', () => {
  it('only what was appended since the last one is kept, and all pieces together are the transcript', async () => {
    const { project, session, transcript } = await begun();
    let whole = '';
    for (const round of [1, 2, 3]) {
      const rows = `{"row":"${round} ü 🙂"}\n`.repeat(round * 100);
      appendFileSync(transcript, rows);
      whole += rows;
      expect(await session.compacts(transcript, round === 2 ? 'manual' : 'auto')).toBeUndefined();
      expect(pieces(project)).toHaveLength(round);
      expect(kept(project, pieces(project).slice(-1)).toString()).toBe(rows);
      expect(project.journal('x').at(-1)).toMatchObject({ event: 'checkpoint', bytes: Buffer.byteLength(rows) });
    }
    expect(kept(project).toString()).toBe(whole);
  });

  it('the state is kept beside the piece, and the journal names a file that exists', async () => {
    const { project, session, transcript } = await begun();
    writeFileSync(transcript, '{"row":1}\n');
    await session.compacts(transcript);
    const [state] = project.files(folder).filter((file) => file.endsWith('-state.md'));
    expect(project.read(state ?? '')).toBe(project.read('docs/research-x/x-state.md'));
    expect(pieces(project)).toEqual([`${folder}/${String(project.journal('x').at(-1)?.file)}`]);
  });

  it('a transcript that shrank is another one under the same name, and kept from its start', async () => {
    const { project, session, transcript } = await begun();
    for (const rows of ['{"row":1}\n'.repeat(50), '{"row":2}\n']) {
      writeFileSync(transcript, rows);
      await session.compacts(transcript);
      expect(kept(project, pieces(project).slice(-1)).toString()).toBe(rows);
    }
  });
});
