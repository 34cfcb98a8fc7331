import { literally } from '../../../base/text.ts';
import type { TamperFinding } from './languages.ts';

/** Whether a text contains a path, and not only as a part of a longer path. */
export function namesPath(text: string, path: string): boolean {
  return path !== '' && new RegExp(`(?<![\\w/-])(?:\\./)?${literally(path)}(?![\\w/-]|\\.\\w)`).test(text);
}

const forbids = /\b(?:not|never|no|leave|undo|revert|without|instead of|nor|neither)\b|n't\b/i;

/** Turns void findings into concerns if a sentence of the user's answers names the file without forbidding the change. */
export function withAnswers(findings: readonly TamperFinding[], answers: string): TamperFinding[] {
  const sentences = answers.split(/(?<=[.!?;])\s+|\n/).filter((sentence) => !forbids.test(sentence));
  return findings.map((finding) =>
    finding.severity === 'void' && sentences.some((sentence) => namesPath(sentence, finding.file))
      ? { ...finding, severity: 'concern', message: `${finding.message}; an answer of the user names the file` }
      : finding,
  );
}
