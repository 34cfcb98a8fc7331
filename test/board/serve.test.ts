import { readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import type { Overview } from '../../src/overview/rules/overview.ts';
import type { Detail, FindingRow, Part } from '../../src/board/rules/view.ts';
import type { Project } from '../support/project.ts';
import { newProject } from '../support/project.ts';
import { askBoard, boardOf, cardOf, overviewOf } from '../support/served-board.ts';
import { begunSession, handIn, Session } from '../support/session.ts';

/** Every file below docs with its size and time, to see that nothing was written. */
const filesOf = (project: Project) =>
  project.files('docs').map((file) => {
    const { size, mtimeMs } = statSync(project.path(file));
    return `${file} ${size} ${mtimeMs}`;
  });

/** Data of the next event of this name. */
async function nextEvent(address: string, name: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const stream = get(`${address}events`, (response: IncomingMessage) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
        const [, data] = new RegExp(`event: ${name}\\ndata: (.*)\\n\\n`).exec(text) ?? [];
        if (data === undefined) return;
        stream.destroy();
        resolve(JSON.parse(data));
      });
    });
    stream.on('error', reject);
  });
}

describe('the board', () => {
  it('shows what status --json says, and changes nothing on the disk but its own place', async () => {
    const { project } = await begunSession();
    await project.cli('status', 'x');
    const before = filesOf(project);
    const { address, end } = await boardOf(project);
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/[\w-]{32}\/$/);
    const card = await cardOf(address);
    const status = (await project.cliJson('status', 'x')) as Overview;
    const { usd, ...figures } = card;
    expect(usd).toBe(status.spend.usd);
    for (const [key, value] of Object.entries(figures)) {
      if (key !== 'tokens') expect(status[key as keyof Overview], key).toEqual(value);
    }
    const detail = JSON.parse((await askBoard(`${address}api/workflow/x`)).text) as Detail;
    expect(detail.card).toEqual(card);
    expect(detail.iterations.map(({ iteration, result }) => [iteration, result])).toEqual([[1, 'in progress']]);
    expect(detail.agents.map(({ assignment, state }) => [assignment, state])).toContainEqual(['i1-r1', 'not started']);
    await askBoard(address);
    await end();
    expect(filesOf(project).filter((file) => !file.includes('/board.json '))).toEqual(before);
    expect(statSync(project.path('docs/.autonomous-workflow/board.json')).mode & 0o077).toBe(0);
  });

  it('serves a page that may run nothing but its own script, and that nobody keeps or frames', async () => {
    const { project } = await begunSession();
    const { address } = await boardOf(project);
    const { code, headers, text } = await askBoard(address);
    expect(code).toBe(200);
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; script-src 'sha256-[^']+'; style-src 'sha256-[^']+'; connect-src 'self'; .*frame-ancestors 'none'$/,
    );
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(text).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
  });

  it('answers only who has its address, and no other site', async () => {
    const { project } = await begunSession();
    const { address, port } = await boardOf(project);
    const own = `127.0.0.1:${port}`;
    const refused: [why: string, where: string, headers: Record<string, string>, code: number][] = [
      ['without the token', `http://${own}/`, {}, 404],
      ['with another token', `http://${own}/${'a'.repeat(32)}/`, {}, 404],
      ['without the token, for data', `http://${own}/api/overview`, {}, 404],
      ['under a foreign name that leads here', address, { Host: `evil.example:${port}` }, 403],
      ['under the right name without the port', address, { Host: '127.0.0.1' }, 403],
      ['for another origin', `${address}api/overview`, { Origin: 'https://evil.example' }, 403],
      ['for an origin that hides', `${address}api/overview`, { Origin: 'null' }, 403],
      ['for another port of this machine', `${address}api/overview`, { Origin: 'http://127.0.0.1:1' }, 403],
      ['for another site', `${address}api/overview`, { 'Sec-Fetch-Site': 'cross-site' }, 403],
      ['for another site, live', `${address}events`, { 'Sec-Fetch-Site': 'same-site' }, 403],
    ];
    for (const [why, where, headers, code] of refused) {
      const reply = await askBoard(where, { headers });
      expect(reply.code, why).toBe(code);
      expect(reply.text, why).not.toContain('What is known');
    }
  });

  it('changes nothing, whatever is sent', async () => {
    const { project } = await begunSession();
    const { address } = await boardOf(project);
    const headers = { Origin: new URL(address).origin, 'Content-Type': 'application/json' };
    const reply = await askBoard(`${address}api/act/x/stop`, { method: 'POST', headers, body: '{}' });
    expect(reply.code).toBe(405);
    expect(project.state('x').status).toBe('in_progress');
  });

  it('answers under the name localhost, and on no other address of the machine', async () => {
    const { project } = await begunSession();
    const { address, port } = await boardOf(project);
    expect((await askBoard(address, { headers: { Host: `localhost:${port}` } })).code).toBe(200);
    await expect(askBoard(address.replace('127.0.0.1', '127.0.0.2'))).rejects.toThrow('ECONNREFUSED');
  });

  it('tells open pages of a change within seconds', async () => {
    const session = await begunSession();
    const { address } = await boardOf(session.project);
    expect(await nextEvent(address, 'overview')).toMatchObject({ workflows: [{ name: 'x', findings_count: 0 }] });
    const changed = nextEvent(address, 'changed');
    await session.agentAnswers('a1', handIn('i1-r1'));
    await session.agentAnswers('a2', handIn('i1-r2'));
    await session.agentAnswers('a3', handIn('i1-r3'));
    await changed;
    await session.project.cli('record', 'x');
    await expect.poll(async () => (await cardOf(address)).findings_count, { timeout: 10_000 }).toBe(1);
  });

  it('shows no agent and no iteration at work where no session is, or after the end', async () => {
    const session = await begunSession();
    const { project } = session;
    const agent = { subagent_type: 'autonomous-workflow:researcher', description: 'One', prompt: '[i1-r1] Find out.' };
    await session.usesTool('Agent', agent);
    const { address } = await boardOf(project);
    const shown = async () => {
      const { agents, iterations } = JSON.parse((await askBoard(`${address}api/workflow/x`)).text) as Detail;
      return [agents.find(({ assignment }) => assignment === 'i1-r1')?.state, iterations.at(-1)?.result];
    };
    expect(await shown()).toEqual(['at work', 'in progress']);
    project.replace('docs/research-x/.runtime/lease.json', '"released":null', '"released":"other"');
    expect(await shown()).toEqual(['gone', 'in progress']);
    await project.cli('stop', 'x');
    expect(await shown()).toEqual([undefined, 'not finished']);
  });

  it('is served again at the same address, and only once', async () => {
    const { project } = await begunSession();
    const first = await boardOf(project);
    const second = await boardOf(project);
    expect(second).toMatchObject({ address: first.address, wasServed: true });
    await first.end();
    const third = await boardOf(project);
    expect(third).toMatchObject({ address: first.address, wasServed: false });
  });

  it('names a workflow that is damaged and shows the others', async () => {
    const session = await begunSession();
    const { project } = session;
    await new Session(project, 's2').begins('y');
    writeFileSync(project.path('docs/research-x/x-state.md'), '---\niteration: [\n---\n');
    const { address } = await boardOf(project);
    const [x, y] = (await overviewOf(address)).workflows;
    expect(x).toMatchObject({ name: 'x', problem: expect.stringContaining('x-state.md') as string });
    expect(y).toMatchObject({ name: 'y', status: 'in_progress' });
    writeFileSync(project.path('docs/research-y/ledger.json'), '{');
    const detail = JSON.parse((await askBoard(`${address}api/workflow/y`)).text) as Detail;
    expect(detail.unreadable.join()).toContain('ledger.json');
    expect(detail.agents.length).toBeGreaterThan(0);
  });

  it('says that a project has no workflows, and leaves no trace in it', async () => {
    const project = await newProject();
    const { address } = await boardOf(project);
    expect((await overviewOf(address)).workflows).toEqual([]);
    expect(project.files()).toEqual([]);
  });
});

describe('hostile text', () => {
  it('comes without terminal commands and tricks of direction, cut, and never as markup of the page', async () => {
    const session = await begunSession();
    const { project } = session;
    const hostile = '</script><script>alert(1)</script>\u001b[31mred\u001b]0;title\u0007 \u202eturned';
    const claim = {
      text: `A claim ${hostile}`,
      quote: `quote ${hostile}`,
      importance: 'central',
      confidence: 'high',
      source: { url: 'https://example.org/a', title: `Title ${hostile}`, kind: 'primary' },
    };
    for (const number of [1, 2, 3])
      await session.agentAnswers(`a${number}`, handIn(`i1-r${number}`, { claims: [claim] }));
    await project.cli('record', 'x');
    const ledger = project.readJson('docs/research-x/ledger.json') as { claims: { text: string }[] };
    for (const one of ledger.claims) one.text += 'x'.repeat(1_000_000);
    project.write('docs/research-x/ledger.json', JSON.stringify(ledger));
    const { address } = await boardOf(project);
    const { text } = await askBoard(`${address}api/findings/x`);
    const { rows } = JSON.parse(text) as Part<FindingRow>;
    expect(rows[0]?.text).toMatch(/^A claim <\/script><script>alert\(1\)<\/script>red turned/);
    expect(text.length).toBeLessThan(20_000);
    const served = [
      text,
      (await askBoard(`${address}api/workflow/x`)).text,
      (await askBoard(`${address}api/log/x`)).text,
    ];
    for (const one of served) expect(one).not.toMatch(/[\p{Cc}\u202e]|\\u001b|\\u009b/u);
    const file = project.path('board.html');
    await project.cli('board', '--export', file);
    const html = readFileSync(file, 'utf8');
    expect(html.match(/<\/script/gi)).toHaveLength(2);
    expect(html).not.toContain('<script>alert');
  });
});

describe('files of a feature', () => {
  it('are the only ones that are shown', async () => {
    const { project } = await begunSession();
    const proof = {
      id: 'F001-1-test',
      feature: 'F001',
      attempt: 1,
      command: 'npm test',
      exit_code: 1,
      duration_ms: 1200,
    };
    const attempt = { number: 1, outcome: 'failed', why: 'red', start_commit: null, patch: 'proofs/F001-1.patch' };
    const list = {
      schema: 1,
      source: null,
      groups: [],
      proofs: [{ ...proof, output_hash: '', head: null, tree_hash: null, started_at: '' }],
      features: [
        {
          id: 'F001',
          name: 'One',
          description: '',
          component: '',
          kind: 'feature',
          dependencies: [],
          passes: false,
          status: 'failed',
          cause: null,
          verification_commands: [],
          manual_verification: [],
          attempts: [{ ...attempt, started_at: '2026-01-01T00:00:00Z', ended_at: null }],
          forgiven: 0,
          proofs: [proof.id],
          bindings: null,
          parallel: null,
          parent: null,
          claimed: false,
          origin: null,
        },
      ],
    };
    project.write('docs/research-x/feature-list.json', JSON.stringify(list));
    project.write('docs/research-x/proofs/F001-1-test.log', `first\n${'line\n'.repeat(60_000)}last`);
    project.write('secret.txt', 'secret');
    symlinkSync(project.path('secret.txt'), project.path('docs/research-x/proofs/F001-1.patch'));
    const { address } = await boardOf(project);
    const text = (file: string) => askBoard(`${address}api/text/x/F001?file=${encodeURIComponent(file)}`);
    const log = await text('proofs/F001-1-test.log');
    expect(log.text).toContain('last');
    expect(log.text.length).toBeLessThan(300_000);
    for (const file of ['proofs/F001-1.patch', 'ledger.json', '../../secret.txt', '/etc/passwd', 'x-state.md']) {
      expect((await text(file)).code, file).toBe(404);
    }
    const feature = await askBoard(`${address}api/feature/x/F001`);
    expect(JSON.parse(feature.text)).toMatchObject({
      attempts: [{ why: 'red' }],
      runs: [{ result: 'exit code 1 after 1.2 s' }],
    });
  });
});
