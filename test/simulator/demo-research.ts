import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createHome, type HermeticHome } from './hermetic-home.ts';
import type { LocalWeb } from './local-web.ts';
import type { ScriptedModel } from './model-types.ts';
import { researchPersona } from './persona/persona.ts';

const perAgent = 20;

/**
 * The scripted model of the demo: its researchers hand in what the pages of a local web say, two of them wrongly: a number that
 * is changed, and a page that is gone. Its writer writes the whole report.
 * @param agentDelayMilliseconds how long an agent takes to answer.
 */
export function demoModel(web: LocalWeb, agentDelayMilliseconds = 100): ScriptedModel {
  const all = web.findings.map(({ source, ...finding }) => ({ ...finding, confidence: 'high', source }));
  const [first] = all;
  const wrong =
    first === undefined
      ? []
      : [
          ...all
            .filter(({ quote }) => quote.includes('812 bytes'))
            .map((one) => ({ ...one, text: `${one.text} Or fewer.`, quote: one.quote.replace('812', '218') })),
          {
            ...first,
            text: 'A page that is gone said that limiters are older than queues.',
            quote: 'nobody can read this here',
            importance: 'supporting',
            source: { ...first.source, url: web.address('trouble', '/status/404') },
          },
        ];
  const share = (start: number) =>
    Array.from({ length: perAgent }, (_, index) => all[(start + index) % all.length] ?? {});
  const finds = (iteration: number, number: number): object[] => [
    ...share((iteration - 1) * 11 + (number - 1) * perAgent),
    ...(iteration === 1 && number === 1 ? wrong : []),
  ];
  return researchPersona({
    agentDelayMilliseconds,
    main: { writer: {} },
    researcher: { finds, writes: disputes },
  });
}

const dispute = {
  statement: 'Whether the memory of limiters matters in practice.',
  sides: ['#1', '#2'],
};

function disputes(iteration: number, number: number): object {
  return { contradictions: iteration === 2 && number === 1 ? [dispute] : [] };
}

/** A home whose configuration allows the pages of the local web; the caller disposes of it. */
export async function demoHome(project: string, web: LocalWeb): Promise<HermeticHome> {
  const home = await createHome([project]);
  const folder = join(home.path, '.config', 'autonomous-workflow');
  await mkdir(folder, { recursive: true });
  const lines = [`allowed_private_hosts: "${web.hosts.join(', ')}"`, 'phase_transition_threshold: 2'];
  await writeFile(join(folder, 'config.yaml'), `${lines.join('\n')}\n`);
  return home;
}
