import type { ComponentChildren } from 'preact';

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

/** A moment in the reader's own time. */
export function Moment({ at }: { at: string | null }) {
  if (at === null || Number.isNaN(Date.parse(at))) return <span>–</span>;
  const shown = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' }).format(Date.parse(at));
  return <time dateTime={at}>{shown}</time>;
}

/** A sentence for what could not be had. */
export function Problem({ text }: { text: string }) {
  return text === '' ? null : (
    <p class="problem" role="alert">
      <Words text={text} />
    </p>
  );
}
