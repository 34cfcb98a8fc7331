import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readHtml, notAPage } from '../../../../src/research/rules/pages/html.ts';
import { hugePage } from '../../../simulator/web/odd-pages.ts';
import { cpuTimeOf } from '../../../support/cpu-time.ts';
import { walls } from '../../../simulator/web/walls.ts';

const metadata = (head: string) => readHtml(`<head>${head}</head>`).markup.metadata;
const linked = (data: unknown) => metadata(`<script type="application/ld+json">${JSON.stringify(data)}</script>`);

describe('the text of a page', () => {
  it.each<[string, string]>([
    ['<p>a</p><p>b</p>', 'a\n\nb'],
    ['a<br>b', 'a\nb'],
    ['<div>a</div>b', 'a\nb'],
    ['a<b>b</b>c', 'abc'],
    ['a <b> b</b>', 'a b'],
    ['<table><tr><td>a<td>b<tr><td><p>c</p><td></table>d', 'a\tb\n\nc\n\nd'],
    ['a<table><tr><td><td>x<td>y<tr><td>b<td><td>yes<td><tr><td>c<td>d</table>', 'a\n\tx\ty\nb\t\tyes\nc\td'],
    ['<tr><td></td><td>b</td></tr>', 'b'],
    ['<pre>\n a\n  b</pre>', 'a\n  b'],
    ['a<!-- b -->c', 'ac'],
    ['<p hidden>a<p>b', 'b'],
    ['<input hidden>a', 'a'],
    ['<br hidden>a', 'a'],
    ['a<script>b</script>c', 'ac'],
    ['a<script>b', 'a'],
    ['1 &lt; 2 &amp;&amp; 2 &gt; 1', '1 < 2 && 2 > 1'],
    ['<ul><li>a</ul><ol start="2"><li>b<li>c</ol>', 'a\n\n2. b\n3. c'],
    ['16&nbsp;bytes', '16 bytes'],
    ['', ''],
  ])('%j is %j', (html, text) => {
    expect(readHtml(html).text).toBe(text);
  });

  const tag = fc.constantFrom(
    ...[
      '<p>',
      '</p>',
      '<div>',
      '</div>',
      '<td>',
      '<tr>',
      '<table>',
      '</table>',
      '<b>',
      '</i>',
      '<br>',
      '<!-- -->',
      '<li>',
    ],
  );

  it('loses no word, whatever tags stand around it', () => {
    const word = fc.integer({ min: 100, max: 999 }).map((number) => ` word${number} `);
    fc.assert(
      fc.property(fc.array(fc.oneof(tag, word)), (pieces) => {
        const words = pieces.join('').match(/word\d+/g);
        expect(readHtml(pieces.join('')).text.match(/word\d+/g)).toEqual(words);
      }),
    );
  });

  it('is there for any characters at all', () => {
    const piece = fc.oneof(
      tag,
      fc.string(),
      fc.constantFrom('<', '>', '"', "'", '&', '<!', '<?', '</', '<script', '<![CDATA['),
    );
    fc.assert(fc.property(fc.array(piece), (pieces) => typeof readHtml(pieces.join('')).text === 'string'));
  });

  it('does not depend on where the parser is fed', () => {
    const { page } = hugePage;
    expect(readHtml(page()).text).toContain(hugePage.needle);
    expect(readHtml(`${'x'.repeat(16_383)}&amp;<b>😀</b>`).text.slice(16_380)).toBe('xxx&😀');
  });

  it('of hostile markup is cut in time', async () => {
    for (const open of ['<div>', '<b>x', '<table>', '<span><p>']) {
      const spent = await cpuTimeOf(() => expect(readHtml(open.repeat(1_000_000)).cut, open).toBe(true));
      expect(spent).toBeLessThan(3_000);
    }
  });
});

describe('the metadata of a page', () => {
  const none = { title: null, authors: [], published: null, publisher: null };

  it('is that of the citation tags first', () => {
    expect(
      metadata(`<title>A paper | Journal</title>
        <meta name="citation_title" content="A paper"><meta name="citation_author" content="Moreau, Ana">
        <meta name="citation_author" content="Sato, Yui"><meta name="citation_publication_date" content="2024/3/5">
        <meta name="citation_journal_title" content="Journal"><meta name="citation_doi" content="doi:10.1234/ABC.5">
        <meta property="og:title" content="Another title"><meta name="author" content="The editors">`),
    ).toEqual({
      title: 'A paper',
      authors: ['Moreau, Ana', 'Sato, Yui'],
      published: '2024-03-05',
      publisher: 'Journal',
    });
  });

  it.each<[string, unknown]>([
    ['one object', { '@type': 'Article', headline: 'T', author: { name: 'A' }, datePublished: '2020-01-02T10:00:00Z' }],
    [
      'a list',
      [{ '@type': 'WebSite' }, { '@type': ['NewsArticle'], headline: 'T', author: ['A'], datePublished: '2020-01-02' }],
    ],
    [
      'a graph',
      {
        '@graph': [
          { '@type': 'Person' },
          { '@type': 'BlogPosting', headline: 'T', author: [{ name: 'A' }], datePublished: '2020-01-02' },
        ],
      },
    ],
  ])('is read from JSON-LD: %s', (_, data) => {
    expect(linked(data)).toMatchObject({ title: 'T', authors: ['A'], published: '2020-01-02' });
  });

  it.each<[string, unknown]>([
    ['null', null],
    ['a text', 'x'],
    [
      'numbers where texts belong',
      { '@type': 'Article', headline: 7, author: [1, null, { name: {} }], datePublished: [] },
    ],
  ])('is nothing from JSON-LD that is %s', (_, data) => {
    expect(linked(data)).toEqual(none);
  });

  it('survives JSON-LD that is no JSON', () => {
    expect(metadata('<title>T</title><script type="application/ld+json">{oops</script>')).toEqual({
      ...none,
      title: 'T',
    });
  });

  it.each([
    ['2024', '2024'],
    ['March 2024', '2024'],
    ['2024-03', '2024-03'],
    ['2024.03.15 10:00', '2024-03-15'],
    ['15th of May', null],
    ['20240315', null],
  ])('takes %j for the date %j', (content, published) => {
    expect(metadata(`<meta name="date" content="${content}">`).published).toBe(published);
  });

  it('has no author that is an address', () => {
    expect(metadata('<meta name="author" content="https://example.org/ana">').authors).toEqual([]);
  });

  it('says that one has to pay', () => {
    const { markup } = readHtml(
      '<script type="application/ld+json">{"@type":"Article","isAccessibleForFree":"False"}</script>',
    );
    expect(markup.restricted).toBe(true);
  });
});

function judge(html: string): string | undefined {
  const { text, markup } = readHtml(html);
  return notAPage(text, markup)?.sentence;
}

const prose =
  'A limiter decides for each request whether it is served now. The decision must be cheap, since it is taken often, and fair, since clients notice. ';

/** A page of real text in which something stands that walls say too. */
const page = (title: string, text: string, times = 4): string =>
  `<html><head><title>${title}</title></head><body><h1>${title}</h1><p>${prose.repeat(times)}</p><p>${text}</p></body></html>`;

describe('a page that is none', () => {
  it.each([
    ['login', 'One has to sign in to read this page'],
    ['paywall', 'One has to pay to read this page'],
    ['captcha', 'The site asks for proof that a human reads it'],
    ['cookies', 'The page has next to no text'],
    ['scripts', 'The page shows its text only to a browser that runs its scripts'],
    ['maintenance', 'The site shows an error (503) instead of the page'],
    ['denied', 'The page has next to no text'],
    ['empty', 'The page has next to no text: 8 characters'],
  ])('%s: %s', (name, sentence) => {
    expect(judge(walls[name] ?? '')).toContain(sentence);
  });
});

describe('a page about walls is a page', () => {
  it.each<[string, string, number?]>([
    ['How captchas work', 'The visitor has to solve the captcha; the service then says: verifying you are human.', 10],
    ['Just a moment: how waiting rooms are built', 'Checking your browser before you continue, says the room.', 10],
    ['Designing a 404 page', 'Say “the page you are looking for could not be found”, and then help.', 8],
    ['Sign in with Apple, explained', 'Users sign in to continue; nothing else changes.'],
    ['Why paywalls work', 'A reader who sees “subscribe to continue reading” leaves in 97% of the cases.'],
    [
      'Cookies and consent',
      'We use cookies to remember you, the banner says. Accept all cookies is the button that is pressed.',
    ],
    ['What happens when JavaScript is disabled', 'Some sites ask you to enable JavaScript.', 5],
    ['Service levels', 'A 503 is served when the service is unavailable.'],
  ])('%s', (title, text, times) => {
    expect(judge(page(title, text, times))).toBeUndefined();
  });

  it('a comment form with a captcha, a login box and a cookie banner do not make an article a wall', () => {
    const furniture =
      '<form><input type=password>Sign in</form><div class="g-recaptcha"></div><p>We use cookies to improve. Accept all</p>';
    expect(judge(page('Limits', `${furniture}Already a subscriber?`, 16))).toBeUndefined();
  });
});
