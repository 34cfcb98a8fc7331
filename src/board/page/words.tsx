import type { ComponentChildren } from 'preact';
import { formatTokens, formatUsd } from '../../base/amount.ts';

/** A text of others, in the direction that its letters have; it stays a text whatever is in it. */
export function Words({ text }: { text: string }) {
  return (
    <bdi dir="auto" class="words">
      {text}
    </bdi>
  );
}

/** A link to a source on the web; any other address is only shown. */
export function Address({ url, children }: { url: string; children: ComponentChildren }) {
  if (!/^https?:\/\//i.test(url)) return <span>{children}</span>;
  return (
    <a href={url} rel="noopener noreferrer nofollow" target="_blank">
      {children}
    </a>
  );
}

/** Dollars, or that they are not known. */
export function usd(amount: number | null): string {
  return amount === null ? 'unknown' : `$${formatUsd(amount)}`;
}

/** Tokens, or nothing. */
export function tokens(count: number | null): string {
  return count === null ? 'unknown' : formatTokens(count).replace(/ tokens$/, '');
}

/** A moment in the reader's own time. */
export function Moment({ at }: { at: string | null }) {
  if (at === null || Number.isNaN(Date.parse(at))) return <span>–</span>;
  const shown = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' }).format(Date.parse(at));
  return <time dateTime={at}>{shown}</time>;
}

/** How long something took, or takes. */
export function duration(from: string | null, to: string | number | null): string {
  if (from === null || to === null) return '–';
  const seconds = Math.max(0, Math.round((new Date(to).getTime() - Date.parse(from)) / 1000));
  if (Number.isNaN(seconds)) return '–';
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 120 ? `${minutes} min` : `${(minutes / 60).toFixed(1)} h`;
}

/** A sentence for what could not be had. */
export function Problem({ text }: { text: string }) {
  return text === '' ? null : (
    <p class="problem" role="alert">
      <Words text={text} />
    </p>
  );
}
