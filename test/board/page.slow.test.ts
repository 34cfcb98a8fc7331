import axe, { type AxeResults } from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserFile, noBrowser, openBrowser } from '../support/browser.ts';
import { asked } from '../support/asking.ts';
import { serveBoard } from '../support/served-board.ts';
import { begunSession, handIn } from '../support/session.ts';

/** Serious faults for people who use a keyboard, a screen reader, or see little contrast. */
async function barriersOn(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate<AxeResults>('axe.run()');
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** A page that notes failures of its script and refusals of its policy; a board that was ended on purpose is none. */
async function openPage(browser: Browser, address: string, options: object): Promise<Page & { faults: string[] }> {
  const page = Object.assign(await browser.newPage(options), { faults: [] as string[] });
  page.on('pageerror', ({ message }) => page.faults.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('net::ERR_')) page.faults.push(message.text());
  });
  await page.goto(address);
  return page;
}

describe.skipIf(browserFile === undefined)(`the board in a browser (${browserFile ?? noBrowser})`, () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  it.each([
    ['on a phone, in the dark', { viewport: { width: 360, height: 740 }, colorScheme: 'dark' }],
    ['on a desk', { viewport: { width: 1_280, height: 800 }, colorScheme: 'light' }],
  ])('follows the workflow %s, keeps what is unfolded, and says when it has no answer', async (_, options) => {
    const session = await begunSession();
    const { project } = session;
    const said = { text: `Which? ${'x'.repeat(20_000)}`, answer: 'Europe', answered_at: '2026-01-01T00:00:00.000Z' };
    const escalations = JSON.stringify({ schema: 1, escalations: [asked('E001', said)] });
    project.write('docs/research-x/records/escalations.json', escalations);
    const board = await serveBoard(project.root, project.environment);
    const page = await openPage(browser, board.address, options);
    await page.getByText('live').waitFor();
    await page.getByText('E001, answered').click();
    expect(await barriersOn(page)).toEqual([]);
    await session.agentAnswers('a1', handIn('i1-r1'));
    await page.getByText('2 of 4 agents handed in').waitFor();
    expect(await page.locator('details#x-E001[open]').count()).toBe(1);
    expect(await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
    await board.end();
    await page.getByText('The board does not answer').waitFor();
    await serveBoard(project.root, project.environment);
    await page.getByText('live').waitFor();
    expect(page.faults).toEqual([]);
    await page.close();
  });
});
