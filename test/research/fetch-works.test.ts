import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync, appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { workflowPaths } from '../../src/files/paths.ts';
import { fetchWorks, readWorks, type FetchWorksOptions } from '../../src/research/fetch-works.ts';
import { newProject } from '../support/project.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Answers in the form of https://api.crossref.org/works/… and https://api.openalex.org/works/…. */
const crossref = {
  status: 'ok',
  'message-type': 'work',
  'message-version': '1.0.0',
  message: {
    DOI: '10.1000/182',
    type: 'journal-article',
    title: ['Token <i>buckets</i> &amp; \\input{evil}'],
    author: [
      { given: 'Ana', family: 'Moreau', sequence: 'first', affiliation: [] },
      { name: 'The Limiters Consortium', sequence: 'additional', affiliation: [] },
    ],
    'container-title': ['Journal of Queues'],
    issued: { 'date-parts': [[2019, 5]] },
    publisher: 'A Publisher',
  },
};
const openAlex = {
  id: 'https://openalex.org/W1',
  title: 'Attention to limits',
  publication_year: 2017,
  authorships: [{ author_position: 'first', author: { id: 'https://openalex.org/A1', display_name: 'Ben van Dijk' } }],
  primary_location: { source: { display_name: 'Proceedings of Limits' } },
};

const json =
  (value: unknown): Handler =>
  (_, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(value));
  };
const status =
  (code: number): Handler =>
  (_, response) => {
    response.statusCode = code;
    response.setHeader('content-type', 'text/plain').end('Resource not found.');
  };

/** Catalogues on loopback, each of which answers as it is told. */
async function asking(handlers: Partial<Record<'works/1' | 'works/d', Handler>> = {}) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const url = request.url ?? '';
    asked.push(url);
    const handler = handlers[url.startsWith('/works/doi') ? 'works/d' : 'works/1'];
    (handler ?? status(404))(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const project = await newProject();
  const paths = workflowPaths(project.root, 'x');
  const ask = (addresses: readonly string[], more: Partial<FetchWorksOptions> = {}) =>
    fetchWorks(paths, addresses, {
      allowedPrivateHosts: [new URL(address).host],
      addresses: { crossref: address, openalex: address },
      pauseMilliseconds: 0,
      ...more,
    });
  return { paths, ask, asked };
}

const doi = 'https://doi.org/10.1000/182';
const paper = 'https://arxiv.org/abs/1706.03762v7';

describe('catalogues of works', () => {
  it('say who wrote the papers among the sources, when, and where, in one line of plain text each', async () => {
    const { paths, ask, asked } = await asking({ 'works/1': json(crossref), 'works/d': json(openAlex) });
    expect(await ask([doi, paper, `${paper}#a`, 'https://example.org/page'])).toEqual({
      found: 2,
      unknown: 0,
      could_not_run: 0,
      reason: null,
    });
    const select = 'title,authorships,publication_year,primary_location,is_retracted';
    expect(asked).toEqual(['/works/10.1000%2F182', `/works/doi:10.48550%2FarXiv.1706.03762?select=${select}`]);
    const works = readWorks(paths);
    expect(works.get('doi:10.1000/182')).toMatchObject({
      catalogue: 'crossref',
      title: 'Token buckets & \\input{evil}',
      authors: ['Moreau, Ana', 'The Limiters Consortium'],
      year: '2019',
      venue: 'Journal of Queues',
    });
    expect(works.get('arxiv:1706.03762')).toMatchObject({
      catalogue: 'openalex',
      authors: ['van Dijk, Ben'],
      venue: 'Proceedings of Limits',
    });
    expect(await ask([doi, paper])).toBeUndefined();
  });

  it('are asked one after the other until one knows the work', async () => {
    const { paths, ask, asked } = await asking({ 'works/d': json(openAlex) });
    expect(await ask([doi])).toMatchObject({ found: 1 });
    expect(readWorks(paths).get('doi:10.1000/182')).toMatchObject({ catalogue: 'openalex' });
    expect(asked).toHaveLength(2);
  });

  it.each<[string, Handler | undefined, string]>([
    ['answers with an error', status(503), 'answered with status 503'],
    ['cuts the connection', (request) => void request.socket.destroy(), 'cut the connection'],
    ['answers with no JSON at all', undefined, ''],
  ])('that one %s is no knowledge, and asked again later', async (_, handler, why) => {
    const broken =
      handler ?? ((_request, response) => void response.setHeader('content-type', 'text/plain').end('Hm.'));
    const { paths, ask, asked } = await asking({ 'works/1': broken });
    const result = await ask([doi, 'https://doi.org/10.1000/183']);
    if (handler === undefined) expect(result).toMatchObject({ unknown: 2 });
    else {
      expect(result).toMatchObject({ found: 0, could_not_run: 2, reason: expect.stringContaining(why) as string });
      // It is not asked about the second work: without a network that would cost as much for each.
      expect(asked.filter((url) => !url.includes('doi:'))).toHaveLength(1);
      expect(readWorks(paths).get('doi:10.1000/182')).toMatchObject({ outcome: 'could-not-run', attempts: 1 });
      expect(await ask([doi])).toMatchObject({ could_not_run: 1 });
      expect(readWorks(paths).get('doi:10.1000/182')).toMatchObject({ attempts: 2 });
      await ask([doi]);
      expect(await ask([doi])).toBeUndefined();
    }
  });

  it('say that a work was retracted', async () => {
    const retracted = {
      ...crossref.message,
      'updated-by': [{ type: 'retraction', DOI: '10.1000/r', label: 'Retraction' }],
    };
    const { paths, ask } = await asking({
      'works/1': json({ ...crossref, message: retracted }),
      'works/d': json({ ...openAlex, is_retracted: true }),
    });
    await ask([doi, paper]);
    expect([...readWorks(paths).values()].map((row) => row.retracted)).toEqual([true, true]);
  });

  it('are asked for a bounded time', async () => {
    const { ask, paths } = await asking({ 'works/1': () => undefined });
    const result = await ask([doi, 'https://doi.org/10.1000/183'], {
      budgetMilliseconds: 300,
    });
    expect(result).toMatchObject({ could_not_run: 2, reason: expect.stringContaining('no time left') as string });
    expect(readWorks(paths).size).toBe(1);
  });

  it('are read although a line was damaged', async () => {
    const { paths, ask } = await asking({ 'works/1': json(crossref) });
    await ask([doi]);
    const file = join(paths.snapshots, 'works.jsonl');
    appendFileSync(file, '{"canonical": "doi:1\n');
    expect(readFileSync(file, 'utf8').split('\n')).toHaveLength(3);
    expect([...readWorks(paths).keys()]).toEqual(['doi:10.1000/182']);
  });
});
