import { cut, oneLine, printable, shortened } from '../../base/errors.ts';
import { capitalized, paragraphs, shortCommit } from '../../base/text.ts';
import { escapeMarkdown } from '../../overview/rules/digest.ts';
import type { Row } from '../../overview/rules/overview.ts';

/** A feature as a reviewer of a pull request reads it. Texts of agents are plain; what is not known is empty or null. */
export interface PullFeature {
  id: string;
  name: string;
  status: string;
  /** Requirements of the plan. */
  requirements: readonly { id: string; words: string }[];
  commit: string | null;
  /** What its coder changed and why. */
  what: string;
  /** Its new tests on the code before; null where none is known to have failed. */
  before: string | null;
  /** What ran on its commit. */
  now: readonly string[];
  attempts: number;
  /** What did not pass before, what its reviewer said, what was decided and doubted, each with its kind. */
  remarks: readonly Row[];
  /** Why it is not done. */
  left: string;
  /** The issue that it comes from, or what of a review it answers. */
  issue: number | null;
  answers: { kind: 'comment' | 'review'; id: number } | undefined;
}

/** A workflow whose commits are in the pull request. */
export interface Round {
  name: string;
  /** The heading of its plan. */
  title: string;
  /** Where it comes from: `#42`, a plan, a review. */
  from: string;
  /** The pull request whose review it does. */
  pull: number | null;
  issues: readonly { number: number; title: string }[];
  features: readonly PullFeature[];
  /** How everything was verified together at last, and what it cost. */
  end: string;
}

const begin =
  '<!-- autonomous-workflow: what is between these two lines is written again by `autonomous-workflow pr` -->';
const end = '<!-- /autonomous-workflow -->';
/** GitHub takes 65,536 characters. */
const longestBody = 60_000;
const longestCell = 220;
const longestTitle = 90;

/** A text of others in Markdown: code in backticks stays; nothing is marked up, nobody mentioned, and no issue linked or closed by it. */
export const harmless = (text: string): string =>
  escapeMarkdown(printable(text), (part) =>
    part
      .replace(/\\?#(?=\d)/g, '#&#8203;')
      .replace(/@(?=\w)/g, '@&#8203;')
      .replace(/\bGH-(?=\d)/gi, '$&&#8203;')
      .replace(/:\/\/(?=[^\s/]+\/[^\s/]+\/[^\s/]+\/(?:issues|pull)\/)/g, ':&#8203;//'),
  );

const said = (text: string, most = 600): string => harmless(shortened(oneLine(text), most));
const cell = (text: string): string => said(text, longestCell).replace(/(?<!\\)\|/g, '\\|');
const title = ({ id, name }: PullFeature): string => `**${said(id)}** ${said(name, 200)}`;
const asked = ({ requirements }: PullFeature): string[] =>
  requirements.map(({ id, words }) => `${said(id)}${words === '' ? '' : `: ${said(words)}`}`);
const isDone = ({ status }: PullFeature): boolean => status === 'passed';
/** An item with lines below it. */
const item = (lines: readonly string[]): string => `- ${lines.filter((line) => line !== '').join('\n  - ')}`;
const section = (heading: string, items: readonly string[]): string =>
  items.length === 0 ? '' : `## ${heading}\n\n${items.join('\n')}`;
const left = (one: PullFeature) => item([`${title(one)} (${said(one.status)}): ${said(one.left)}`, ...asked(one)]);

/** The title of a new pull request: of the issues, of the only feature, or of the plan. */
export function pullTitle([first]: readonly Round[]): string {
  const [only, ...others] = first?.features.filter(isDone) ?? [];
  const feature = others.length === 0 ? only?.name : undefined;
  const issues = first?.issues.map((one) => one.title).join('; ') ?? '';
  return shortened(oneLine(issues === '' ? (feature ?? first?.title ?? '') : issues), longestTitle);
}

/** The text that `autonomous-workflow pr` writes into the body of a pull request. */
export function pullBody(rounds: readonly Round[]): string {
  const all = rounds.flatMap(({ features }) => features);
  const [done, open] = [all.filter(isDone), all.filter((one) => !isDone(one))];
  const isWhole = (number: number) =>
    !rounds[0]?.features.some((one) => !isDone(one) && (one.issue === null || one.issue === number));
  const count = open.length === 0 ? String(done.length) : `${done.length} of ${all.length}`;
  return `${paragraphs([
    begin,
    (rounds[0]?.issues ?? [])
      .map(({ number }) => (isWhole(number) ? `Closes #${number}` : `For #${number}, of which not everything is done.`))
      .join('\n'),
    `**${count} ${all.length === 1 ? 'feature' : 'features'}, each proven by running it**, from ${rounds[0]?.from ?? 'a plan'}, built by autonomous-workflow without supervision. Each commit names its feature and proofs.`,
    ...rounds.flatMap((round, index) => whatAndWhy(round, index === 0 ? 'What and why' : capitalized(round.from))),
    section('Proofs', done.length === 0 ? [] : [tableHead, ...done.map(row)]),
    section('Not done', open.map(left)),
    section(
      'Verified together, and cost',
      rounds.map((round) => item([`${said(round.name)}: ${said(round.end)}`])),
    ),
    end,
  ])}\n`;
}

/** As much of a body as GitHub takes, with the file that has all of it. */
export const fitting = (body: string, file: string): string =>
  body.length <= longestBody ? body : `${cut(body, longestBody)}\n\n… (the rest: ${file})\n\n${end}\n`;

/** What was done, under the issue that asked for it. */
function whatAndWhy({ issues, features }: Round, heading: string): string[] {
  const done = features.filter(isDone);
  const show = (one: PullFeature) =>
    item([
      `${title(one)} (${one.commit === null ? 'no change was needed' : shortCommit(one.commit)})`,
      ...asked(one),
      said(one.what),
      ...one.remarks.map(([kind, text]) => `${capitalized(kind)}: ${said(text)}`),
    ]);
  const of = (number: number | null) => done.flatMap((one) => (one.issue === number ? show(one) : [])).join('\n');
  const parts = issues.map((one) => ({ head: `### #${one.number} ${said(one.title, 200)}`, list: of(one.number) }));
  const rest = { head: issues.length === 0 ? '' : '### Besides', list: of(null) };
  const filled = [...parts, rest].filter(({ list }) => list !== '');
  return filled.length === 0 ? [] : [`## ${heading}`, ...filled.flatMap(({ head, list }) => [head, list])];
}

const tableHead = `Code ran each of these on the commit in a clean checkout; new tests were also run on the code before.

| feature | commit | new tests before | now | attempts |
| --- | --- | --- | --- | --- |`;

function row({ id, requirements, commit, before, now, attempts }: PullFeature): string {
  return `| ${[id, ...requirements.map((one) => one.id)].map(cell).join(', ')} | ${commit === null ? 'none' : shortCommit(commit)} | ${cell(before ?? 'no test is known that failed before')} | ${now.map(cell).join('<br>')} | ${attempts} |`;
}

/** A body with our part in it: in the place of the earlier one, else before what people wrote. */
export function bodyWith(known: string | null, ours: string): string {
  const text = (known ?? '').replace(/\r\n/g, '\n');
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from === -1 || to < from) return text.trim() === '' ? ours : `${ours}\n${text}`;
  return `${text.slice(0, from)}${ours.trimEnd()}${text.slice(to + end.length)}`;
}

/** The answer to a comment of a review: the commit, or the reason; with the mark by which it is given once. None while work goes on. */
export function answerTo(workflow: string, feature: PullFeature): { text: string; mark: string } | undefined {
  const { id, commit, what, left, status } = feature;
  if (status === 'in_progress' || status === 'pending') return undefined;
  const mark = `<!-- autonomous-workflow ${workflow}/${id} -->`;
  const how = status !== 'passed' ? `Not done (${status})` : commit === null ? 'No change' : `Done in ${commit}`;
  return { text: `${how}: ${said(status === 'passed' ? what : left, 2_000)}\n\n${mark}`, mark };
}
