import type { Claim, Evidence, Ledger } from '../../research/rules/ledger.ts';
import type { WorkflowState } from '../../loop/rules/state.ts';
import { describeDomains } from '../../loop/rules/domains.ts';
import { describeMilliseconds } from '../../base/clock.ts';
import { cut } from '../../base/errors.ts';
import { escapeTex, generatedLine } from '../../base/tex.ts';
import { capitalized, counted } from '../../base/text.ts';
import { explainMarks, markOf, sourcesById } from '../../research/rules/distrust.ts';
import { isSearching, researchSoFar } from '../../loop/rules/iteration.ts';
import type { Makers } from '../../spend/rules/account.ts';
import { formatTotal, type WorkflowSpend } from '../../spend/rules/spend.ts';

/** Characters of the printed question, because a prompt may be a whole specification. */
const longestQuestion = 1_200;
/** Macros that bind a text to the ledger and print nothing, nor a second space; an older template does not define all of them. */
const bindings = ['contradiction', 'question'];
/** Prints a computed number without its formula; older templates do not define it. */
const derivedMacro = '\\DeclareRobustCommand{\\derived}[2][]{#2}';
/** Prints the marks of the findings that a sentence binds, so that doubts are visible whatever the wording. */
const claimMacro = [
  '\\makeatletter',
  '\\providecommand{\\claim}[1]{}',
  '\\def\\claim@mark#1#2\\relax{\\csname mark@#1#2\\endcsname}',
  '\\DeclareRobustCommand{\\claim}[1]{\\ifhmode\\unskip\\fi\\@for\\claim@id:=#1\\do{\\expandafter\\claim@mark\\claim@id\\@empty\\relax}}',
  '\\ifdefined\\pdfstringdefDisableCommands\\pdfstringdefDisableCommands{\\let\\claim\\@gobble}\\fi',
];

/**
 * Print that writers do not see to: one blank before a citation, which begins no line; rows of tables set apart; references not torn;
 * no hyphen of an option in the margin.
 */
const setting = [
  '\\makeatletter',
  // The command itself: \citep leads to it by its name, which is about to be another.
  '\\ifdefined\\plaincitep\\else\\ifcsname citep \\endcsname\\expandafter\\let\\expandafter\\plaincitep\\csname citep \\endcsname',
  '\\DeclareRobustCommand{\\citep}{\\ifhmode\\ifdim\\lastskip>\\z@\\unskip\\unpenalty\\unskip\\nobreakspace\\fi\\fi\\plaincitep}\\fi\\fi',
  '\\makeatother',
  '\\ifdefined\\extrarowheight\\setlength{\\extrarowheight}{3pt}\\fi',
  '\\ifdefined\\bibfont\\renewcommand{\\bibfont}{\\raggedright}\\fi',
  '\\ifdefined\\microtypesetup\\microtypesetup{protrusion=false}\\fi',
];

/**
 * The counts of a workflow as TeX macros (facts.tex), with the marks of its findings, so that the report cannot differ from the
 * state.
 * @param checks the result of the report's checks, without a full stop; empty before the first check.
 * @param makers those of research; `stated`: the findings that the report states, by default all; `spent`: time and cost so far, as
 * `spentSoFar` has it.
 */
export function formatFacts(
  state: WorkflowState,
  ledger: Pick<Ledger, 'claims' | 'sources' | 'joined'> & Partial<Pick<Ledger, 'iterations'>>,
  checks: string,
  { models = [], stated, spent }: { stated?: ReadonlySet<string>; spent?: string | undefined } & Partial<Makers> = {},
): string {
  const evidence = ledger.claims.flatMap((claim) => claim.evidence);
  const having = (wanted: Claim['verdict']) => ledger.claims.filter(({ verdict }) => verdict === wanted).length;
  const isUnread = ({ check }: Evidence) => check === undefined || check.verdict === 'could-not-run';
  const unread = evidence.filter(isUnread).length;
  const failed = evidence.filter((one) => !isUnread(one) && one.check?.sound !== true).length;
  const verdicts = {
    nVerified: having('supported'),
    nQualified: having('qualified'),
    nContradicted: having('contradicted'),
  };
  const iterations = searchesOf(state, ledger);
  const counts = {
    nSources: state.sources_cited,
    nFindings: state.findings_count,
    nIterations: iterations,
    nOpenQuestions: state.open_questions,
    searchesInWords: searchesInWords(iterations),
    ...verdicts,
    nQuotesChecked: evidence.length - unread,
    nQuotesFailed: failed,
    nQuotesUnread: unread,
    quotesInWords: quotesInWords({ found: evidence.length - unread, failed, unread }),
    verdictsInWords: verdictsInWords({ ...verdicts, nUndecided: having('unverified') }),
    researchQuestion: escapeTex(cut(state.prompt.replace(/\s+/g, ' ').trim(), longestQuestion)) || 'Not stated',
    reportDay: dayOfReport({ iterations: ledger.iterations ?? [] }, state),
    howItWasMade: escapeTex(howItWasMade(state, { models, spent, iterations })).replaceAll(' \\%', '\\,\\%'),
    saturationVerdict: escapeTex(researchSoFar(state).verdict ?? 'not judged yet').replaceAll(' \\%', '\\,\\%'),
    claimMarks: escapeTex(
      explainMarks({ ...ledger, claims: ledger.claims.filter(({ id }) => stated?.has(id) ?? true) }),
    ),
    checksOfReport: escapeTex(checks === '' ? 'The checks of this report have not been run' : checks),
  };
  const lines = Object.entries(counts).map(
    ([macro, value]) => `\\providecommand{\\${macro}}{}\\renewcommand{\\${macro}}{${value}}`,
  );
  const silent = bindings.map(
    (macro) => `\\providecommand{\\${macro}}{}\\renewcommand{\\${macro}}[1]{\\ifhmode\\unskip\\fi}`,
  );
  const sources = sourcesById(ledger);
  const marks = ledger.claims.flatMap((claim) => {
    const mark = markOf(claim, sources);
    const ids = [claim.id, ...(ledger.joined ?? []).filter(({ into }) => into === claim.id).map(({ id }) => id)];
    return mark === '' ? [] : ids.map((id) => `\\@namedef{mark@${id}}{\\textsuperscript{\\textit{${mark}}}}`);
  });
  const marking = [...claimMacro, ...marks, '\\makeatother'];
  return `${generatedLine}\n${[...lines, ...silent, derivedMacro, ...setting, ...marking].join('\n')}\n`;
}

/** Time and cost up to the present printing, pauses included; undefined where the cost is not known. */
export function spentSoFar(
  { status, started_at, updated_at }: Pick<WorkflowState, 'status' | 'started_at' | 'updated_at'>,
  spend: WorkflowSpend,
  now: Date,
): string | undefined {
  if (spend.usd === null) return undefined;
  const until = status === 'in_progress' ? now.getTime() : Date.parse(updated_at);
  const time = describeMilliseconds(Math.max(0, until - Date.parse(started_at)));
  return `${time} and ${formatTotal(spend, null)} when this was printed`;
}

/** Time and cost as an earlier facts.tex names them. */
export function spentIn(facts: string): string | undefined {
  return /; it had taken (.{1,200}? when this was printed)/.exec(facts)?.[1];
}

/**
 * The iterations that searched: those recorded, as the figure shows them, and the one in progress. Writing up may take several, which the
 * number of the iteration counts, too.
 */
function searchesOf(state: WorkflowState, { iterations = [] }: Partial<Pick<Ledger, 'iterations'>>): number {
  const recorded = iterations.filter(({ kind }) => kind === 'research');
  if (recorded.length === 0) return researchSoFar(state).iterations;
  const isKnown = iterations.some(({ iteration }) => iteration === state.iteration);
  return recorded.length + (state.research_end === null && isSearching(state) && !isKnown ? 1 : 0);
}

const searchesInWords = (iterations: number) => `${counted(iterations, 'iteration')} of search`;

/** The results of checking the quotes, without a full stop; reasons that apply to none are left out. */
function quotesInWords({ found, failed, unread }: Record<'found' | 'failed' | 'unread', number>): string {
  const refused =
    failed === 0
      ? 'none of them refused'
      : `${failed} of them refused, because not there as quoted or proving too little`;
  const unreadable = `${unread} could not be checked, because the source could not be read`;
  return `${found} were checked, ${refused}${unread === 0 ? '' : `; ${unreadable}`}`;
}

/** The verdicts, without a full stop; those that no finding has are left out. */
function verdictsInWords(counts: Record<'nVerified' | 'nQualified' | 'nContradicted' | 'nUndecided', number>): string {
  const { nVerified, nQualified, nContradicted, nUndecided } = counts;
  const parts = [
    ...(nVerified === 0 ? [] : [`${nVerified} held`]),
    ...(nQualified === 0 ? [] : [`${nQualified} in narrower words, which this report uses`]),
    ...(nContradicted === 0 ? [] : [`${nContradicted} ${nContradicted === 1 ? 'was' : 'were'} refuted`]),
    ...(nUndecided === 0 ? [] : [`${nUndecided} undecided, or contested by one alone`]),
  ];
  return parts.length === 0 ? 'none has been judged' : parts.join(', ');
}

/** How the report was made, without a full stop. Its PDF is made before the end, whose time and cost are in the digest. */
function howItWasMade(
  state: WorkflowState,
  { models, spent, iterations }: { models: readonly string[]; spent: string | undefined; iterations: number },
): string {
  const { verdict } = researchSoFar(state);
  const names = models.length === 0 ? 'unknown' : models.join(', ');
  const made = `Made by Claude Code with autonomous-workflow (${models.length > 1 ? 'models' : 'model'}: ${names}) in ${searchesInWords(iterations)}`;
  const domains = describeDomains(state);
  const from = domains === undefined ? '' : `, from ${domains} of the web`;
  return `${made}${from}; ${spent === undefined ? 'digest.md names time and cost' : `it had taken ${spent}`}${verdict === null ? '' : `. ${capitalized(verdict.replace(/\.$/, ''))}`}`;
}

/** The day of the report, as 2026-03-01: that of the last recorded iteration of research, which later phases do not change. */
export function dayOfReport(
  { iterations }: Pick<Ledger, 'iterations'>,
  { updated_at }: Pick<WorkflowState, 'updated_at'>,
): string {
  const last = iterations.findLast(({ kind }) => kind === 'research' || kind === 'writing');
  return (last?.recorded_at ?? updated_at).slice(0, 10);
}
