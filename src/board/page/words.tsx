import type { ComponentChildren } from 'preact';

/** A text from a source or agent, shown as plain text in the direction of its script. */
export function Words({ text }: { text: string }) {
  return (
    <bdi dir="auto" class="words">
      {text}
    </bdi>
  );
}

/** A link to a source on the web; any other address is shown as text. */
export function Address({ url, children }: { url: string; children: ComponentChildren }) {
  if (!/^https?:\/\//i.test(url)) return <span>{children}</span>;
  return (
    <a href={url} rel="noopener noreferrer nofollow" target="_blank">
      {children}
    </a>
  );
}

/** A time in the reader's time zone. */
export function Moment({ at }: { at: string | null }) {
  if (at === null || Number.isNaN(Date.parse(at))) return <span>–</span>;
  const shown = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' }).format(Date.parse(at));
  return <time dateTime={at}>{shown}</time>;
}

/** The message for data that could not be loaded. */
export function Problem({ text }: { text: string }) {
  return text === '' ? null : (
    <p class="problem" role="alert">
      <Words text={text} />
    </p>
  );
}
