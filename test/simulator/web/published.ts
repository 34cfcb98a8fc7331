import { articles } from './articles.ts';
import { pageOf } from './layout.ts';
import { changedNumber } from './odd-pages.ts';
import { html, redirect, type Route } from './route.ts';

const pages: [string, Route][] = articles.map((article) => [
  `${article.site} ${article.path.split('?')[0] ?? ''}`,
  html(pageOf(article)),
]);

const bench = articles.find(({ path }) => path === '/limiters-2024');
const compared = articles.find(({ site }) => site === 'news');
if (bench === undefined || compared === undefined) throw new Error('articles are missing');

const copies: [string, Route][] = [
  ['operations /rate-limits', redirect(301, ({ address }) => address('operations', '/rate-limits/'))],
  ['forum /copy/limiters-compared', html(pageOf(compared))],
  [
    'forum /mirror/limiters-2024',
    html(
      pageOf(
        bench,
        bench.claims.map((claim) => ({
          ...claim,
          quote: claim.quote.replace(changedNumber.original, changedNumber.changed),
        })),
      ),
    ),
  ],
];

/** The pages a researcher is glad to find, copies and mirrors. */
export const published: [string, Route][] = [...pages, ...copies];
