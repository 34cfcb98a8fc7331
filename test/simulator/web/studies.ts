import { article, claim, type Article } from './article.ts';
import type { SiteName } from './sites.ts';

type Row = readonly [site: SiteName, author: string, subject: string, text: string, quote: string];

/** Four publishers who have nothing to do with each other; the same text twice is one statement with two origins. */
const rows: readonly Row[] = [
  row(
    'university',
    'Ilves, Marta',
    'Payments',
    'Payment gateways refuse 0.7% of honest requests at rush hour.',
    'at rush hour 0.7% of honest payments were refused',
  ),
  row(
    'agency',
    'Brandt, Olaf',
    'Payment supervision',
    'Payment gateways refuse 0.7% of honest requests at rush hour.',
    'the supervised gateways refused 0.7% of honest requests, all at rush hour',
  ),
  row(
    'vendor',
    'Quill, Dana',
    'Search quotas',
    'Search endpoints need a burst allowance of 40 requests.',
    'we settled on a burst allowance of 40 requests for search',
  ),
  row(
    'university',
    'Takeda, Ren',
    'Search sessions',
    'Search endpoints need a burst allowance of 40 requests.',
    'sessions without a burst allowance of 40 requests were broken off',
  ),
  row(
    'magazine',
    'Ferro, Livia',
    'Telemetry',
    'Telemetry floods are tamed by sampling one record in 64.',
    'sampling one record in 64 was enough to tame the flood',
  ),
  row(
    'vendor',
    'Holm, Signe',
    'Telemetry at the edge',
    'Telemetry floods are tamed by sampling one record in 64.',
    'the edge keeps one record in 64 while a flood lasts',
  ),
  row(
    'agency',
    'Osei, Kwame',
    'Emergency calls',
    'Emergency lines must never be limited below 12 calls per second.',
    'no emergency line may be limited below 12 calls per second',
  ),
  row(
    'magazine',
    'Duarte, Inês',
    'Call centres',
    'Emergency lines must never be limited below 12 calls per second.',
    'the regulator allows no limit below 12 calls per second',
  ),
  row(
    'university',
    'Kaya, Deniz',
    'Mail relays',
    'Mail relays greylist after 90 messages per minute.',
    'greylisting set in after 90 messages per minute',
  ),
  row(
    'vendor',
    'Lindqvist, Åsa',
    'Login pages',
    'Five failed logins in a row cost an account 15 minutes.',
    'after the fifth failed login the account rests for 15 minutes',
  ),
  row(
    'agency',
    'Petrov, Ivan',
    'Scrapers',
    'Scrapers make up 31% of the traffic on public registers.',
    'scrapers made up 31% of what the registers served',
  ),
  row(
    'magazine',
    'Nguyen, Thi Lan',
    'Game servers',
    'Game servers drop input beyond 128 events per tick.',
    'beyond 128 events per tick the server drops input',
  ),
  row(
    'university',
    'Rossi, Carla',
    'Sensor networks',
    'Sensors wake up 18 times less often under a shared quota.',
    'under a shared quota the sensors woke up 18 times less often',
  ),
  row(
    'vendor',
    'Mbeki, Sam',
    'Video streams',
    'Video segments are paced at 1.25 times the bit rate.',
    'we pace segments at 1.25 times the bit rate',
  ),
  row(
    'agency',
    'Schulz, Eva',
    'Ticket sales',
    'Waiting rooms replaced limits in 7 of 9 ticket sales.',
    'in 7 of 9 sales a waiting room took the place of the limit',
  ),
  row(
    'magazine',
    'Haddock, Tim',
    'Weather feeds',
    'Weather feeds are cached for 300 seconds by most readers.',
    'most readers cache the feed for 300 seconds',
  ),
  row(
    'university',
    'Svoboda, Jan',
    'Compilers as a service',
    'Compile queues above 2,000 jobs starve small users.',
    'small users starved once the queue held more than 2,000 jobs',
  ),
  row(
    'vendor',
    'Abe, Mio',
    'Message brokers',
    'Brokers push back at 85% of their memory.',
    'the broker pushes back at 85% of its memory',
  ),
  row(
    'agency',
    'Costa, Rui',
    'Open data portals',
    'Open data portals give away 10,000 requests a day.',
    'every key is good for 10,000 requests a day',
  ),
  row(
    'magazine',
    'Weiss, Noa',
    'Chat rooms',
    'Slow mode of 30 seconds halves abuse in chat rooms.',
    'a slow mode of 30 seconds halved the reports of abuse',
  ),
];

const studies = rows.map(([site, author, subject, text, quote], number) =>
  article(
    site,
    `/reports/${subject.toLowerCase().replaceAll(' ', '-')}`,
    `${subject}: limits observed`,
    String(2019 + (number % 6)),
    site === 'magazine' ? 'secondary' : 'primary',
    [claim(text, quote, number < 8 ? 'central' : 'supporting')],
    [author],
  ),
);

/** One press release, as three sites print it. */
const release = [
  ['news', '/press/burstless-3'],
  ['operations', '/news/burstless-3'],
  ['forum', '/t/burstless-3'],
] as const;

const press = release.map(([site, path]) =>
  article(
    site,
    path,
    'Burstless 3 admits more than any limiter before it',
    '2025-03-03',
    'secondary',
    [
      claim(
        'Burstless 3 decides 2.4 million requests per second on one core.',
        'Burstless 3 decides 2.4 million requests per second on one core',
        'central',
      ),
    ],
    ['Burstless Ltd.'],
  ),
);

/** What a page takes back, or grants only under a condition, stands away from its claim. */
const withSmallPrint: readonly Article[] = [
  {
    ...article(
      'university',
      '/reports/lossless',
      'A limiter that loses nothing',
      '2020',
      'primary',
      [
        claim(
          'The lossless limiter loses no request under overload.',
          'the lossless limiter lost not one request under overload',
          'central',
        ),
      ],
      ['Marsh, Ted'],
    ),
    filler: [
      'The limiter was run for a week against recorded traffic, at twice the load that the recording was made under.',
      'Correction: a counter had wrapped around, and in truth the lossless limiter lost every ninth request under overload.',
      'The scripts are kept with the recording, for those who want to see it with their own eyes.',
    ],
  },
  {
    ...article(
      'vendor',
      '/reports/instant',
      'Decisions in an instant',
      '2023',
      'primary',
      [claim('A decision of the instant limiter takes 90 nanoseconds.', 'a decision takes 90 nanoseconds', 'central')],
      ['Orme, Joy'],
    ),
    filler: [
      'The instant limiter keeps its state next to the core that asks, and hands it over when another one does.',
      'This holds only on a single node, with every client known beforehand.',
      'What it takes in a cluster has not been measured by us, nor by anybody who told us of it.',
    ],
  },
];

export const observed: readonly Article[] = [...studies, ...press, ...withSmallPrint];

function row(...columns: Row): Row {
  return columns;
}
