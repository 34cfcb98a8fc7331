import { readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Project } from '../support/project.ts';
import { askBoard, serveBoard } from '../support/served-board.ts';
import { begunSession, Session } from '../support/session.ts';

const boardOf = (project: Project) => serveBoard(project.root, project.environment);

/** Every file below docs with its size and time, to see that nothing was written. */
const filesOf = (project: Project) =>
  project.files('docs').map((file) => {
    const { size, mtimeMs } = statSync(project.path(file));
    return `${file} ${size} ${mtimeMs}`;
  });

describe('the board', () => {
  it('shows the workflow, a change of it, and its files; changes nothing on the disk', async () => {
    const session = await begunSession();
    const { project } = session;
    await project.cli('status', 'x');
    const before = filesOf(project);
    const { address } = await boardOf(project);
    const first = await askBoard(address);
    expect(first.code).toBe(200);
    expect(first.text).toContain('Phase A: Research, iteration 1 of at most 30');
    expect((await askBoard(`${address}x/progress.txt`)).text).toBe(project.read('docs/research-x/progress.txt'));
    for (const path of ['y', 'x', 'x/log.jsonl', 'x/..%2f..%2fpackage.json', '%zz', 'x/'])
      expect((await askBoard(`${address}${path}`)).code, path).toBe(404);
    expect(filesOf(project)).toEqual(before);

    const headers = { 'If-None-Match': String(first.headers.etag) };
    await expect.poll(async () => (await askBoard(address, { headers })).code).toBe(304);
    await new Session(project, 's2').begins('y');
    const all = await askBoard(address, { headers });
    expect(all.code).toBe(200);
    expect(all.text).toContain('<h1>2 workflows</h1>');
  });

  it('answers to its own name and only to reading; nobody keeps or frames it', async () => {
    const { project } = await begunSession();
    const { address, port } = await boardOf(project);
    const { headers } = await askBoard(address);
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; script-src 'sha256-[^']+'; connect-src 'self'; .*frame-ancestors 'none'$/,
    );
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect((await askBoard(address, { headers: { Host: `localhost:${port}` } })).code).toBe(200);
    for (const Host of [`evil.example:${port}`, '127.0.0.1', 'localhost:1']) {
      const reply = await askBoard(address, { headers: { Host } });
      expect([reply.code, reply.text]).toEqual([403, 'This host is not served.']);
    }
    expect((await askBoard(`${address}x`, { method: 'POST' })).code).toBe(405);
    await expect(askBoard(address.replace('127.0.0.1', '127.0.0.2'))).rejects.toThrow('ECONNREFUSED');
  });

  it('is at the same address when it is started again, and at another beside the first', async () => {
    const { project } = await begunSession();
    const first = await boardOf(project);
    expect((await boardOf(project)).address).not.toBe(first.address);
    await first.end();
    expect((await boardOf(project)).address).toBe(first.address);
  });

  it('is exported as one file without a script, with links to the files beside it', async () => {
    const { project } = await begunSession();
    const file = project.path('board.html');
    expect((await project.cli('board', '--export', file)).stdout).toBe(`Wrote 1 workflow to ${file}\n`);
    const text = readFileSync(file, 'utf8');
    expect(text).toContain('href="docs/research-x/progress.txt"');
    expect(text).not.toMatch(/<script|connect-src/);
  });
});
