import type { ModelReply } from '../model-types.ts';
import type { ReadBrief } from './brief-reader.ts';

export interface Finding {
  readonly id: string;
  readonly text: string;
  readonly citation: string;
  /** Only one independent source is known for it. */
  readonly isLonely: boolean;
}

export const headings = {
  summary: '\\section{Executive Summary}',
  background: '\\section{Background \\& Context}',
  analysis: '\\section{Analysis \\& Synthesis}',
  open: '\\section{Open Questions}',
} as const;

/**
 * The next step of writing what a command printed into the report: read it, then edit it; undefined when that is done or there
 * is nothing to write.
 */
export function editReport(brief: ReadBrief, printed: string): ModelReply | undefined {
  const findings = readFindings(printed);
  if (brief.report === undefined || (findings.length === 0 && !brief.isWriting)) return undefined;
  const file = brief.report;
  const uses = brief.since.filter((step) => step.kind === 'called' && (step.name === 'Read' || step.name === 'Edit'));
  if (!uses.some((step) => step.kind === 'called' && step.name === 'Read')) {
    const begins = brief.isWriting ? undefined : brief.parts.get('Analysis & Synthesis');
    const part = begins === undefined ? {} : { offset: Math.max(1, begins - 20), limit: 40 };
    return { content: [{ type: 'tool_use', name: 'Read', input: { file_path: file, ...part } }] };
  }
  if (uses.some((step) => step.kind === 'called' && step.name === 'Edit')) return undefined;
  const edits = brief.isWriting
    ? writeUp(brief, findings, printed)
    : [[headings.analysis, `${section(brief, findings)}\n${headings.analysis}`] as const];
  return {
    content: edits.map(([from, to]) => ({
      type: 'tool_use',
      name: 'Edit',
      input: { file_path: file, old_string: from, new_string: to },
    })),
  };
}

function section(brief: ReadBrief, findings: readonly Finding[]): string {
  const lines = findings.map(({ text, citation }) => `${escaped(text)} ${citation}\n`);
  return `\\subsection{Results of search ${brief.iteration}}\n${lines.join('\n')}`;
}

function writeUp(brief: ReadBrief, findings: readonly Finding[], printed: string): (readonly [string, string])[] {
  const central = findings.slice(0, 3).map(({ text, citation }) => `${escaped(text)} ${citation}`);
  const contradictions = listed(printed, 'Contradictions');
  const questions = listed(printed, 'Open questions');
  const disputed =
    contradictions.length === 0 ? 'The sources do not contradict each other.' : 'The sources disagree on these points.';
  const open =
    questions.length === 0 ? 'Every question that was raised has been answered.' : 'These questions are open.';
  return [
    [headings.summary, `${headings.summary}\n${central.join(' ')}\n`],
    [headings.background, `${headings.background}\nThis report answers the question: ${escaped(brief.goal)}\n`],
    [headings.analysis, `${headings.analysis}\n${[disputed, ...contradictions].join('\n\n')}\n`],
    [headings.open, `${headings.open}\n${[open, ...questions].join('\n\n')}\n`],
  ];
}

/** The entries of a list that `evidence` prints under a heading, as paragraphs. */
function listed(printed: string, heading: string): string[] {
  const list = new RegExp(`^${heading}:\\n((?:- .*\\n?)+)`, 'm').exec(printed)?.[1] ?? '';
  return list.split('\n').flatMap((line) => (line.startsWith('- ') ? [escaped(line.slice(2))] : []));
}

/** Findings as `evidence` prints them. */
export function readFindings(printed: string): Finding[] {
  return [...printed.matchAll(/^- (C\d+) \([^)]*\) “(.+)”\n {2}cite: (\S+);.*((?:\n {2}.*)*)/gm)].map(
    ([, id = '', text = '', citation = '', reason = '']) => {
      return {
        id,
        text,
        citation,
        isLonely: /\blacks a second independent source\b|\ba single secondary source\b/.test(reason),
      };
    },
  );
}

export function escaped(text: string): string {
  return text.replace(/[&%$#_{}]/g, (character) => `\\${character}`).replaceAll('µ', '\\textmu{}');
}
