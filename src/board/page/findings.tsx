import { useEffect, useState } from 'preact/hooks';
import type { Detail, FindingRow, OpenMatter } from '../rules/view.ts';
import { More, useParts } from './parts.tsx';
import { askFindings } from './source.ts';
import { Address, Problem, Words } from './words.tsx';

/** The findings with their evidence, page by page, below the open questions and contradictions. */
export function Findings({ detail }: { detail: Detail }) {
  const { name } = detail.card;
  const [words, setWords] = useState('');
  const parts = useParts((from) => askFindings(name, words, from));
  const { part, problem, show } = parts;
  useEffect(() => {
    const timer = window.setTimeout(show, part === undefined ? 0 : 150, 0);
    return () => {
      window.clearTimeout(timer);
    };
  }, [name, words, detail.findings]);
  return (
    <section aria-labelledby="findings">
      <Matters id="contradictions" title="Contradictions" matters={detail.contradictions} />
      <Matters id="unanswered" title="Open questions" matters={detail.unanswered} />
      <h2 id="findings">Findings</h2>
      <p class="search">
        <label for="words">Search</label>{' '}
        <input
          id="words"
          type="search"
          value={words}
          onInput={(event) => {
            setWords(event.currentTarget.value);
          }}
        />{' '}
        <span role="status" class="quiet">
          {part === undefined ? '…' : `${part.rows.length} of ${part.total} shown`}
        </span>
      </p>
      <Problem text={problem} />
      <ol class="findings">
        {part?.rows.map((finding) => (
          <li key={finding.id}>
            <Finding finding={finding} />
          </li>
        ))}
      </ol>
      <More parts={parts} label="Show more" />
    </section>
  );
}

function Matters({ id, title, matters }: { id: string; title: string; matters: readonly OpenMatter[] }) {
  if (matters.length === 0) return null;
  return (
    <details open={matters.length < 6}>
      <summary>
        <h2 id={id}>
          {title} <span class="quiet">{matters.length}</span>
        </h2>
      </summary>
      <ul class="matters">
        {matters.map((one) => (
          <li key={one.id}>
            <Words text={one.text} /> <span class="quiet">{one.id}, </span>
            <span class="quiet">
              <Words text={one.note} />
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Finding({ finding }: { finding: FindingRow }) {
  const { id, text, confidence, verdict, reason, importance, iteration, counts, evidence } = finding;
  return (
    <details class="finding">
      <summary>
        <Words text={text} />{' '}
        <span class="tags">
          <span class={`tag ${confidence}`}>{confidence} confidence</span>
          {!counts && <span class="tag contradicted">not counted: no quote of it may be cited</span>}
          {verdict !== null && <span class={`tag ${verdict}`}>{verdict}</span>}
          <span class="tag">{evidence.length === 1 ? '1 quote' : `${evidence.length} quotes`}</span>
        </span>
      </summary>
      <p class="quiet">
        {id}, {importance}, first found in iteration {iteration}
        {reason !== '' && (
          <>
            ; <Words text={reason} />
          </>
        )}
      </p>
      <ul class="evidence">
        {evidence.map((one, index) => (
          <li key={`${one.key} ${index}`}>
            <blockquote>
              <Words text={one.quote} />
            </blockquote>
            <p>
              <Address url={one.url}>
                <Words text={one.title} />
              </Address>{' '}
              <span class="quiet">
                {one.kind}; {one.isAbsence ? 'search' : 'quote'} {describeCheck(one.check)}
                {one.detail !== null && (
                  <>
                    : <Words text={one.detail} />
                  </>
                )}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}

function describeCheck(check: string | null): string {
  const sentences: Readonly<Record<string, string>> = {
    exact: 'found in the stored source',
    ellipsis: 'found in the stored source, with words left out',
    near: 'found in the stored source, nearly word for word',
    absent: 'not found in the stored source',
    'number-mismatch': 'found with another number',
    'not-found': 'searched again by code: nothing found',
    found: 'searched again by code: found after all',
    'could-not-run': 'could not be checked',
  };
  if (check === null) return 'not checked yet';
  return sentences[check] ?? check;
}
