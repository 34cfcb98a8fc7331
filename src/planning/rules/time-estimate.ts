const number = String.raw`(?:\d+(?:[.,]\d+)?(?:\s*(?:-|–|to|or)\s*\d+)?|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|several|(?:a )?few|(?:a )?couple of|some)`;
const estimates: [pattern: RegExp, needs: 'nothing' | 'no-duration' | 'effort'][] = [
  [/\b(?:person|man|developer|engineer)[- ]?(?:hours?|days?|weeks?|months?|years?)\b/iu, 'nothing'],
  [/\b\d+\s+(?:story points?|sprints?)\b/iu, 'nothing'],
  [/\b(?:sprints?|weeks?|months?)\s+\d+(?:\s*(?:-|–|to)\s*\d+)?\s*(?=[:)\].,;]|$)/iu, 'nothing'],
  [
    new RegExp(String.raw`\b${number}[\s~-]*(?:work(?:ing)?[\s-])?(?:days?|weeks?|months?|quarters?)\b`, 'iu'),
    'no-duration',
  ],
  [new RegExp(String.raw`\b${number}[\s~-]*(?:minutes?|hours?|years?)\b`, 'iu'), 'effort'],
];

/** Words about work, near which hours and years are an estimate. */
const effort =
  /\b(?:takes?|took|effort|estimat\w*|schedul\w*|deadlines?|milestones?|deliver\w*|to (?:build|implement|develop|finish|complete|write|migrate)|of work|developers?|engineers?|team)\b/iu;

/** Words about other durations: of storage, waiting and repetition, or of observations. */
const duration =
  /\b(?:retention|retain\w*|keep|keeps|kept|stor(?:es|ed|age)|expir\w*|ttl|old(?:er)?|logs?|logged|windows?|interval|every|each|per|time-?outs?|cach\w*|histor\w*|rotat\w*|periods?|uptime|ago|last|past|since|stud(?:y|ies)|measured|observed|trial|data|backups?|delet\w*|valid\w*|within|after|renew\w*|lifetime|leases?|grace|reset\w*|limits?|quota|stale|unused|inactive|subscription|token)\b/iu;

/**
 * The first estimate of working time in a text, such as "3 weeks", or undefined. Plans order the work without saying how long it
 * takes. Other durations (a retention of 30 days, a time-out) are recognised by the words of their sentence and do not count.
 */
export function timeEstimate(text: string): string | undefined {
  for (const sentence of text.split(/(?<=[.!?;])\s+|\n{2,}/u)) {
    for (const [pattern, needs] of estimates) {
      const found = pattern.exec(sentence)?.[0].trim();
      if (found === undefined) continue;
      if (needs === 'nothing' || effort.test(sentence)) return found;
      if (needs === 'no-duration' && !duration.test(sentence)) return found;
    }
  }
  return undefined;
}
