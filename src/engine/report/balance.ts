import { excerpt } from '../workflow-error.ts';
import type { ReportFinding } from './finding.ts';
import type { ReadReport } from './report-input.ts';

interface Open {
  /** `{`, or the name of an environment. */
  name: string;
  at: number;
}

/** D3: braces and environments that are never closed, closed without being open, or closed in the wrong order. */
export function checkBalance({ scanned, finding }: Pick<ReadReport, 'scanned' | 'finding'>): ReportFinding[] {
  const open: Open[] = [];
  const findings: ReportFinding[] = [];
  const hard = (at: number, message: string, fix: string) => findings.push(finding('D3', 'hard', at, message, fix));
  for (const { 0: whole, 1: kind, 2: name = '', index } of scanned.visible.matchAll(
    /\\(begin|end)\{([^{}\n]*)\}|\\[^]|[{}]/g,
  )) {
    // The preamble defines environments, whose two ends stand apart.
    if (kind !== undefined && index < scanned.bodyFrom && name !== 'document') continue;
    if (kind === 'begin') open.push({ name, at: index });
    else if (whole === '{') open.push({ name: '{', at: index });
    else if (whole === '}' || kind === 'end') {
      const wanted = whole === '}' ? '{' : name;
      const place = open.findLastIndex((one) => one.name === wanted);
      const isBrace = wanted === '{';
      if (place < 0) {
        hard(
          index,
          isBrace ? 'A } closes nothing' : `\\end{${excerpt(name)}} closes nothing`,
          isBrace ? 'Remove it, or write \\}.' : `Remove it, or add \\begin{${excerpt(name)}}.`,
        );
        continue;
      }
      for (const { name: left, at } of open.splice(place).slice(1)) hard(at, unclosed(left), closing(left));
    }
  }
  for (const { name, at } of open) hard(at, unclosed(name), closing(name));
  return findings;
}

function unclosed(name: string): string {
  return name === '{' ? 'A { is never closed' : `\\begin{${excerpt(name)}} is never closed`;
}

function closing(name: string): string {
  return name === '{' ? 'Close it, or write \\{.' : `Add \\end{${excerpt(name)}} where it ends.`;
}
