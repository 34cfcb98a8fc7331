import { orElse } from './or-else.ts';
/**
 * The address that a text is, or undefined when it is none.
 * `URL.canParse` is no help: in Node 20 it calls addresses with letters such as ü invalid once it was called some thousand times.
 */
export function parseUrl(text: string, base?: string | URL): URL | undefined {
  return orElse(() => new URL(text, base), undefined);
}
