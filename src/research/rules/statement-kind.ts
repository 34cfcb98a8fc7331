/**
 * - `measured`: a comparison or a figure that others can measure, too. - `own`: the maker's requirement, version, default,
 * setting, plan or word, which others cannot confirm. - `behaviour`: others can have had the same experience.
 */
export type StatementKind = 'measured' | 'own' | 'behaviour';

/** A comparison with something else; limits (longer than 15 minutes, more often than maxStalledCount) do not match. */
export const comparing =
  /(?<!\b(?:less|more|fewer|greater|rather|other|later|earlier|Less|More|Fewer|Other) )(?<!\b(?:longer|older|newer|often|larger|higher|lower) (?=than (?:an? |the |its |their )?(?:\d|[a-z]+[A-Z]|(?:one|two|three|four|five|ten)\b|(?:\w+ )?(?:limit|timeout|threshold|interval|maximum|minimum|period)\b)))\bthan\b/;

/** The percentage of a promise: others cannot measure it. */
const promised = /\b(?:uptime|availability|durability)\b/i;
const share = /(?<!\bnot )(?<!\d)(?!100 ?%)\d[\d.,]* ?(?:%|per ?cent\b)/i;
/** Figures of speed. */
const rates = [
  /\b(?:best|fastest|faster|slower|cheaper|cheapest|outperforms?|beats)\b/i,
  /(?<![\w.])\d[\d.,]* ?(?:x|×)(?![\w])|\b\d[\d.,]*[ -](?:times|fold)\b|\b(?:two|three|four|five|six|seven|eight|nine|ten|twice|hundred)(?:fold|[ -]times)\b|\btenfold\b/i,
  /(?:(?<![A-Za-z\d.])\d[\d,.]*k?|\b(?:tens|dozens|hundreds|thousands|millions))(?: [\w-]+){0,3} (?:a|per|each) second\b|\d[\d,.]*k?(?: [\w-]+){0,3} ?\/ ?s\b|\bp9[59]\b|\bpercentile\b/i,
];
/** Comparisons and figures of speed, size and share. */
const measured = [
  comparing,
  share,
  ...rates,
  /\d[\d.,]* ?[kMG]i?B\b[^]*\d[\d.,]* ?[kMG]i?B\b/,
  /\d[\d.,]* ?(?:ns|µs|us|ms|s|sec(?:onds?)?|milliseconds?|min(?:utes?)?|h(?:ours?)?)\b[^]*\b(?:from|to|and|while|instead|against|versus|vs)\b[^]*\d[\d.,]* ?(?:ns|µs|us|ms|s|sec(?:onds?)?|milliseconds?|min(?:utes?)?|h(?:ours?)?)\b/i,
  /\btakes?(?: (?!(?:an?|the|up|number|value|in|of)\b)[\w-]+){0,3}(?: a few| some)? (?:ms|(?:micro|milli|nano)?seconds|minutes|hours)\b/i,
];

/** Words with which a party names the limits of its product, which is not praise. */
export const conceding =
  /\b(?:at most|at least once|cannot|can't|does not|do not|no longer|may (?:be a problem|fail|lose)|not (?:safe|supported|guaranteed|recommended|suited)|slower|more slowly|worse|worst|limited to|limits? [^.;]{1,40} to|no (?:option|support|way)|needs? at least|defaults? to|trad(?:es?|ing) (?:off|away)|gives? up|at the (?:cost|expense) of)\b|\bonly (?:when|while|if|within|until)\b|\bnot exactly[ -]once\b|\bwithin [^.;]{1,40} only\b|\b(?:advis|recommend|suggest)\w* [^.;]{0,40}\b(?:another|something else|elsewhere)\b/i;

/** Words of an experience with savings or costs, which others can have made, too. */
const spending = String.raw`\b(?:sav(?:ed?|es|ings?)|spen[dt]s?|spending|paid(?! (?:plans?|tiers?))|was|were|had|cut|reduced|lowered|fell|dropped|bill|in (?:production|practice))\b`;
/** Words of that for which a price is asked. */
const charged = String.raw`(?:\b(?:per \w+|(?:an?|each|every) (?:month|year|day|hour|minute|second|seat|user|request|million|[GT]i?B)|monthly|yearly|annually|plans?|tiers?|requests?|licen[sc]es?)\b|\/ ?[a-z])`;
/** A price that is asked, and not an amount that somebody spent. */
const price = new RegExp(
  String.raw`(?<!${spending}[^]*)(?:[$€£] ?\d|\b\d[\d.,]* ?(?:USD|EUR|GBP|dollars|euros)\b)(?:(?<=${charged}[^]*)|(?=[^]*${charged}))(?![^]*${spending})`,
  'i',
);

/** Words of what a maker decides: requirements, versions, defaults, settings, what it offers, its terms, plans and purposes. */
const decided = [
  /\b(?:requires?|needs?|asks? for|must (?:run|be|have)|has to (?:run|be))\b[^.;]*(?:\d|\b(?:higher|newer|later)\b)/i,
  /\b(?:node|python|java|go|postgres(?:ql)?|redis)(?:\.js)? ?(?:>=|≥)? ?\d[\d.]*\b/i,
  // “Setting x makes …” is no setting.
  /\bdefaults?\b|(?!^setting\b)\b(?:settings?|options?|flags?|parameters?|propert(?:y|ies))\b|\bcan be (?:told|configured|given|switched|turned|disabled|enabled)\b/i,
  /\b(?:supports?|supported|ships?|offers?|provides?|gained|introduced|deprecate[sd]?|licen[sc]ed?)\b/i,
  /\b(?:advertises?|promises?|aims?|plans?|intends?)\b/i,
  price,
];
/** The same, in words that also stand in other statements. */
const decidedAlso =
  /\b(?:licen[sc]es?|pric(?:es?|ing)|paid|planned|roadmap|intended|meant|designed|experimental|beta|preview)\b|\bversions? \d|\bhas (?:an?|no) (?:\w+ )?(?:variant|function|method|command|interface)\b|\bcomes? with\b/i;
/** Advice, which others can judge. */
const advising =
  /\b(?:should|recommend\w*|advis\w+|suggest\w*|consider|prefer\w*|sufficient|enough|(?:best|right|wrong) (?:way|tool|choice))\b/i;

/** Words of requirements, versions, defaults, settings, plans and makers' statements. */
const own = [
  ...decided,
  /\b(?:advises?|recommends?|suggests?|states?|says|names?|describes?|explains?|documents?|mentions?|warns?|according to)\b/i,
];

/**
 * Whether the figures of a maker's own product are terms or settings, which nobody measures: of its plans, of a named option. Its
 * figures of speed are none, whatever option they have.
 */
export function isTermOfMaker(text: string): boolean {
  const isMeasured = rates.some((words) => words.test(text)) || (share.test(text) && !promised.test(text));
  return (
    !isMeasured &&
    !comparing.test(text) &&
    /\b(?:plans?|tiers?|SLAs?|guarantee[sd]?)\b|\b[a-z]+(?:_[a-z]+)+\b/.test(text)
  );
}

/** Whether a statement is on what a maker decides about its product, and neither advice nor a comparison. */
export function isDecidedByMaker(text: string): boolean {
  const isDecided = decidedAlso.test(text) || decided.some((words) => words.test(text));
  return isDecided && !advising.test(text) && !comparing.test(text);
}

/** Failures, which users experience, too. */
const failing =
  /\b(?:cannot|can't|do(?:es)? not (?:work|run|start|arrive|scale)|fails?|failed|loses?|lost|crash(?:es|ed)?|stall(?:s|ed)?|slows?|blocks?|leaks?|breaks?|twice|again|duplicates?|trouble|problems?|degrades?)\b/i;
const notWorking = /\b(?:cannot|can't|do(?:es)? not work)\b/i;
/** Another product in the middle of the sentence; words in capitals are mostly keywords. */
const otherThing = /(?<=[^.\s“"(] [“"(]?)(?:[A-Z][a-z]+\w*|[a-z]+[A-Z]\w+)/;

/** Whether others than the maker can confirm a statement, judged by its words. */
export function statementKind(text: string): StatementKind {
  return kindByWords(text) ?? (failing.test(text) || otherThing.test(text) ? 'behaviour' : 'own');
}

/** Whether a statement reports a failure, and does not deny one. */
export function saysOfFailure(text: string): boolean {
  return failing.test(text.replace(/\b(?:no|never|without) (?:[\w-]+ (?:is|are|gets?|was|were) )?\w+/gi, ''));
}

/**
 * Whether a statement has the words of a maker's requirement, version, default, setting, plan or word, and names no other product
 * before them.
 */
export function isOwnByWords(text: string): boolean {
  const [at = 0] = own.flatMap((words) => words.exec(text)?.index ?? []).sort((one, other) => one - other);
  return kindByWords(text) === 'own' && !otherThing.test(text.slice(0, at));
}

function kindByWords(text: string): 'measured' | 'own' | undefined {
  if (/\b(?:by default|defaults? to)\b/i.test(text) && !/\bthan\b/i.test(text) && !notWorking.test(text)) return 'own';
  if (measured.some((words) => words.test(text))) return 'measured';
  if (own.some((words) => words.test(text)) && !(notWorking.test(text) && otherThing.test(text))) return 'own';
  return undefined;
}
