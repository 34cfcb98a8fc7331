import { orElse } from './or-else.ts';
/**
 * A text as an address; undefined when it is not valid.
 * `URL.canParse` is not used: in Node 20, after some thousand calls, it rejects addresses with letters such as ü.
 */
export function parseUrl(text: string, base?: string | URL): URL | undefined {
  return orElse(() => new URL(text, base), undefined);
}
