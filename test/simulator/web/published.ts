import { articles } from './articles.ts';
import { pageOf } from './layout.ts';
import { changedNumber } from './odd-pages.ts';
import { pdfOf } from './pdf.ts';
import { html, redirect, send, type Route } from './route.ts';

const pages: [string, Route][] = articles.map((article) => [
  `${article.site} ${article.path.split('?')[0] ?? ''}`,
  html(pageOf(article)),
]);

const papers: [string, Route][] = articles
  .filter(({ site }) => site === 'archive')
  .flatMap(({ path, title, authors, claims }) => {
    const lines = [
      title,
      authors.join(', '),
      '',
      ...claims.map(({ quote }) => `${quote}.`),
      'More stands only in the paper itself.',
    ];
    const id = path.replace('/abs/', '');
    const route = send(200, 'application/pdf', pdfOf(lines));
    return [`/pdf/${id}`, `/pdf/${id}v1`, `/pdf/${id}.pdf`].map((at): [string, Route] => [`archive ${at}`, route]);
  });

const bench = articles.find(({ path }) => path === '/limiters-2024');
const compared = articles.find(({ site }) => site === 'news');
const guide = articles.find(({ path }) => path === '/rate-limits/');
if (bench === undefined || compared === undefined || guide === undefined) throw new Error('articles are missing');

const copies: [string, Route][] = [
  ['operations /rate-limits', redirect(301, ({ address }) => address('operations', '/rate-limits/'))],
  ['operations /rate-limits/index.html', html(pageOf(guide))],
  ['archive /doi/10.5555/2401.01234', redirect(302, ({ address }) => address('archive', '/abs/2401.01234'))],
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

/** The pages a researcher is glad to find, the papers behind them as PDF, copies and mirrors. */
export const published: [string, Route][] = [...pages, ...papers, ...copies];
