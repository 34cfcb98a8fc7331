import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { workflowPaths } from '../../src/files/paths.ts';
import { fetchWorks, readWorks } from '../../src/research/fetch-sources.ts';
import { newProject } from '../support/project.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Works in the form of https://api.crossref.org/works and https://api.openalex.org/works. */
const crossref = {
  DOI: '10.1000/182',
  title: ['Token <i>buckets</i> &amp; \\input{evil}'],
  author: [
    { given: 'Ana', family: 'Moreau', sequence: 'first', affiliation: [] },
    { name: 'The Limiters Consortium', sequence: 'additional', affiliation: [] },
  ],
  'container-title': ['Journal of Queues', 'a name so long that its line is broken '.repeat(20)],
  issued: { 'date-parts': [[2019, 5]] },
};
const openAlex = {
  doi: 'https://doi.org/10.48550/arxiv.1706.03762',
  title: 'Attention to limits',
  publication_year: 2017,
  authorships: [{ author_position: 'first', author: { id: 'https://openalex.org/A1', display_name: 'Ben van Dijk' } }],
  primary_location: { source: { display_name: 'Proceedings of Limits' } },
};

type Answer = object[] | Handler;
const broken =
  (code: number): Handler =>
  (_, response) => {
    response.statusCode = code;
    response.end();
  };

/** Catalogues on loopback, each of which has these works, or answers as it is told. */
async function asking({ first = [] as Answer, second = [] as Answer }) {
  const asked: string[] = [];
  const serve = async (answer: Answer, formed: (works: object[]) => object) => {
    const server = createServer((request, response) => {
      asked.push(decodeURIComponent(request.url ?? ''));
      if (typeof answer === 'function') answer(request, response);
      else response.setHeader('content-type', 'application/json').end(JSON.stringify(formed(answer)));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  const addresses = [
    await serve(first, (items) => ({ message: { items } })),
    await serve(second, (results) => ({ results })),
  ];
  const project = await newProject();
  const paths = workflowPaths(project.root, 'x');
  const hosts = addresses.map((address) => new URL(address).host);
  return { paths, asked, ask: (...sources: string[]) => fetchWorks(paths, sources, hosts, addresses) };
}

const doi = 'https://doi.org/10.1000/182';
const paper = 'https://arxiv.org/abs/1706.03762v7';

describe('catalogues of works', () => {
  it('say who wrote the papers among the sources, when, and where, in plain text, asked once about all', async () => {
    const { paths, ask, asked } = await asking({ first: [crossref], second: [openAlex] });
    const found = { found: 2, unknown: 0, could_not_run: 0, reason: null };
    expect(await ask(doi, paper, `${paper}#a`, 'https://example.org/page')).toEqual(found);
    expect(asked.map((url) => /filter=(.*)$/.exec(url)?.[1]).sort()).toEqual([
      'doi:10.1000/182,doi:10.48550/arxiv.1706.03762',
      'doi:10.1000/182|10.48550/arxiv.1706.03762',
    ]);
    const works = readWorks(paths);
    expect(works.get('doi:10.1000/182')).toMatchObject({
      title: 'Token buckets & \\input{evil}',
      authors: ['Moreau, Ana', 'The Limiters Consortium'],
      year: '2019',
      venue: 'Journal of Queues',
    });
    expect(works.get('arxiv:1706.03762')).toMatchObject({
      authors: ['van Dijk, Ben'],
      year: '2017',
      venue: 'Proceedings of Limits',
    });
    expect(await ask(doi, paper)).toBeUndefined();
  });

  it('are asked no more about what neither knows, and again while one cannot be reached', async () => {
    const { ask, paths } = await asking({ second: [openAlex] });
    expect(await ask(doi, paper)).toMatchObject({ found: 1, unknown: 1 });
    expect(await ask(doi)).toBeUndefined();
    expect(readWorks(paths).get('doi:10.1000/182')?.title).toBe('');
    const out = await asking({ first: broken(503), second: [openAlex] });
    for (const attempt of [1, 2])
      expect(await out.ask(doi, ...(attempt === 1 ? [paper] : []))).toMatchObject({
        could_not_run: 1,
        reason: expect.stringContaining('answered with status 503') as string,
      });
    expect([...readWorks(out.paths).keys()]).toEqual(['arxiv:1706.03762']);
    const cut: Handler = (_, response) => void response.setHeader('content-type', 'text/plain').end('{"message": {');
    expect(await (await asking({ first: cut })).ask(doi)).toMatchObject({
      could_not_run: 1,
      reason: expect.stringContaining('answered with no whole list of works') as string,
    });
  });

  it('say that a work was retracted, each of them, and are read although a line was damaged', async () => {
    const taken = { ...crossref, 'updated-by': [{ type: 'retraction', DOI: '10.1000/r', label: 'Retraction' }] };
    const other = { ...openAlex, doi: 'https://doi.org/10.1000/183', is_retracted: true };
    const { paths, ask } = await asking({ first: [taken, { ...crossref, DOI: '10.1000/183' }], second: [other] });
    await ask(doi, 'https://doi.org/10.1000/183');
    appendFileSync(join(paths.snapshots, 'works.jsonl'), '{"canonical": "doi:1\n');
    expect([...readWorks(paths).values()].map((row) => row.retracted)).toEqual([true, true]);
  });
});
