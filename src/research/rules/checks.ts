import { counted } from '../../base/text.ts';
import { openContradictions, type Claim, type Ledger, type Source } from './ledger.ts';
import { isRepositoryFact } from './judged.ts';
import { hasFailed, isRejected } from './failed-quotes.ts';

/** The progress of checking the findings, in numbers; empty before the first check. */
export function describeChecks({ claims, sources, contradictions }: Ledger): string {
  const evidence = claims.flatMap((claim) => claim.evidence);
  const checked = evidence.filter(({ check }) => check !== undefined);
  if (checked.length === 0) return '';
  const sound = checked.filter(({ check }) => check?.sound === true).length;
  const failed = checked.filter(hasFailed).length;
  const unread = checked.filter(({ check }) => check?.verdict === 'could-not-run').length;
  const rejected = checked.filter(isRejected).length;
  const doubtful = checked.length - sound - failed - unread - rejected;
  const quotes = [
    `${sound} of ${evidence.length} quotes found in their sources`,
    failed > 0 && `${failed} not there as quoted`,
    rejected > 0 && `${rejected} found, but not carrying the finding`,
    unread > 0 && `${unread} could not be checked`,
    doubtful > 0 && `${doubtful} doubtful`,
  ].filter((part) => part !== false);
  const open = openContradictions({ contradictions }).map(({ id }) => id);
  const contested = open.length === 0 ? '' : `; ${counted(open.length, 'contradiction')} open (${open.join(', ')})`;
  return `${quotes.join(', ')}; ${describeVerdicts(claims, new Map(sources.map((source) => [source.id, source])))}${contested}`;
}

function describeVerdicts(claims: readonly Claim[], sources: ReadonlyMap<string, Source>): string {
  const all = claims.filter(({ importance }) => importance === 'central');
  const central = all.filter((claim) => claim.verdict !== undefined || !isRepositoryFact(claim, sources));
  const byCode = all.length - central.length;
  const verdicts = central.map(({ verdict }) => verdict);
  const decided = verdicts.filter((verdict) => verdict !== undefined && verdict !== 'unverified').length;
  const contradicted = verdicts.filter((verdict) => verdict === 'contradicted').length;
  return `${decided} of ${central.length} central claims verified${contradicted === 0 ? '' : `, ${contradicted} contradicted`}${byCode === 0 ? '' : `; ${byCode} more are lines of the repository or words absent there, found by code`}`;
}

/** The faults of the quotes of a claim that may not be cited. */
export function whyNotCitable({ evidence }: Claim): string {
  return [...new Set(evidence.map(({ check }) => `${check?.verdict ?? ''}: ${check?.detail ?? 'doubtful'}`))]
    .slice(0, 2)
    .join('; ');
}
