import { describe, expect, it } from 'vitest';
import { readHtml, notAPage } from '../../../../src/research/rules/pages/html.ts';
import { articles } from '../../../simulator/web/articles.ts';
import { pageOf } from '../../../simulator/web/layout.ts';
import { walls } from '../../../simulator/web/walls.ts';

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
    ['empty', 'The page has next to no text: 6 characters'],
  ])('%s: %s', (name, sentence) => {
    expect(judge(walls[name] ?? '')).toContain(sentence);
  });
});

describe('a page about walls is a page', () => {
  it.each<[string, string, number?]>([
    ['How captchas work', 'The visitor has to solve the captcha; the service then says: verifying you are human.', 10],
    ['Just a moment: how waiting rooms are built', 'Checking your browser before you continue, says the room.', 10],
    ['Designing a 404 page', 'Say “the page you are looking for could not be found”, and then help.', 8],
    ['404 errors and how to log them', 'Not found is an answer too.'],
    ['Access denied? Debugging permissions', 'A refusal without a reason costs hours.'],
    ['Sign in with Apple, explained', 'Users sign in to continue; nothing else changes.'],
    ['Why paywalls work', 'A reader who sees “subscribe to continue reading” leaves in 97% of the cases.'],
    [
      'Cookies and consent',
      'We use cookies to remember you, the banner says. Accept all cookies is the button that is pressed.',
    ],
    ['What happens when JavaScript is disabled', 'Some sites ask you to enable JavaScript.', 5],
    ['Service levels', 'A 503 is served when the service is unavailable.'],
    ['Buying domains', 'When a domain is for sale, ask for its history.', 12],
  ])('%s', (title, text, times) => {
    expect(judge(page(title, text, times))).toBeUndefined();
  });

  it('a comment form with a captcha, a login box and a cookie banner do not make an article a wall', () => {
    const furniture =
      '<form><input type=password>Sign in</form><div class="g-recaptcha"></div><p>We use cookies to improve. Accept all</p>';
    expect(judge(page('Limits', `${furniture}Already a subscriber?`, 16))).toBeUndefined();
  });

  it('all articles of the local web are pages', () => {
    for (const article of articles) expect(judge(pageOf(article)), article.path).toBeUndefined();
  });
});
