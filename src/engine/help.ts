/** What `/autonomous-workflow:help` shows. */
export function helpText(): string {
  return [
    'autonomous-workflow: research that runs by itself and proves what it found.',
    '',
    "  /autonomous-workflow:research 'topic' 'prompt' [--depth thorough] [--max-iterations 30] [--max-hours 24] [--max-cost 50]",
    '      --depth standard, thorough or exhaustive; --saturation novelty or low-findings (what ends the search)',
    '      researches until nothing new turns up or a budget ends, and writes docs/research-topic/topic-report.tex',
    '  /autonomous-workflow:continue-auto [topic] [--max-iterations N] [--max-hours N] [--max-cost N] [--take-over]',
    '      goes on after an interruption, a stop or a used-up budget',
    '  /autonomous-workflow:status [topic]     where it stands (no model is asked)',
    '  /autonomous-workflow:stop [topic]       stops it (no model is asked)',
    "  /autonomous-workflow:redirect [topic] 'text' [--priority high]     tells it something; it stands in the next brief",
    '  /autonomous-workflow:complete [topic]   declares it complete as it stands',
    '  /autonomous-workflow:help               this page',
    '',
    'Under the ralph-loop plugin:',
    `  /ralph-loop:ralph-loop "/autonomous-workflow:research 'topic' 'prompt'" --max-iterations 30`,
    '',
    'From a terminal, in the project: autonomous-workflow --help',
  ].join('\n');
}
