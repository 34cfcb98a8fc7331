import { describe, expect, it } from 'vitest';
import { startLocalWeb, type LocalWeb } from '../simulator/local-web.ts';
import { persona } from '../simulator/persona/persona.ts';
import { finding, handedIn, promptsOfWriters, researchOn, toolResults } from './web-research.ts';

const invented = 'Limiters were forbidden in three countries.';
const dispute = {
  statement: 'Whether the memory of a window log matters in practice.',
  // The memory of a benchmark, and of practice.
  sides: ['#1', '#2'],
};

/** Two sides of one matter and what surrounds them, a source that does not exist, and a number that was altered. */
function finds(web: LocalWeb) {
  const known = [
    '812 bytes',
    'nobody will notice the memory',
    'at most b + rt',
    'log variant is exact',
    'nine of twelve',
  ];
  const altered = finding(web, '0.003%');
  return (): object[] => [
    ...known.map((words) => handedIn(finding(web, words))),
    handedIn(altered, {
      text: 'Sliding window counters are wrong in 3% of decisions.',
      quote: altered.quote.replace('0.003%', '3%'),
    }),
    handedIn(finding(web, 'at most b + rt'), {
      url: web.address('standards', '/forbidden-limiters'),
      text: invented,
      quote: 'limiters are forbidden in three countries',
      importance: 'supporting',
    }),
  ];
}

/** Everything that a writer can do wrong to a report, with the check that has to find it. */
function spoils(section: string): string {
  if (!section.startsWith('# Key Findings') || section.includes('C404')) return section;
  return `${section.replace('used 16 bytes', 'used 61 bytes')}\n\nAll limiters are alike [@C404].\n\nOf 77 % nobody knows [@C001].`;
}

const lies = { R1: 'C404', R2: '61' };

const researcher = (web: LocalWeb) => ({
  finds: finds(web),
  writes: (iteration: number, number: number) => ({
    contradictions: iteration === 1 && number === 1 ? [dispute] : [],
    questions: [],
  }),
});

describe('a model that lies to its research, in the real claude', { timeout: 720_000 }, () => {
  it('is told of every lie by its id, as it writes and in each round, and what it never fixes is said at the end', async () => {
    const web = await startLocalWeb();
    const model = persona({ writer: { spoils, neverFixes: true }, researcher: researcher(web) });
    const { scenario, run } = await researchOn(web, { model, iterations: 2, criticRounds: 2 });
    try {
      expect(run.exitCode, scenario.text('rate-limiting', 'progress.txt')).toBe(0);
      const { claims, contradictions } = scenario.ledger();
      const idOf = (words: string) => claims.find(({ text }) => text.includes(words))?.id ?? 'missing';
      expect(contradictions[0]?.claims).toEqual([idOf('1,000,000 clients'), idOf('about memory')]);

      const answers = toolResults(scenario);
      const recorded = answers.find((text) => text.includes('Iteration 1 is recorded')) ?? '';
      expect(recorded).toContain(`quotes fail ${idOf('wrong in 3%')}`);
      const evidence = (await scenario.cli('evidence')).stdout;
      expect(evidence).toContain('number-mismatch: "3%" in the quote, "0.003%" on the page');
      expect(evidence).toMatch(
        new RegExp(`- ${idOf('forbidden')} .*\\n.*could-not-run: \\S+ has no such page \\(status 404\\)`),
      );
      expect(recorded).toContain('1 dead');

      const check = await scenario.cli('compile', '--check');
      expect(check.exitCode).not.toBe(0);
      for (const [id, words] of Object.entries(lies)) {
        const line = (text: string) =>
          text
            .split('\n')
            .filter((one) => one.startsWith(`- ${id} `))
            .join('\n');
        expect(line(check.stdout)).toContain(words);
      }

      const rounds = promptsOfWriters(scenario).filter((text) => text.includes('Correct the report'));
      expect(rounds).toHaveLength(2);
      for (const task of rounds)
        expect(task).toMatch(/^- R1 Key Findings, “All limiters are alike\.”: There is no C404/m);

      const ended = scenario.events().find(({ event }) => event === 'ended');
      expect(ended).toMatchObject({ reason: 'max_iterations' });
      const left = /to be fixed in \d+ places: .*failed \(R1, R2\)/;
      expect(JSON.stringify(ended)).toMatch(left);
      expect(run.stdout).toMatch(left);
      expect((await scenario.cli('status')).stdout).toMatch(/failed \(R1, R2/);
      expect(scenario.text('rate-limiting', 'rate-limiting-report.md')).toMatch(/failed \(R1, R2/);
    } finally {
      await scenario[Symbol.asyncDispose]();
      await web.close();
    }
  });
});
