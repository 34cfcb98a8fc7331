import type { PageMarkup } from './html.ts';
import { parseUrl } from '../../../base/url.ts';
import type { FailureReason } from '../../../programs/rules/public-address.ts';

/** The visible text of a page, and facts from its markup. */
export interface PageAppearance extends Omit<PageMarkup, 'metadata' | 'refresh'> {
  text: string;
  finalUrl: string;
}

/** A shorter page has nothing to quote. */
const shortestPage = 200;

interface Sign {
  kind: 'wall' | 'error-page';
  sentence: string;
  /** In a longer page the sign is probably its subject. */
  longest: number;
  /** Matched against each whole part of the title between dashes and bars. */
  title?: RegExp;
  /** Phrases of which this many must occur in title or text. */
  phrases?: readonly RegExp[];
  needed?: (page: PageAppearance) => number;
}

const signs: readonly Sign[] = [
  {
    kind: 'wall',
    sentence: 'The site asks for proof that a human reads it',
    longest: 2_500,
    title:
      /^(?:just a moment\W*|attention required\W*|(?:security|robot|bot|human) (?:check|verification)|are you (?:a )?(?:human|robot)\??|captcha|one more step|pardon our interruption\W*|ddos-guard|verify(?:ing)? (?:that )?you are (?:a )?human\W*)$/,
  },
  {
    kind: 'wall',
    sentence: 'The site asks for proof that a human reads it',
    longest: 1_200,
    phrases: [
      /\bverify(?:ing)? (?:that )?you(?: are|'re) (?:a )?(?:human|not a (?:ro)?bot)/,
      /checking (?:your browser|if the site connection is secure)/,
      /enable javascript and cookies to continue/,
      /(?:complete|solve) the (?:captcha|security check|challenge)/,
      /unusual (?:traffic|activity) from your/,
      /press (?:&|and) hold/,
      /(?:performance (?:&|and) security|protected) by \w+/,
      /\bray id\b/,
    ],
    needed: ({ hasChallenge }) => (hasChallenge ? 1 : 2),
  },
  {
    kind: 'wall',
    sentence: 'The site denies access',
    longest: 1_500,
    title:
      /^(?:(?:error )?40[13]\b.*|access (?:is )?(?:denied|restricted)|(?:request )?(?:blocked|forbidden)|unauthori[sz]ed)$/,
  },
  {
    kind: 'wall',
    sentence: 'One has to sign in to read this page',
    longest: 1_500,
    title:
      /^(?:(?:please )?(?:sign|log) ?in(?: or (?:register|sign ?up)| required)?|login(?: page| required)?|anmelden|(?:se )?connexion|iniciar sesión)$/,
  },
  {
    kind: 'wall',
    sentence: 'One has to sign in to read this page',
    longest: 1_500,
    phrases: [
      /^(?:sign|log) ?in to /,
      /(?:sign|log) ?in to (?:continue|view|read|access|see|your account)/,
      /you (?:must|need to|have to) (?:be (?:logged|signed) ?in|(?:log|sign) ?in)/,
      /forgot (?:your )?password/,
      /don['’]t have an account|create an account/,
    ],
    needed: ({ hasPasswordField }) => (hasPasswordField ? 1 : 2),
  },
  {
    kind: 'wall',
    sentence: 'One has to pay to read this page',
    longest: 3_000,
    phrases: [
      /subscribe (?:now )?to (?:continue|read|keep|unlock|get full)/,
      /(?<!subscribe )to (?:continue|keep|finish) reading,? (?:this|subscribe|with a|log|sign|create|please)/,
      /already a (?:subscriber|member)/,
      /(?:article|story|content) is (?:only )?(?:for|reserved for|available to|exclusive to) (?:\w+ )?(?:subscribers|members)/,
      /(?:purchase|buy|rent) (?:full |instant )?(?:access|this article|pdf)/,
      /get (?:full )?access to (?:this|the full) (?:article|text|story)/,
      /start your (?:free )?(?:trial|subscription)/,
      /you(?:'ve|’ve| have) (?:reached|used) your (?:monthly )?(?:limit|free articles)/,
    ],
    needed: ({ restricted }) => (restricted ? 1 : 2),
  },
  {
    kind: 'wall',
    sentence: 'Only the question about cookies is shown',
    longest: 1_200,
    phrases: [
      /before you continue to/,
      /we (?:value your privacy|and our (?:\d+ )?partners)/,
      /(?:accept|reject|allow) all(?: cookies)?/,
      /manage (?:cookie )?(?:preferences|settings|options)|cookie settings/,
      /use(?:s)? cookies (?:and data )?to/,
    ],
    needed: () => 3,
  },
  {
    kind: 'wall',
    sentence: 'The page shows its text only to a browser that runs its scripts',
    longest: 600,
    phrases: [
      /enable javascript/,
      /javascript (?:is|must be|needs to be) (?:disabled|required|enabled|turned on)/,
      /(?:requires|needs) javascript/,
      /browser (?:does not|doesn['’]t) support javascript/,
    ],
    needed: () => 1,
  },
  {
    kind: 'error-page',
    sentence: 'The site says that there is no such page, with a status as if there were',
    longest: 2_000,
    title:
      /^(?:(?:error )?404(?: error)?(?:[ :,-]+(?:page |file )?not found)?|(?:page|file|article|document|content|this page) (?:was |is )?not found|not found|page (?:does not|doesn['’]t) exist|(?:page|content) (?:is )?(?:no longer available|unavailable))[!.]?$/,
  },
  {
    kind: 'error-page',
    sentence: 'The site says that there is no such page, with a status as if there were',
    longest: 800,
    phrases: [
      /(?:page|article|document|content|file) (?:that )?you(?: are|'re|’re| were)? (?:requested|looking for|trying to (?:reach|view|access))[^.]{0,40}(?:not|n['’]t|no longer|moved|removed)/,
      /we (?:could not|couldn['’]t|can['’]t|cannot) find (?:the|that|this) page/,
    ],
    needed: () => 1,
  },
  {
    kind: 'error-page',
    sentence: 'The site shows an error instead of the page',
    longest: 2_000,
    title:
      /^(?:(?:error )?50[0234]\b.{0,40}|internal server error|bad gateway|(?:service|temporarily) unavailable|gateway time-?out|(?:server|application|database) error|(?:site |down for |under )?maintenance|error establishing a database connection|something went wrong\W*)$/,
  },
  {
    kind: 'error-page',
    sentence: 'The domain is for sale; the page is gone',
    longest: 1_500,
    phrases: [/(?:this )?domain (?:name )?(?:is|may be) for sale/, /buy this domain/, /domain (?:is )?parked/],
    needed: () => 1,
  },
];

const signInPath = /\/(?:login|log-in|signin|sign-in|sso|authorize)(?:[/.]|$)/i;

/**
 * Why a page of HTML cannot be quoted: a wall, an error page, or almost no text; undefined for a normal page. Each sign counts
 * only up to a length, because long pages may be about walls.
 */
export function notAPage(page: PageAppearance): FailureReason | undefined {
  const length = page.text.length;
  const words = `${page.title ?? ''}\n${page.text}`.toLowerCase();
  const titles = (page.title ?? '').toLowerCase().split(/\s+[|–—·»:-]+\s+/);
  const found = signs.find((sign) => length <= sign.longest && shows(sign, page, words, titles));
  if (found !== undefined) return { kind: found.kind, sentence: found.sentence };
  if (length <= 1_500 && page.hasPasswordField && signInPath.test(pathOf(page.finalUrl)))
    return { kind: 'wall', sentence: 'One has to sign in to read this page' };
  if (length >= shortestPage) return undefined;
  if (/javascript/i.test(page.withoutScripts))
    return { kind: 'wall', sentence: 'The page shows its text only to a browser that runs its scripts' };
  return { kind: 'empty', sentence: `The page has next to no text: ${length} characters` };
}

function shows({ title, phrases, needed }: Sign, page: PageAppearance, words: string, titles: string[]): boolean {
  if (title !== undefined) return titles.some((part) => title.test(part.trim()));
  const hits = (phrases ?? []).filter((phrase) => phrase.test(words)).length;
  return hits >= (needed?.(page) ?? 1);
}

function pathOf(address: string): string {
  return parseUrl(address)?.pathname ?? '';
}
