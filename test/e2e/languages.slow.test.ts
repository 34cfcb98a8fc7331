import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { execa, execaSync } from 'execa';
import { describe, expect, it } from 'vitest';
import type { ScriptedModel } from '../simulator/model-types.ts';
import { agentOf } from '../simulator/persona/agent-of.ts';
import { claimJudge } from '../simulator/persona/claim-judge.ts';
import { requestKind, stepsOf } from '../simulator/conversation.ts';
import { goalReader } from '../simulator/persona/readers.ts';
import { handingIn } from '../simulator/persona/hand-in.ts';
import { persona } from '../simulator/persona/persona.ts';
import { writingAgent } from '../simulator/persona/writing-agent.ts';
import { skipTex } from '../programs/tex/tex-workbench.ts';
import { researchOn } from './web-research.ts';

/** A page, what it says, and how a researcher states it: numbers in another notation, the quote as it is or with another number. */
interface Page {
  path: string;
  title: string;
  author: string;
  says: string;
  quote: string;
  finds: string;
}

interface Language {
  goal: string;
  lang: string;
  title: string;
  pages: readonly Page[];
  /** A quote of the second page with another number. */
  altered: { quote: string; finds: string };
  around: string;
  summary: readonly [finding: number, sentence: string][];
  wrong: readonly [finding: number, sentence: string];
}

const german: Language = {
  goal: 'Wie viel Speicher braucht ein Zähler mit gleitendem Fenster? Wie stark verzögert ein Token-Eimer?',
  lang: 'de',
  title: 'Begrenzer im Vergleich: Größe und Verzögerung',
  pages: [
    {
      path: '/gleitend',
      title: 'Gleitende Fenster zählen genau',
      author: 'Jürgen Groß',
      says: 'Ein Zähler mit gleitendem Fenster braucht 1.024,5 kB je Nutzer, weil er jede Anfrage einzeln festhält.',
      quote: 'braucht 1.024,5 kB je Nutzer, weil er jede Anfrage einzeln festhält',
      finds: 'Ein Zähler mit gleitendem Fenster belegt 1024,5 kB für jeden Nutzer.',
    },
    {
      path: '/eimer',
      title: 'Der Token-Eimer im Betrieb',
      author: 'Änne Weiß',
      says: 'Auf unseren Rechnern verzögert der Token-Eimer jede Anfrage um 0,4 ms, auch unter voller Last.',
      quote: 'verzögert der Token-Eimer jede Anfrage um 0,4 ms, auch unter voller Last',
      finds: 'Ein Token-Eimer verzögert jede Anfrage um 0,40 ms.',
    },
  ],
  altered: {
    quote: 'verzögert der Token-Eimer jede Anfrage um 0,6 ms, auch unter voller Last',
    finds: 'Unter voller Last bleibt ein Token-Eimer bei 0,6 ms für jede Anfrage.',
  },
  around:
    'Das gilt für einen einzelnen Rechner mit einer einzigen Uhr. Andere Aufbauten haben wir nicht gemessen. Wer mehrere Rechner hat, liest den Abschnitt über gemeinsamen Speicher, der beide Annahmen lockert und sagt, was dabei verloren geht.',
  summary: [
    [0, 'Ein Zähler mit gleitendem Fenster belegt 1 024,5 kB je Nutzer'],
    [1, 'Ein Token-Eimer verzögert jede Anfrage um 0,4 ms'],
  ],
  wrong: [1, 'Unter Last verzögert er sie um 7 ms'],
};

const japanese: Language = {
  goal: 'スライディングウィンドウのカウンターは利用者一人あたり何キロバイトのメモリーを必要としますか。',
  lang: 'ja',
  title: '流量制限の比較：メモリーと遅延',
  pages: [
    {
      path: '/sliding',
      title: 'スライディングウィンドウの実装',
      author: '山田太郎',
      says: 'スライディングウィンドウのカウンターは、利用者一人あたり２５６kBのメモリーを必要とする。',
      quote: '利用者一人あたり256kBのメモリーを必要とする',
      finds: 'スライディングウィンドウのカウンターは一人につき256 kBを使う。',
    },
    {
      path: '/bucket',
      title: 'トークンバケットの運用',
      author: '佐藤結衣',
      says: 'トークンバケットは、高い負荷のもとでも一回の要求を０．４ミリ秒だけ遅らせる。',
      quote: '高い負荷のもとでも一回の要求を０．４ミリ秒だけ遅らせる',
      finds: 'トークンバケットは一回の要求を0.4ミリ秒遅らせる。',
    },
  ],
  altered: {
    quote: '高い負荷のもとでも一回の要求を０．６ミリ秒だけ遅らせる',
    finds: '高い負荷のもとではトークンバケットの遅れは0.6ミリ秒になる。',
  },
  around:
    'これは時計が一つだけある一台の計算機での結果である。ほかの構成は測っていない。複数の計算機を使う場合は、共有の記憶装置についての節を読めば、二つの前提を緩めたときに何が失われるかが分かる。',
  summary: [
    [0, 'スライディングウィンドウのカウンターは一人あたり２５６kBを必要とする'],
    [1, 'トークンバケットの遅れは一回につき0.4ミリ秒である'],
  ],
  wrong: [1, '負荷が高いと遅れは７ミリ秒になる'],
};

async function serve({ pages, lang, around }: Language) {
  const server = createServer((request, response) => {
    const page = pages.find(({ path }) => path === request.url);
    response.writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(
      page === undefined
        ? ''
        : `<html lang="${lang}"><head><title>${page.title}</title><meta name="author" content="${page.author}"></head><body><h1>${page.title}</h1><p>${around}</p><p>${page.says}</p><p>${around}</p></body></html>`,
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, host: `127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** Finds what the pages say, judges by their own words, and writes it up with a wrong number first. */
function modelOf(language: Language, host: string): ScriptedModel {
  const { pages, altered, summary, wrong, title, lang, around } = language;
  const found = (page: Page | undefined, more: object = {}) => ({
    ...{ text: page?.finds, quote: page?.quote, importance: 'central', ...more },
    source: {
      ...{ url: `http://${host}${page?.path ?? ''}`, title: page?.title, authors: [page?.author] },
      ...{ year: '2025', kind: 'primary' },
    },
  });
  const finds = [
    ...pages.map((page) => found(page)),
    found(pages[1], { text: altered.finds, quote: altered.quote, importance: 'supporting' }),
  ];
  const writes = (printed: string): string => {
    const id = (at: number) =>
      printed
        .split('\n- ')
        .find((one) => one.includes(pages[at]?.finds ?? 'none'))
        ?.match(/C\d{3}/)?.[0] ?? 'C404';
    const end = language === japanese ? '。' : '.';
    const line = ([at, sentence]: readonly [number, string]) => `${sentence} [@${id(at)}]${end}`;
    const parts = [
      ['Executive Summary', [...summary, wrong].map(line).join('\n\n')],
      ['Background & Context', around],
      ['Key Findings', pages.map(({ finds: one }, at) => line([at, one.replace(/[.。]$/, '')])).join('\n\n')],
      ['Analysis & Synthesis', `${around} [inference]`],
    ];
    return `${parts.map(([name, text]) => `# ${name}\n\n${text}`).join('\n\n')}\n\n# Left undone\n`;
  };
  const others = persona({
    researcher: { finds: () => finds, writes: () => ({ contradictions: [], questions: [] }) },
  });
  return (request) => {
    const agent = requestKind(request) === 'subagent' ? agentOf(request) : undefined;
    if (agent === 'goal-reader') return handingIn(request, () => goalReader(request, { title, language: lang }));
    if (agent === 'report-writer') return handingIn(request, () => writingAgent(request, writes));
    if (agent !== 'claim-judge') return others(request);
    const judge = ({ statement, passage }: { statement: string; passage: string }) => {
      // Of a finding the page says its own sentence; a control may be any sentence of it.
      const words = pages.find((one) => one.finds === statement)?.says ?? statement;
      const says = passage.replace(/\s+/g, ' ').includes(words);
      return {
        page_says: says ? 'yes' : 'no',
        ...(says && { words }),
        kind: 'behaviour',
        about: 'other',
        serves: 'Q001',
        near: [],
      };
    };
    return handingIn(request, () => claimJudge(request, { judge }));
  };
}

const hasFont = (lang: string) => execaSync('fc-list', [`:lang=${lang}`], { reject: false }).stdout.trim() !== '';

describe.each([
  ['German', german],
  ['Japanese', japanese],
])('a question in %s over pages in it', (_, language) => {
  it('is researched, answered and reported like one in English', { timeout: 400_000 }, async () => {
    const { goal, title, pages, altered, summary, wrong } = language;
    const { server, host } = await serve(language);
    const web = { hosts: [host] };
    try {
      const { scenario, run } = await researchOn(web, {
        ...{ model: modelOf(language, host), goal, iterations: 4, depth: 'standard' },
      });
      await using played = scenario;
      expect(run.exitCode, played.text('rate-limiting', 'progress.txt')).toBe(0);
      expect(played.state()).toMatchObject({
        end_reason: 'complete',
        verdict: 'the questions of the goal are answered',
      });
      const { claims, questions } = played.ledger();
      const checks = (text: string) =>
        claims
          .find((one) => one.text === text)
          ?.evidence.map(({ check }) => (check?.verdict === 'could-not-run' ? check.detail : check?.verdict)) ?? [
          'missing',
        ];
      for (const { finds } of pages) expect(checks(finds), finds).toEqual(['exact']);
      expect(checks(altered.finds)).toEqual(['number-mismatch']);
      const own = questions.filter(({ raised_by }) => raised_by === 'user');
      expect(own.map(({ text }) => text).join(' ')).toBe(goal);
      expect(own.map(({ status }) => status)).toEqual(own.map(() => 'answered'));

      const told = played.api.requests
        .filter(({ kind, request }) => kind === 'subagent' && agentOf(request) === 'report-writer')
        .flatMap(({ request }) => stepsOf(request).flatMap((step) => ('text' in step ? [step.text] : [])));
      expect(told.find((text) => text.includes('cannot be taken yet'))).toMatch(/Executive Summary, .*[7７]/);
      expect((await played.cli('compile', '--check')).stdout).toContain('formulas hold');
      const page = played.text('rate-limiting', 'rate-limiting-report.html');
      const shown = [title, ...summary.map(([, one]) => one), ...pages.map(({ author }) => author)];
      expect(page).toContain(`<html lang="${language.lang}">`);
      for (const words of shown) expect(page).toContain(words);
      expect(page.match(/<mark>/g)?.length, 'each citation opens its quote').toBeGreaterThanOrEqual(pages.length);
      expect(page).not.toContain(wrong[1]);

      if (skipTex) return;
      const pdf = played.path('docs', 'research-rate-limiting', 'rate-limiting-report.pdf');
      const text = (await execa('pdftotext', [pdf, '-'])).stdout.replace(/\s+/g, '');
      const printed = hasFont(language.lang) ? shown : ['Question', '256', '0.4'];
      for (const words of printed) expect(text).toContain(words.replace(/\s+/g, ''));
    } finally {
      server.close();
      server.closeAllConnections();
    }
  });
});
