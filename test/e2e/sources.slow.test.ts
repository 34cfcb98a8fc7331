import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { researchPersona } from '../simulator/persona/persona.ts';
import { pdfOfPages } from '../simulator/web/pdf.ts';
import { researchCommand, Scenario } from './scenario.ts';

it('the real claude has a PDF of the user read, quoted and cited by its page', async () => {
  await using scenario = await Scenario.create({ model: researchPersona() });
  mkdirSync(join(scenario.folder, 'papers'));
  const pages = [['An introduction to limiters.'], ['We measured 16 bytes for each request in a sliding window.']];
  writeFileSync(join(scenario.folder, 'papers', 'limits.pdf'), pdfOfPages(pages, { title: 'Limits of Windows' }));
  await scenario.run(`${researchCommand('How do limiters compare?', 2)} --sources papers`);
  const { sources, claims } = scenario.ledger();
  const document = sources.find(({ kind }) => kind === 'document');
  expect(document).toMatchObject({ title: 'Limits of Windows', url: 'repository:papers/limits.pdf' });
  const quoted = claims.flatMap(({ evidence }) => evidence.filter(({ source }) => source === document?.id));
  expect(quoted).toMatchObject([{ check: { verdict: 'exact', sound: true, page: 2 } }]);
}, 120_000);
