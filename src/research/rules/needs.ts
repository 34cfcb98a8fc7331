import { modeOf, phases } from '../../base/vocabulary.ts';
import { allWords, quotedWords } from '../../base/text.ts';
import { type Assignment, assignmentId } from '../../loop/rules/agents.ts';
import { type WorkflowState, hasPhase, isSearching } from '../../loop/rules/state.ts';
import { optionsWithout } from './merge.ts';
import {
  claimsToJudge,
  attemptsOf,
  inTheWay,
  mostAttempts,
  needsOf,
  ofOptions,
  openPartsOf,
  forParty,
  togetherWith,
  isForTrial,
  whyLeft,
} from './questions.ts';
import { isAlone, isBorneOut, isCitable, mayBeCited, mayBeSound, servingOf, sourcesById } from './standing.ts';
import {
  iterationOf,
  openContradictions,
  openQuestions,
  questionsOfUser,
  type Claim,
  type Ledger,
  type Question,
  type Source,
} from './ledger.ts';
import { awaitsJudge } from './relations.ts';
import type { SnapshotRow } from './pages/page.ts';
import { verifiedText } from './verification.ts';

/** Something that research lacks, as a task for one agent. */
interface Need {
  /** What it is about, such as `Q001` or `C004:second-source`, by which attempts are counted. */
  id: string;
  task: string;
  /** The higher, the sooner. */
  score: number;
  kind: 'question' | 'options' | 'finding' | 'pages' | 'second-source';
  /** About the project's files, which researchers cannot read. */
  local?: true;
  /** No page says it, but running something would. */
  trial?: true;
}

/** Facts from outside the ledger for what it lacks. */
export interface NeedFacts {
  /** Questions that wait for a person. */
  waiting?: ReadonlySet<string>;
  /** The outcomes of all requested pages. */
  pages?: readonly SnapshotRow[];
}

/** How much a need weighs; what was tried before weighs less. */
const weights = { question: 100, page: 90, quote: 80, options: 75, contested: 70, secondSource: 40 };

/** The prefix of a second attempt, so that the task differs. */
const retold = 'A first search did not settle this; use other terms, languages and kinds of source. ';

/** Everything that the ledger lacks, the most urgent first; without what was tried often enough. */
export function needsFor(state: WorkflowState, ledger: Ledger, facts: NeedFacts = {}): Need[] {
  const tried = attemptsOf(ledger);
  const options = optionNeeds(ledger, tried);
  const waiting = new Set([...(facts.waiting ?? []), ...options.flatMap(({ questions }) => questions)]);
  const ofFindings = findingNeeds(ledger, tried, facts)
    .filter(({ id }) => (tried.get(id) ?? 0) < mostAttempts)
    .map((need) => ({ ...need, task: `${(tried.get(need.id) ?? 0) > 0 ? retold : ''}${need.task}` }));
  const ofJudge = state.depth === 'exhaustive' ? new Set() : awaitingJudge(ledger);
  const all = [...questionNeeds(state, ledger, waiting), ...options, ...ofFindings];
  return all.filter(({ id }) => !ofJudge.has(id)).sort((a, b) => b.score - a.score);
}

/** Needs that agents of the last two iterations worked on, while their findings wait for a judge: those may meet the need. */
function awaitingJudge(ledger: Ledger): Set<string> {
  const newest = ({ evidence }: Claim) => iterationOf(evidence.at(-1)?.hand_in ?? '');
  const unread = new Set(claimsToJudge(ledger).flatMap((one) => (one.judged === undefined ? newest(one) : [])));
  const last = ledger.iterations.slice(-2).filter(({ valid, iteration }) => valid && unread.has(iteration));
  return new Set(last.flatMap(({ followed = [] }) => followed.flatMap(needsOf)));
}

/** The most findings that are told with a question. */
const mostKnown = 12;

/** A question with what is known of it, and what a judge called missing. */
function told({ id, text, lacks }: Question, ledger: Ledger): string {
  const parts = openPartsOf(ledger, id).map(({ text: part }) => allWords(part));
  const left = parts.length === 0 ? '' : `. Left to others: ${parts.join('; ')}`;
  const known = servingOf(ledger, id).slice(0, mostKnown);
  const named = known.map((claim) => `${claim.id} ${allWords(verifiedText(claim, ledger))}`).join('; ');
  const missing = lacks === undefined ? '' : `. Missing: ${allWords(lacks)}`;
  return `${allWords(text)}${named === '' ? '' : `. Known already: ${named}`}${missing}${left}`;
}

/**
 * The user's open questions and urgent ones of agents, with what is known of each; with the depth `exhaustive` all. Those that wait for a
 * person, and those whose options are researched one by one, have nobody.
 */
function questionNeeds({ depth }: Pick<WorkflowState, 'depth'>, ledger: Ledger, waiting: ReadonlySet<string>): Need[] {
  const tries = attemptsOf(ledger);
  const rank = { high: 0, medium: 1, low: 2 };
  return openQuestions(ledger).flatMap((question): Need[] => {
    const { id, priority, raised_by, addressee, missing = [] } = question;
    const times = tries.get(id) ?? 0;
    const isOwn = raised_by === 'user';
    const asked = depth === 'exhaustive' ? { ...question, priority: 'high' as const } : question;
    if (whyLeft(asked, ledger, waiting) !== undefined) return [];
    // The other things have findings already.
    const only = missing.length === 0 ? '' : ` (nothing is found yet on ${missing.join(', ')})`;
    const which = `the open question ${id}${only}`;
    const how = isForTrial(question)
      ? `Find out by running something that answers ${which}`
      : times === 0
        ? `Answer ${which}`
        : `Try another way to answer ${which}, with other terms and kinds of source than a first search would use`;
    return [
      {
        id,
        kind: 'question',
        task: `${how}: ${told(question, ledger)}`,
        score: weights.question - (isOwn && times === 0 ? 0 : 1 + rank[priority] + times),
        ...(addressee === 'code' && { local: true as const }),
        ...(isForTrial(question) && { trial: true as const }),
      },
    ];
  });
}

/** The most options of one task. */
const mostOptions = 3;

/**
 * The options of the user's questions without a finding, so that a comparison has no empty cells. One that nobody has researched by itself
 * lacks one for each open question; afterwards, and for an answered question, one at all is enough. Nobody reads an option's documentation
 * for each question again: as many tasks as questions name options share these, in one iteration, and each asks all of its questions.
 */
function optionNeeds(ledger: Ledger, tried: ReadonlyMap<string, number>): (Need & { questions: string[] })[] {
  const citable = ledger.claims.filter(isCitable);
  const thin = new Map<string, { option: string; questions: Question[] }>();
  for (const question of questionsOfUser(ledger)) {
    const serving = citable.filter(({ judged }) => judged === undefined || judged.serves === question.id);
    for (const option of question.options ?? []) {
      const key = `option:${option.toLowerCase()}`;
      const times = tried.get(key) ?? 0;
      const texts = (times > 0 || question.status === 'answered' ? citable : serving).map(({ text }) => text);
      if (times < mostAttempts && optionsWithout({ options: [option] }, texts).length > 0)
        thin.set(key, { option, questions: [...(thin.get(key)?.questions ?? []), question] });
    }
  }
  const asking = new Set([...thin.values()].flatMap(({ questions }) => questions)).size;
  const size = Math.min(mostOptions, Math.ceil(thin.size / Math.max(1, Math.min(asking, researchers))));
  return inGroups([...thin], size).map((group) => {
    const questions = [...new Set(group.flatMap(([, one]) => one.questions))];
    const named = group.map(([, { option }]) => option).join(', ');
    const asked = questions.map(({ id, text }) => `${id} ${allWords(text)}`).join('; ');
    return {
      id: [...group.map(([key]) => key), ...questions.map(({ id }) => `${id}${ofOptions}`)].join(togetherWith),
      task: `Research ${named}, ${group.length === 1 ? 'in' : 'each by itself, in'} its own documentation first: report what it says to each of these questions, and what it says nothing about, with the words searched for: ${asked}`,
      kind: 'options' as const,
      score: weights.options,
      questions: questions.map(({ id }) => id),
    };
  });
}

const inGroups = <Of>(all: readonly Of[], size: number): Of[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size));

/** So many central findings for the user get a search for another party, in one task: one of each page, whose other figures nobody repeats. */
const mostSeconds = 6;

/**
 * What the findings lack: unused stored pages; central findings whose quotes are not in their source, that are contested, or of one party
 * alone. What is refuted leaves its question open.
 */
function findingNeeds(ledger: Ledger, tried: ReadonlyMap<string, number>, { pages = [] }: NeedFacts): Need[] {
  const sources = sourcesById(ledger);
  const central = ledger.claims.filter(({ importance }) => importance === 'central');
  const isCentral = (id: string) => central.some((claim) => claim.id === id);
  const stated = (claim: Claim) => verifiedText(claim, ledger);
  const isOfProject = ({ evidence }: Pick<Claim, 'evidence'>) =>
    evidence.every(({ source }) => sources.get(source)?.kind === 'repository');
  const need = (id: string, weight: keyof typeof weights, task: string, more: Partial<Need> = {}): Need => {
    return { id, score: weights[weight], task, kind: 'finding', ...more };
  };
  const answering = new Set(ledger.questions.flatMap(({ claims = [] }) => claims));
  const disputed = openContradictions(ledger);
  const isSearched = [...tried.keys()].some((id) => id.endsWith(forParty));
  const ofUser = new Set(ledger.questions.flatMap(({ id, raised_by }) => (raised_by === 'user' ? id : [])));
  const alone = central
    .filter((claim) => answering.has(claim.id) || ofUser.has(claim.judged?.serves ?? ''))
    .filter((claim) => !isSearched && isAlone(claim, sources) && isBorneOut(claim) && mayBeSound(claim))
    .filter(({ id }) => !disputed.some(({ claims = [] }) => claims.includes(id)))
    .filter(
      ({ evidence: [one] }, at, all) => all.findIndex(({ evidence }) => evidence[0]?.source === one?.source) === at,
    )
    .slice(0, mostSeconds);
  const told = alone.map((claim) => `${claim.id} (of ${partyOf(claim, sources)}): ${allWords(stated(claim))}`);
  return [
    ...pageNeeds(unusedPages(ledger, pages)),
    ...central.filter(isLead).map(({ id, text, evidence }) => {
      const isLocal = isOfProject({ evidence });
      const why = allWords(evidence[0]?.check?.detail ?? 'nothing in it can be cited');
      const task = `A ${isLocal ? 'file of the project' : 'source'} was quoted for this, but: ${why}. Find what says it, or what is true instead: ${allWords(text)}`;
      return need(`${id}:quote`, 'quote', task, isLocal ? { local: true } : {});
    }),
    ...disputed
      .filter((one) => one.claims?.some(isCentral) === true && !awaitsJudge(one, ledger))
      .map(({ id, statement, claims = [] }) => {
        const sides = ledger.claims.filter((one) => claims.includes(one.id));
        const task = `Sources disagree (${id}). Find out which side holds, under which conditions, and why they differ: ${allWords(`${statement} (${sides.map(stated).join(' / ')})`)}`;
        return need(id, 'contested', task, sides.every(isOfProject) ? { local: true } : {});
      }),
    ...(alone.length === 0
      ? []
      : [
          need(
            alone.map((claim) => `${claim.id}${forParty}`).join(togetherWith),
            'secondSource',
            `One party alone says each of these. Find others who say the same or deny it, and name the finding as "of"; what they say in other numbers is a finding of its own, without "of": ${told.join('; ')}.`,
            { kind: 'second-source' },
          ),
        ]),
  ];
}

const longestParty = 80;

/** Who says a claim. */
function partyOf({ evidence: [first] }: Claim, sources: ReadonlyMap<string, Source>): string {
  const source = sources.get(first?.source ?? '');
  return quotedWords(source?.party ?? source?.title ?? '', longestParty);
}

/** Whether a claim has evidence, none of which may be cited. */
const isLead = ({ evidence }: Claim): boolean => evidence.length > 0 && !evidence.some(mayBeCited);

/** Stored pages with whose text no quote was compared, such as those that a person added, in order of arrival. */
function unusedPages({ claims }: Ledger, pages: readonly SnapshotRow[]): SnapshotRow[] {
  const used = new Set(claims.flatMap(({ evidence }) => evidence.map(({ check }) => check?.snapshot)));
  return pages
    .filter(({ outcome, snapshot }) => outcome === 'stored' && snapshot !== null && !used.has(snapshot))
    .toSorted((one, other) => (one.fetched_at < other.fetched_at ? -1 : 1));
}

const longestPath = 200;
const localPrefix = 'repository:';
/** The most pages in one task. */
const mostPages = 4;

/** Tasks for several pages each; documents of the project, by their paths, a PDF with its stored text, are for who can read files. */
function pageNeeds(rows: readonly SnapshotRow[]): Need[] {
  const isLocal = ({ url }: SnapshotRow) => url.startsWith(localPrefix);
  const named = (row: SnapshotRow): string => {
    const { url, title, pages, snapshot } = row;
    if (!isLocal(row)) return `${quotedWords(url)}${title === null ? '' : ` (${allWords(title)})`}`;
    const text = pages === undefined || snapshot === null ? '' : ` (snapshots/${snapshot}.txt)`;
    return `${quotedWords(url.slice(localPrefix.length), longestPath)}${text}`;
  };
  return [true, false].flatMap((local) =>
    inGroups(
      rows.filter((row) => isLocal(row) === local),
      mostPages,
    ).map((group): Need => ({
      id: `page:${group[0]?.page ?? ''}`,
      kind: 'pages',
      score: weights.page,
      task: `Nobody has used this, whose text is stored: read ${group.map(named).join(', ')}, and report what each says about the goal.`,
      ...(local && { local }),
    })),
  );
}

/** The researchers of an iteration, as many as needs ask for, and the most needs of one: each agent costs what it reads first. */
const [researchers, mostResearchers, mostNeeds] = [3, 5, 3];
const mostAnalysts = 3;
const mostTrials = 2;

/** The task of the first analyst of the repository. */
const codeNeed = {
  id: 'code',
  task: 'Find the code that bears on the topic: how it works now, which interfaces it has, how it is tested, what constrains a change (dependencies, configuration, conventions, callers, documented decisions), and where it lacks what the topic asks for.',
};

/**
 * The assignments of the current iteration, each with the need that it serves. Where needs are few, the user's open questions are tried in
 * several ways at once, no way twice; with the depth `exhaustive`, answered ones, too.
 */
export function assignmentsFor(state: WorkflowState, ledger: Ledger, facts: NeedFacts = {}): Assignment[] {
  if (!isSearching(state)) return [];
  const needs = needsFor(state, ledger, facts);
  const trials = together(needs.filter((one) => one.trial === true).slice(0, mostTrials));
  const others = needs.filter((one) => one.trial !== true);
  const local = others.filter((one) => one.local === true);
  const ofWeb = others.filter((one) => one.local !== true);
  const given = shared(ofWeb, ledger, state.depth === 'exhaustive').slice(0, mostResearchers);
  const ways = inOtherWays(state, ledger, others).slice(0, Math.max(0, researchers - ofWeb.length));
  const code = [
    ...local.filter(({ kind }) => kind !== 'question').slice(0, mostAnalysts),
    ...together(local.filter(({ kind }) => kind === 'question').slice(0, mostNeeds)),
  ];
  const isUnread = state.repository_analysis && !ledger.merged.some((id) => id.includes('/repo-analyst-'));
  const analyses = isUnread && code.length === 0 ? [codeNeed] : code;
  const assigned =
    (agent: 'researcher' | 'repo-analyst' | 'experimenter', purpose: 'search' | 'analysis' | 'trial') =>
    ({ id, task }: Task, at: number): Assignment => {
      return { id: assignmentId(state.iteration, purpose, at), agent, task, follows: id };
    };
  return [
    ...[...given, ...ways].map(assigned('researcher', 'search')),
    ...analyses.map(assigned('repo-analyst', 'analysis')),
    ...trials.map(assigned('experimenter', 'trial')),
  ];
}

/**
 * Needs as tasks, the most urgent first: questions and doubts about findings are shared out among three researchers and more for first
 * tries of the user's questions, and as few as will do for others. Another party for findings is looked for when the pages on the options
 * are known.
 */
function shared(needs: readonly Need[], ledger: Ledger, isExhaustive: boolean): Task[] {
  const tries = attemptsOf(ledger);
  const isEarly = needs.some(({ kind }) => kind === 'options');
  const single = needs.filter(({ kind }) => kind === 'question' || kind === 'finding');
  const whole = needs.filter((one) => !single.includes(one) && !(isEarly && one.kind === 'second-source'));
  const { length: all } = single;
  const isNew = (id: string) => !tries.has(id) && single.some((need) => need.id === id);
  const own = questionsOfUser(ledger).filter(({ id }) => isNew(id)).length;
  const count = isExhaustive ? all : Math.max(Math.min(own, researchers), Math.ceil(all / mostNeeds));
  const shares = Array.from({ length: count }, (_, at) =>
    single.slice(Math.floor((at * all) / count), Math.floor(((at + 1) * all) / count)),
  );
  return [...shares, ...whole.map((one) => [one])]
    .toSorted(([a], [b]) => (b?.score ?? 0) - (a?.score ?? 0))
    .flatMap(together);
}

type Task = Pick<Need, 'id' | 'task'>;

/** Needs as the task of one agent; none for no need. */
function together(group: readonly Need[]): Task[] {
  const [first, ...others] = group;
  if (first === undefined || others.length === 0) return first === undefined ? [] : [first];
  const tasks = group.map(({ task }, at) => `(${at + 1}) ${task}`).join(' ');
  const id = group.map((one) => one.id).join(togetherWith);
  return [{ id, task: `${group.length} tasks, one after the other. ${tasks}` }];
}

/**
 * The ways to search for a question, by name, so that several agents, or a second try, do not search for the same: what a plan has to know
 * besides stands before the others.
 */
const ways = {
  feasibility:
    'by technical feasibility: who has built this or its hardest part, with what result, at what scale, and what made it fail',
  sources: 'at its primary sources: specifications, papers, official documentation and data',
  existing:
    'by existing solutions and the competitive landscape: what is there, what it does well, what its users complain about, and what it costs',
  practice:
    'by evidence from practice: measurements, benchmarks, incident reports and case studies, with their numbers',
  architecture:
    'by the architecture patterns of similar systems: how they are cut into components, what they store where, and what their makers would change',
  contrary: 'by contrary evidence: criticism, failures, limits, and reasons why the common view may be wrong',
  defensibility:
    'by defensibility, where the goal is a product for others: what keeps them from doing the same; where it is not: what would make it superfluous',
  alternatives: 'by its alternatives: what competes, and when each is the better choice',
  stack: 'by technology stack: maturity, limits, licences, maintenance and known defects of the candidate technologies',
  recent: 'by recent developments: what changed in the last two years, and what it makes obsolete',
};
const ofResearch: ReadonlySet<string> = new Set(['sources', 'practice', 'contrary', 'alternatives', 'recent']);

/** The ways in which the questions of a goal are tried, by name. */
export function waysFor(isPlanned: boolean): [name: string, how: string][] {
  return Object.entries(ways).filter(([name]) => isPlanned || ofResearch.has(name));
}

/** Tasks for the user's questions in ways in which they were not tried yet, in turn; the depth `exhaustive` takes them again. */
function inOtherWays({ workflow_type, depth }: WorkflowState, ledger: Ledger, needs: readonly Need[]): Task[] {
  const isExhaustive = depth === 'exhaustive';
  const tries = attemptsOf(ledger);
  const isOpen = (id: string) => needs.some((one) => one.id === id && one.local !== true);
  // A question that was tried before, or is answered in part, gets one agent instead of several.
  const isNew = ({ id, lacks }: Question) => isOpen(id) && lacks === undefined && !tries.has(id);
  const own = ledger.questions.filter((one) => one.raised_by === 'user' && (isExhaustive || isNew(one)));
  const taken = ledger.iterations.flatMap(({ valid, followed = [] }) => (valid ? followed : []));
  const all = waysFor(hasPhase(modeOf(workflow_type), phases.B)).flatMap(([name, how]) =>
    own.map((question) => {
      const id = `${question.id}${inTheWay}${name}`;
      const times = taken.filter((one) => one === id).length;
      const task = `${times > 0 ? retold : ''}Work on the open question ${question.id} ${how}: ${told(question, ledger)}`;
      return { id, task, times };
    }),
  );
  return isExhaustive ? all.sort((a, b) => a.times - b.times) : all.filter(({ times }) => times === 0);
}
