import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { execa } from 'execa';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { styleOf } from '../../src/report/report.ts';
import { reportHtml } from '../../src/report/rules/publication.ts';
import { browserFile, noBrowser, openBrowser } from '../support/browser.ts';
import { sampleLedger, sampleReport, withSection } from './rules/sample-report.ts';

/** The report as HTML in a real browser; REPORT_PICTURE_FOLDER keeps pictures of it. */
const { style, styleHash } = styleOf();

/** How many marks of the open evidence are not to be seen without scrolling the stored text around them. */
const hiddenMarks = `[...document.querySelectorAll('aside:popover-open mark')].filter((mark) => {
  const [words, box] = [mark, mark.closest('.page')].map((one) => one.getBoundingClientRect());
  return words.top < box.top || words.top > box.top + 120;
}).length`;

describe.skipIf(browserFile === undefined)(
  `the report in a browser${browserFile === undefined ? ` (${noBrowser})` : ''}`,
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'autonomous-workflow-browser-'));
    const asked: string[] = [];
    let browser: Browser;
    let page: Page;

    beforeAll(async () => {
      const hostile = '<script>document.title = "owned"</script><img src=x onerror="document.title=1"> \u202eevil';
      const ledger = structuredClone(sampleLedger);
      const [first] = ledger.claims;
      if (first === undefined) throw new Error('the sample has claims');
      first.text = `${first.text} ${hostile}`;
      const draft = withSection(
        'Key Findings',
        (before) => `${before}\n\nIt is O(n<sup>2</sup> log n) in 10<sup>6</sup>. ${hostile}`,
      );
      const report = sampleReport(ledger, draft);
      const text = `${'A line of the page. '.repeat(60)}The counter needs 16 bytes for every user. ${hostile}`;
      const start = text.indexOf('The counter');
      const html = reportHtml({
        report,
        ledger,
        find: ({ quote }) =>
          quote.startsWith('the counter')
            ? { text, place: { start, end: start + 41 }, file: 'snapshots/a.txt' }
            : undefined,
        style,
        styleHash,
      });
      writeFileSync(join(folder, 'report.html'), html);
      browser = await openBrowser();
      page = await (await browser.newContext({ offline: true, viewport: { width: 1000, height: 800 } })).newPage();
      page.on('request', (request) => asked.push(request.url()));
      await page.goto(pathToFileURL(join(folder, 'report.html')).href);
    }, 60_000);
    afterAll(async () => {
      await browser.close();
      rmSync(folder, { recursive: true, force: true });
    });

    const picture = async (name: string) => {
      const kept = process.env.REPORT_PICTURE_FOLDER;
      if (kept !== undefined) await page.screenshot({ path: join(kept, `${name}.png`) });
    };

    it('has its style, asks for nothing else, and hostile text does nothing', async () => {
      await picture('report');
      expect(await page.title()).toBe('Rate limiting');
      expect(await page.evaluate('getComputedStyle(document.body).maxWidth')).not.toBe('none');
      expect(await page.locator('script, img').count()).toBe(0);
      expect(asked).toEqual([pathToFileURL(join(folder, 'report.html')).href]);
      expect(style).not.toMatch(/url\(|@import/);
    });

    it('opens the evidence of a citation by keyboard, with the quote marked, and closes it with Escape', async () => {
      const citation = page.getByRole('button', { name: 'Evidence for [1, 2]' }).first();
      await citation.focus();
      await page.keyboard.press('Enter');
      const evidence = page.locator('aside:popover-open');
      await evidence.waitFor();
      await picture('evidence');
      expect(await evidence.locator('mark').innerText()).toBe('The counter needs 16 bytes for every user');
      expect(await evidence.innerText()).toMatch(/Verdict\s+supported/);
      await page.keyboard.press('Escape');
      expect(await page.locator('aside:popover-open').count()).toBe(0);
      expect(await page.evaluate('document.activeElement.textContent')).toBe('[1, 2]');
    });

    it('every citation opens something, and stays within the window', async () => {
      for (const citation of await page.locator('main button.cite').all()) {
        await citation.click();
        const box = await page.locator('aside:popover-open').boundingBox();
        expect(box?.height ?? 0).toBeGreaterThan(60);
        expect(await page.evaluate(hiddenMarks)).toBe(0);
        expect((box?.y ?? -1) >= 0 && (box?.width ?? 9_999) <= 1_000).toBe(true);
        await page.keyboard.press('Escape');
      }
    });

    it('is dark where the reader wants it, and prints its evidence', async () => {
      const background = () => page.evaluate('getComputedStyle(document.body).backgroundColor');
      expect(await background()).toBe('rgb(255, 255, 255)');
      await page.emulateMedia({ colorScheme: 'dark' });
      await picture('dark');
      expect(await background()).toBe('rgb(23, 24, 26)');
      await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
      expect(await background()).toBe('rgb(255, 255, 255)');
      expect(await page.locator('aside').first().isVisible()).toBe(true);
      await page.emulateMedia({ colorScheme: 'light', media: null });
    });

    it('prints many pieces of evidence on a sheet, with their quotes and without the pages around them', async () => {
      const printed = async () => {
        const pdf = join(folder, 'printed.pdf');
        writeFileSync(pdf, await page.pdf({ format: 'A4' }));
        const { stdout: info } = await execa('pdfinfo', [pdf]);
        const { stdout: text } = await execa('pdftotext', ['-layout', pdf, '-']);
        return { pages: Number(/Pages:\s+(\d+)/.exec(info)?.[1]), text };
      };
      const before = await printed();
      const copies = 30;
      await page.evaluate(
        `{ const one = document.querySelector('aside:has(mark)'); for (let n = 0; n < ${copies}; n += 1) one.after(one.cloneNode(true)); }`,
      );
      const { pages, text } = await printed();
      expect(pages - before.pages).toBeLessThanOrEqual(copies / 3);
      expect(text.split(/The\s+counter\s+needs\s+16\s+bytes/).length).toBeGreaterThan(copies);
      expect(text).not.toContain('A line of the page.');
      await page.reload();
    });

    it('shows every column of its tables at the widths of a screen and of a telephone', async () => {
      await page.evaluate("document.querySelector('#fC001').closest('td').nextSibling.append('x'.repeat(80))");
      for (const width of [1440, 390, 360]) {
        await page.setViewportSize({ width, height: 900 });
        await picture(`tables-${width}`);
        const hidden = await page.evaluate(
          "[...document.querySelectorAll('.table')].filter((one) => one.scrollWidth > one.clientWidth).length",
        );
        expect(hidden, `tables that are cut at ${width} pixels`).toBe(0);
      }
    });

    it('lets a table that is too wide for a telephone scroll within the page', async () => {
      const right = await page.evaluate(`{
        const table = document.querySelector('.table');
        const cell = document.createElement('td');
        cell.append('word'.repeat(60));
        table.querySelector('tbody tr').append(cell);
        table.scrollLeft = 9_999;
        cell.getBoundingClientRect().right - table.getBoundingClientRect().right;
      }`);
      expect(right).toBeLessThanOrEqual(1);
    });

    it('fits a narrow window', async () => {
      await page.setViewportSize({ width: 360, height: 640 });
      await picture('narrow');
      const overflow = await page.evaluate('document.documentElement.scrollWidth - window.innerWidth');
      expect(overflow).toBeLessThanOrEqual(0);
    });
  },
);
