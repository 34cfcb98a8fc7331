import type { OptionRule } from '../../base/command-arguments.ts';
import type { WorkflowState } from './state.ts';

/** The web that the user allows as a source: only these domains, or all but these; subdomains count as theirs. */
export type Domains = Pick<WorkflowState, 'only_domains' | 'not_domains'>;

const domain = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9][a-z0-9-]*[a-z0-9]$/;

/** An option with domains, as typed. */
export const domainList: OptionRule = {
  expects: "domains with commas between them, such as 'sqlite.org,fly.io'",
  accepts: (value) => readDomains(value).length > 0 && readDomains(value).every((one) => domain.test(one)),
};

/** The domains of an option; none where it is not given. */
export function readDomains(typed: string | undefined): string[] {
  const parts = (typed ?? '').split(',').map((part) => part.trim().toLowerCase().replace(/\.$/, ''));
  return [...new Set(parts.filter((part) => part !== ''))];
}

/** Whether a page of the web may be a source. Other addresses are not judged here. */
export function mayBeRead(url: string, { only_domains: only, not_domains: not }: Domains): boolean {
  const host = URL.canParse(url) && /^https?:/i.test(url) ? new URL(url).hostname.replace(/\.$/, '') : undefined;
  if (host === undefined) return true;
  const isOf = (one: string) => host === one || host.endsWith(`.${one}`);
  return (only.length === 0 || only.some(isOf)) && !not.some(isOf);
}

/** The restriction as a phrase; undefined where there is none. */
export function describeDomains({ only_domains: only, not_domains: not }: Domains): string | undefined {
  if (only.length === 0 && not.length === 0) return undefined;
  const parts = [
    ...(only.length > 0 ? [`only pages of ${only.join(', ')}`] : []),
    ...(not.length > 0 ? [`no pages of ${not.join(', ')}`] : []),
  ];
  return parts.join(', and ');
}

/** Why a page is refused, for the agent that asked for it. */
export function refusePage(url: string, domains: Domains): string | undefined {
  if (mayBeRead(url, domains)) return undefined;
  const host = new URL(url).hostname;
  return `${host} is not among the sources of this workflow: the user allows ${describeDomains(domains)}. Use another page.`;
}

/**
 * The input of a web search restricted to the domains; undefined if it is already. The tool takes only one of both lists, so the other one
 * is enforced for pages and hand-ins alone.
 */
export function searchWithin(
  input: Readonly<Record<string, unknown>>,
  { only_domains: only, not_domains: not }: Domains,
): Record<string, unknown> | undefined {
  if (only.length === 0 && not.length === 0) return undefined;
  const { allowed_domains: allowed, blocked_domains: blocked, ...plain } = input;
  // A search that is already narrower stays so.
  const within = strings(allowed).filter((one) =>
    mayBeRead(`https://${one}`, { only_domains: only, not_domains: not }),
  );
  const narrowed =
    within.length > 0 || only.length > 0
      ? { allowed_domains: within.length > 0 ? within : [...only] }
      : { blocked_domains: [...new Set([...strings(blocked), ...not])] };
  const asked = {
    ...(allowed !== undefined && { allowed_domains: allowed }),
    ...(blocked !== undefined && { blocked_domains: blocked }),
  };
  return JSON.stringify(asked) === JSON.stringify(narrowed) ? undefined : { ...plain, ...narrowed };
}

function strings(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}
