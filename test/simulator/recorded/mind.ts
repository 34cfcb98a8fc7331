import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ModelReply, ModelRequest, ReplyBlock, ScriptedModel } from '../model-types.ts';
import { agentOf } from '../persona/agent-of.ts';
import { claimJudge, type JudgedItem } from '../persona/claim-judge.ts';
import { lastUserText, requestKind, stepsOf, toldIn } from '../conversation.ts';
import { handingIn } from '../persona/hand-in.ts';
import { session } from '../persona/session.ts';
import { handsIn, say, use } from '../persona/actions.ts';
import { claimVerifier, reportCritic } from '../persona/readers.ts';
import { writingAgent } from '../persona/writing-agent.ts';
import { recordedFolder, recordedPages } from './web.ts';

/** What the mind holds of one finding, by a key of its own: how it hands it in, and how it judges it. */
export interface Finding {
  readonly text: string;
  readonly quote?: string;
  readonly searched?: readonly string[];
  /** An address, or `repo:` with a path. */
  readonly where: string;
  readonly importance?: string;
  readonly kind: string;
  readonly about?: string;
  /** The question that it helps to answer, counted from 0; the first one unless said. */
  readonly serves?: number | null;
  /** Its relation to others, by key. */
  readonly near?: Readonly<Record<string, string>>;
}

/** What one agent did for one need. */
export interface Take {
  readonly agent: string;
  /** Words of the assignments that it answers. */
  readonly need: string;
  /** What it searches for: in the web, or in the sources of the repository. */
  readonly searches?: readonly string[];
  readonly reads: readonly string[];
  readonly findings: readonly string[];
  readonly contradictions?: readonly { readonly statement: string; readonly sides: readonly string[] }[];
}

/** The answers of a mind to every conversation of a research, by agent and need: no word of a prompt is a key. */
export interface Cassette {
  /** When and by whom it was played. */
  readonly played: string;
  readonly goal: { readonly questions: readonly { readonly text: string }[] } & object;
  readonly takes: readonly Take[];
  readonly findings: Readonly<Record<string, Finding>>;
  /** The findings that answer each question. */
  readonly answers: readonly { readonly question: number; readonly by: readonly string[] }[];
  /** The report, with keys of findings as marks, and a line for each sentence. */
  readonly report: string;
}

const cassetteFile = join(recordedFolder, 'research.json');

/** The cassette of the demo. */
export const recordedResearch = (): Cassette => JSON.parse(readFileSync(cassetteFile, 'utf8')) as Cassette;

/** Puts another one in its place. */
export function writeCassette(cassette: Cassette): void {
  writeFileSync(cassetteFile, `${JSON.stringify(cassette, null, 1)}\n`);
}

const primary = new Set([
  'standard',
  'lecture notes',
  'measurement',
  "maker's documentation",
  "vendor's documentation",
  'vendor',
]);
const plain = (text: string) =>
  text
    .replace(/[*`\\]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
/** Findings as a critic is shown them, without their quotes and what they are contested with. */
const bareFindings = (shown: string) =>
  shown.replace(/(?: \(contested with [^)]*\))?(?:; quoted[^\]]*?: “[^”]*”)?(?=\]|; C\d)/g, '');
const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[a-z]{4,}/g));
const inverse: Readonly<Record<string, string>> = { narrower: 'wider', wider: 'narrower' };

/** A model that answers as the cassette has it. What it was never asked it does not know: then it hands in that it found nothing. */
export function recordedMind(cassette: Cassette, agentDelayMilliseconds = 0): ScriptedModel {
  const { findings, takes, goal } = cassette;
  const keys = new Map(Object.entries(findings).map(([key, { text }]) => [plain(text), key]));
  const keyOf = (text: string) => keys.get(plain(text));
  const played = new Map<string, Take | undefined>();

  /** The take that fits an assignment best and was played for no other. */
  function takeFor(agent: string, assignment: string, task: string): Take | undefined {
    const isFree = (take: Take) => take.agent === agent && ![...played.values()].includes(take);
    // What is to be done stands before the questions, which many assignments share.
    const asked = wordsOf(task.split(': ')[0] ?? '');
    const fit = ({ need }: Take) => [...wordsOf(need)].filter((word) => asked.has(word)).length;
    const [best] = takes.filter(isFree).toSorted((one, other) => fit(other) - fit(one));
    if (!played.has(assignment)) played.set(assignment, best);
    return played.get(assignment);
  }

  function searcher(request: ModelRequest, agent: string): ModelReply {
    const steps = stepsOf(request);
    const told = toldIn(steps);
    const [, assignment = '', task = ''] = /\[(i\d+-[a-z]+\d+)\] (.+)/.exec(told) ?? [];
    const take = takeFor(agent, assignment, task);
    if (take === undefined) return handsIn({ assignment, claims: [], contradictions: [], questions: [] });
    const calls = steps.filter(({ kind }) => kind === 'called').length;
    const searches = (take.searches ?? []).map((query): ReplyBlock =>
      agent === 'repo-analyst' ? use('Grep', { pattern: query, path: 'src' }) : use('WebSearch', { query }),
    );
    if (calls === 0 && searches.length > 0) return { content: searches };
    const reads = take.reads.map((place) =>
      place.startsWith('https:')
        ? use('WebFetch', { url: place, prompt: `What does it say about: ${task.slice(0, 200)}` })
        : use('Read', { file_path: place }),
    );
    if (calls === searches.length) return { content: reads };
    const contradictions = (take.contradictions ?? []).map(({ statement, sides }) => ({
      statement,
      sides: sides.map((key) => `#${take.findings.indexOf(key) + 1}`),
    }));
    const claims = take.findings.map((key) => claimOf(findings[key]));
    return handsIn({ assignment, claims, contradictions, questions: [] });
  }

  function judge({ statement, passage, near }: JudgedItem, questions: readonly { id: string; text: string }[]) {
    const finding = findings[keyOf(statement) ?? ''];
    const [shown, sentence] = [plain(passage), plain(statement)];
    const words = finding?.quote ?? (finding === undefined ? statement : passage);
    const isSaid = finding?.searched === undefined ? shown.includes(plain(words)) : shown.startsWith('searched for');
    if (!isSaid && !shown.includes(sentence))
      return { page_says: 'no', kind: 'general', about: 'other', serves: 'none', near: [] };
    const { kind = 'general', about = 'other', serves = finding === undefined ? null : 0 } = finding ?? {};
    const question = serves === null ? undefined : goal.questions[serves]?.text;
    return {
      page_says: 'yes',
      words: isSaid ? words : statement,
      ...{ kind, about },
      serves: questions.find(({ text }) => plain(text) === plain(question ?? ''))?.id ?? 'none',
      near: near.flatMap(({ to, text }) => {
        const [own, other] = [keyOf(statement) ?? '', keyOf(text) ?? ''];
        const back = findings[other]?.near?.[own];
        const is = findings[own]?.near?.[other] ?? (back === undefined ? undefined : (inverse[back] ?? back));
        return is === undefined ? [] : [{ to, is }];
      }),
    };
  }

  function answers(question: string, statement: string): boolean {
    const at = goal.questions.findIndex(({ text }) => plain(text) === plain(question));
    return cassette.answers.find((one) => one.question === at)?.by.includes(keyOf(statement) ?? '') === true;
  }

  /** The report with the marks of this run; a line whose finding this run has not got is left out. */
  function writes(printed: string, isWriteUp: boolean): string {
    const ids = new Map(
      [...printed.matchAll(/^- (C\d+) \([^)]*\) “(.+)”\n(.*)/gm)].flatMap(([, id = '', text = '', cite = '']) =>
        cite.includes('cite: ') ? [[keyOf(text) ?? '', id] as const] : [],
      ),
    );
    const known = cassette.report
      .split('\n')
      .filter((line) => marksOf(line).every((key) => ids.has(key)))
      .map((line) => line.replace(/@([a-z][\w-]*)/g, (_mark, key: string) => `@${ids.get(key) ?? ''}`))
      .join('\n');
    if (isWriteUp) return known;
    const [, found = ''] = /^# Key Findings\n([^]*?)^# /m.exec(known) ?? [];
    return `# Key Findings\n${found}# Left undone\n`;
  }

  /** Rules on a sentence by the findings beside it: those that its line of the report is marked with carry it, others do not. */
  function rules(text: string, shown: string): object {
    const bare = (line: string) => plain(line.replace(/ *\[[^\]]*\]/g, ''));
    const lines = cassette.report.split('\n').filter((one) => bare(one).includes(plain(text).replace(/[.…]+$/, '')));
    const texts = [...bareFindings(shown).matchAll(/\[?C\d+: ([^[\]]*?)(?:;(?= C\d)|\])/g)].map(([, one = '']) => one);
    if (texts.length === 0)
      return lines.length > 0
        ? { carried: 'needs-none' }
        : { carried: 'not', lacks: 'No finding of the report says this.' };
    const marked = lines.flatMap(marksOf);
    const isItself = texts.some((one) => plain(one) === plain(text));
    return isItself || texts.some((one) => marked.includes(keyOf(one) ?? ''))
      ? { carried: 'wholly' }
      : { carried: 'not', lacks: 'The finding is about something else.' };
  }

  function answer(request: ModelRequest): ModelReply {
    const agent = agentOf(request);
    switch (agent) {
      case 'goal-reader': {
        const [, assignment] = /\[(i\d+-g\d+)\]/.exec(JSON.stringify(request.messages)) ?? [];
        return handsIn({ assignment, ...goal });
      }
      case 'claim-judge':
        return claimJudge(request, { judge, answers });
      case 'claim-verifier':
        return claimVerifier(request);
      case 'report-writer':
        return writingAgent(request, writes);
      case 'report-critic':
        return reportCritic(request, rules);
      case undefined:
      default:
        return searcher(request, agent ?? '');
    }
  }

  return (request) => {
    switch (requestKind(request)) {
      case 'main':
        return session(request, {});
      case 'subagent':
        return { ...handingIn(request, () => answer(request)), delayMilliseconds: agentDelayMilliseconds };
      case 'auxiliary':
      case 'compaction':
      case 'search':
        return say(readPage(lastUserText(request)));
    }
  };
}

const marksOf = (line: string): string[] => [...line.matchAll(/@([a-z][\w-]*)/g)].map(([, key = '']) => key);

/** A finding as it is handed in. */
function claimOf(finding: Finding | undefined): object {
  if (finding === undefined) return {};
  const { text, quote, searched, where, importance = 'supporting' } = finding;
  const page = recordedPages.find(({ url }) => url === where);
  const source =
    page === undefined
      ? { file: where.replace(/^repo:/, '') }
      : {
          url: page.url,
          title: page.title,
          authors: [page.author],
          year: page.published.slice(0, 4),
          kind: primary.has(page.rank) ? 'primary' : 'secondary',
          party: page.site.replace(/ documentation$/, ''),
        };
  return { text, ...(quote === undefined ? { searched } : { quote }), importance, source };
}

/** The answer of the small model that reads a page for WebFetch: the page's own words. */
function readPage(prompt: string): string {
  const [, content = ''] = /Web page content:\n-*\n([^]*?)\n-{3,}/.exec(prompt) ?? [];
  return content === '' ? 'Research' : content.slice(0, 1_500);
}
