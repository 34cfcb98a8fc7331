import { findingsPart } from '../rules/findings.ts';
import { addresses, type FindingRow, type Overview, type Part } from '../rules/view.ts';

/** The number of lines of the log in one part. */
const linesInPart = 300;

interface PageData {
  live: boolean;
  written_at: string;
  answers: Record<string, unknown>;
}

const data = JSON.parse(document.getElementById('data')?.textContent ?? '{}') as PageData;

/** Whether the page is connected to a board; an exported page has all answers inside. */
export const isLive = data.live;

/** The time of the data in the page; ISO 8601. */
export const writtenAt = data.written_at;

/** The workflows at the time when the page was made. */
export const firstOverview = data.answers[addresses.overview] as Overview;

/**
 * Requests the answer at an address.
 * @throws Error with a sentence for the reader.
 */
export async function ask<Answer>(address: string): Promise<Answer> {
  if (isLive) return request<Answer>(address);
  const known = data.answers[address];
  if (known === undefined) throw new Error('This is not in the exported page.');
  return Promise.resolve(known as Answer);
}

/** A part of the findings that contain these words. */
export async function askFindings(name: string, words: string, from: number): Promise<Part<FindingRow>> {
  const address = addresses.findings(name);
  if (isLive) return ask(`${address}?${new URLSearchParams({ words, from: String(from) }).toString()}`);
  return findingsPart(await ask<FindingRow[]>(address), words, from);
}

/** A part of the log, the newest lines first. */
export async function askLog(name: string, from: number): Promise<Part<string>> {
  const address = addresses.log(name);
  if (isLive) return ask(`${address}?from=${from}`);
  const lines = await ask<string[]>(address);
  return { total: lines.length, rows: lines.slice(from, from + linesInPart) };
}

async function request<Answer>(address: string): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(address);
  } catch {
    throw new Error('The board does not answer. Start it again: autonomous-workflow board');
  }
  const answer = (await response.json()) as Answer & { error?: string };
  if (!response.ok) throw new Error(answer.error ?? `The board answered ${response.status}.`);
  return answer;
}
