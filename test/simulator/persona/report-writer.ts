import type { ModelReply } from '../model-types.ts';
import type { ReadBrief } from './brief-reader.ts';

interface Finding {
  readonly id: string;
  readonly text: string;
  readonly citation: string;
}

const analysis = '\\section{Analysis \\& Synthesis}';
const openQuestions = '\\section{Open Questions}';

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
    return { content: [{ type: 'tool_use', name: 'Read', input: { file_path: file } }] };
  }
  if (uses.some((step) => step.kind === 'called' && step.name === 'Edit')) return undefined;
  const edits = brief.isWriting
    ? writeUp(brief, findings)
    : [[analysis, `${section(brief, findings)}\n${analysis}`] as const];
  return {
    content: edits.map(([from, to]) => ({
      type: 'tool_use',
      name: 'Edit',
      input: { file_path: file, old_string: from, new_string: to },
    })),
  };
}

function section(brief: ReadBrief, findings: readonly Finding[]): string {
  const lines = findings.map(({ text, citation }) => `${escape(text)} ${citation}\n`);
  return `\\subsection{What iteration ${brief.iteration} added}\n${lines.join('\n')}`;
}

function writeUp(brief: ReadBrief, findings: readonly Finding[]): (readonly [string, string])[] {
  const central = findings.slice(0, 3).map(({ text, citation }) => `${escape(text)} ${citation}`);
  return [
    ['\\section{Executive Summary}', `\\section{Executive Summary}\n${central.join(' ')}\n`],
    [
      openQuestions,
      `The findings agree on the guarantees; they differ on the memory that they cost.\n\n${openQuestions}`,
    ],
    ['\\section{Methodology}', 'Every question that was raised has been answered.\n\n\\section{Methodology}'],
  ];
}

/** Findings as `record` and `evidence` print them. */
function readFindings(printed: string): Finding[] {
  return [...printed.matchAll(/^- (C\d+) \([^)]*\) (.+)\n {2}cite: (\S+);/gm)].map(
    ([, id = '', text = '', citation = '']) => ({ id, text, citation }),
  );
}

function escape(text: string): string {
  return text.replace(/[&%$#_{}]/g, (character) => `\\${character}`).replaceAll('µ', '\\textmu{}');
}
