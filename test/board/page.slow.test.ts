import { readFileSync } from 'node:fs';
import axe, { type AxeResults } from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Overview } from '../../src/overview/rules/overview.ts';
import { emptyLedger, type Ledger } from '../../src/research/rules/ledger.ts';
import { researchCommand, Scenario } from '../e2e/scenario.ts';
import { researchPersona } from '../simulator/persona/persona.ts';
import { browserFile, noBrowser, openBrowser } from '../support/browser.ts';
import { newProject, type Project } from '../support/project.ts';
import { boardOf, serveBoard } from '../support/served-board.ts';
import { begunSession } from '../support/session.ts';

/** The numbers on the page, by their names in `status --json`. */
async function figuresOn(page: Page): Promise<Record<string, string>> {
  const rows = await page.locator('[data-figure]').evaluateAll((all) =>
    all.map((one) => {
      const { dataset, textContent } = one as unknown as { dataset: { figure: string }; textContent: string };
      return [dataset.figure, textContent] as const;
    }),
  );
  return Object.fromEntries(rows);
}

const figuresOf = ({
  iteration,
  findings_count,
  sources_cited,
  open_questions,
  spend,
}: Overview): Record<string, string> => ({
  iteration: String(iteration),
  findings_count: String(findings_count),
  sources_cited: String(sources_cited),
  open_questions: String(open_questions),
  usd: spend.usd === null ? 'unknown' : `$${spend.usd.toFixed(spend.usd > 0 && spend.usd < 0.01 ? 4 : 2)}`,
});

/** Serious faults for people who use a keyboard, a screen reader, or see little contrast. */
async function barriersOn(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate<AxeResults>('axe.run()');
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** A page that notes failures of its script and refusals of its policy; a board that was ended on purpose is none. */
async function openPage(browser: Browser, address: string, options: object = {}): Promise<Page & { faults: string[] }> {
  const page = Object.assign(await browser.newPage(options), { faults: [] as string[] });
  page.on('pageerror', ({ message }) => page.faults.push(message));
  page.on('dialog', (dialog) => {
    page.faults.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('net::ERR_')) page.faults.push(message.text());
  });
  await page.goto(address);
  return page;
}

function ledgerOf(count: number, change: (index: number) => Partial<Ledger['claims'][number]> = () => ({})): Ledger {
  const source = {
    id: 'S001',
    key: 'buckets2024',
    canonical: 'example.org/a',
    url: 'https://example.org/a',
    title: 'Buckets',
    authors: [],
    year: '2024',
    kind: 'primary' as const,
    first_iteration: 1,
    accessed: '2026-01-01',
  };
  const check = { verdict: 'exact' as const, sound: true, snapshot: null, detail: null };
  return {
    ...emptyLedger(),
    sources: [source],
    claims: Array.from({ length: count }, (_, index) => ({
      id: `C${String(index + 1).padStart(3, '0')}`,
      text: `Finding ${index + 1} about token buckets and the bursts that they allow.`,
      importance: 'central' as const,
      confidence: 'medium' as const,
      evidence: [{ source: 'S001', quote: 'allows bursts', hand_in: '1/researcher-1', check }],
      first_iteration: 1,
      ...change(index),
    })),
  };
}

function addWorkflow(project: Project, name: string, ledger: Ledger): void {
  const folder = `docs/research-${name}`;
  const head = `workflow_type: autonomous-research\nname: ${name}\nstatus: stopped\ncurrent_phase: "Phase A: Research"\niteration: 1`;
  const counts = `findings_count: ${ledger.claims.length}\nsources_cited: 1`;
  project.write(`${folder}/${name}-state.md`, `---\n${head}\n${counts}\n---\n\n## Original Prompt\nWhat is known?\n`);
  project.write(`${folder}/ledger.json`, JSON.stringify(ledger));
}

describe.skipIf(browserFile === undefined)(
  `the page of the board in a browser${browserFile === undefined ? ` (${noBrowser})` : ''}`,
  { timeout: 300_000 },
  () => {
    let browser: Browser;
    beforeAll(async () => {
      browser = await openBrowser();
    });
    afterAll(() => browser.close());

    it('has the numbers of status --json at the start, under way and at the end in the real claude, and a restart of both loses nothing', async () => {
      await using scenario = await Scenario.create({ model: researchPersona({ agentDelayMilliseconds: 3_000 }) });
      const run = await scenario.start(researchCommand());
      const began = (iteration: number) =>
        expect.poll(() => scenario.began(iteration), { timeout: 60_000, interval: 200 }).toBe(true);
      await began(1);
      const env = { PATH: process.env.PATH ?? '' };
      const board = await serveBoard(scenario.folder, { env });
      const page = await openPage(browser, board.address);
      await page.getByText('researcher').first().waitFor();
      const status = async () => figuresOf(JSON.parse((await scenario.cli('status', '--json')).stdout) as Overview);
      /** Both change under way: they are compared when the one stood still around the reading of the other. */
      const differences = async () => {
        const before = await status();
        const shown = await figuresOn(page);
        const after = await status();
        if (JSON.stringify(after) !== JSON.stringify(before)) return ['the status changed meanwhile'];
        return Object.entries(after)
          .filter(([name, value]) => shown[name] !== value)
          .map(([name, value]) => `${name} is ${shown[name] ?? 'missing'}, not ${value}`);
      };
      const expectEqual = () => expect.poll(differences, { timeout: 30_000, interval: 300 }).toEqual([]);
      await expectEqual();
      expect(await barriersOn(page)).toEqual([]);

      await began(2);
      await page.locator('[data-figure="iteration"]', { hasText: '2' }).waitFor();
      await expectEqual();
      expect(Number((await figuresOn(page)).findings_count)).toBeGreaterThan(0);
      await page.setViewportSize({ width: 390, height: 844 });
      const wide = "[...document.querySelectorAll('.wide')].filter((one) => one.scrollWidth > one.clientWidth).length";
      expect([await page.locator('.wide').count(), await page.evaluate<number>(wide)]).toEqual([2, 0]);
      await page.setViewportSize({ width: 1_280, height: 800 });
      const events = scenario.read('docs/research-rate-limiting/journal.jsonl');
      const claims = scenario.ledger().claims.map(({ id }) => id);
      run.kill();
      await board.end();
      await page.getByText('The board does not answer').waitFor();
      const second = await serveBoard(scenario.folder, { env });
      expect(second.address).toBe(board.address);
      await page.getByText('live, read-only').waitFor();
      await expectEqual();
      await page.getByText('Nobody works on it').waitFor();

      const resumed = await scenario.start('/autonomous-workflow:continue-auto rate-limiting', {
        timeoutMilliseconds: 180_000,
      });
      expect((await resumed.finished).exitCode).toBe(0);
      expect(scenario.state().status).not.toBe('in_progress');
      expect(scenario.read('docs/research-rate-limiting/journal.jsonl').startsWith(events)).toBe(true);
      expect(scenario.ledger().claims.map(({ id }) => id)).toEqual(expect.arrayContaining(claims));
      await page.getByText('It ended in iteration').waitFor();
      await expectEqual();
      expect(await barriersOn(page)).toEqual([]);
      expect(page.faults).toEqual([]);
    });

    it('paints 50 workflows with 5,000 findings nearly as soon as 2 with none, and finds one of them', async () => {
      const project = await newProject();
      for (let index = 1; index < 50; index += 1) addWorkflow(project, `w${index}`, ledgerOf(100));
      addWorkflow(project, 'large', ledgerOf(5_000));
      const little = await newProject();
      for (const name of ['small', 'smaller']) addWorkflow(little, name, ledgerOf(0));
      const page = await openPage(browser, (await boardOf(project)).address);
      const other = await openPage(browser, (await boardOf(little)).address);
      const firstPaint = async (reloaded: typeof page, heading: string) => {
        await reloaded.reload();
        await reloaded.getByRole('heading', { name: heading }).waitFor();
        return reloaded.evaluate<number>("performance.getEntriesByName('first-contentful-paint')[0].startTime");
      };
      const paints: number[] = [];
      const littlePaints: number[] = [];
      for (let round = 0; round < 5; round += 1) {
        paints.push(await firstPaint(page, '50 workflows'));
        littlePaints.push(await firstPaint(other, '2 workflows'));
      }
      // An idle machine paints either within 200 ms; on a busy one both wait for the same processor.
      expect(Math.min(...paints)).toBeLessThanOrEqual(2 * Math.min(...littlePaints) + 100);
      expect(await barriersOn(page)).toEqual([]);
      await page.getByRole('link', { name: 'large' }).click();
      await page.getByRole('link', { name: 'Findings 5000' }).click();
      await page.getByText('50 of 5000 shown').waitFor();
      await page.getByLabel('Search').fill('finding 4321');
      await page.getByText('1 of 1 shown').waitFor();
      await page.getByText('Finding 4321 about').click();
      await page.getByText('found in the stored source').waitFor();
      expect(await barriersOn(page)).toEqual([]);
      expect(page.faults).toEqual([]);
    });

    it.each([
      ['on a phone, in the dark', { viewport: { width: 360, height: 740 }, colorScheme: 'dark' }],
      ['on a desk', { viewport: { width: 1_280, height: 800 }, colorScheme: 'light' }],
    ])('shows hostile claims as text %s, live and exported, and nothing hangs over the edge', async (_, options) => {
      const project = await newProject();
      const hostile = `<img src=x onerror=alert(1)></script><script>alert(2)</script>\u001b[31mred \u202eright to left \u05d0\u05d1 ${'x'.repeat(1_000_000)}`;
      const url = 'javascript:alert(3)';
      const ledger = ledgerOf(1, () => ({ text: hostile }));
      addWorkflow(project, 'x', { ...ledger, sources: ledger.sources.map((one) => ({ ...one, url, title: hostile })) });
      const { address } = await boardOf(project);
      const file = project.path('board.html');
      expect((await project.cli('board', '--export', file)).stdout).toContain('Wrote 1 workflow');
      expect(readFileSync(file).length).toBeLessThan(1_000_000);
      for (const place of [address, `file://${file}`]) {
        const page = await openPage(browser, `${place}#/w/x/findings`, options);
        const claim = page.locator('.finding').first();
        await claim.locator('summary').click();
        expect(await claim.textContent()).toContain(
          '<img src=x onerror=alert(1)></script><script>alert(2)</script>red right',
        );
        expect(await page.locator('img, a[href^="javascript"]').count()).toBe(0);
        expect(await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
        expect(await barriersOn(page)).toEqual([]);
        expect(page.faults).toEqual([]);
        await page.close();
      }
    });

    it('shows a question, and how it is answered', async () => {
      const { project } = await begunSession();
      const question = {
        id: 'E001',
        kind: 'ambiguous_requirement',
        item: null,
        text: 'Which region?',
        tried: [],
        opened_at: '2026-01-01T00:00:00.000Z',
        iteration: 1,
        answer: null,
        answered_at: null,
      };
      project.write('docs/research-x/escalations.json', JSON.stringify({ schema: 1, escalations: [question] }));
      const readOnly = await openPage(browser, (await boardOf(project)).address);
      await readOnly.getByText('autonomous-workflow resolve E001 "your answer" x').waitFor();
      expect(await readOnly.locator('textarea').count()).toBe(0);
      expect(await barriersOn(readOnly)).toEqual([]);
      expect(readOnly.faults).toEqual([]);
    });

    it('can be read before its script has run', async () => {
      const project = await newProject();
      for (const name of ['one', 'other']) addWorkflow(project, name, ledgerOf(1));
      const { address } = await boardOf(project);
      const page = await browser.newPage({ javaScriptEnabled: false });
      await page.goto(address);
      await page.getByRole('heading', { name: '2 workflows' }).waitFor();
      expect(await page.locator('.card').allTextContents()).toEqual([
        expect.stringContaining('one'),
        expect.stringContaining('other'),
      ]);
      await page.close();
    });
  },
);
