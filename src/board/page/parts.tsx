import { useState } from 'preact/hooks';
import type { Part } from '../rules/view.ts';

/** A long list that is loaded in parts. */
export interface Parts<Row> {
  /** The rows so far; undefined before the first answer. */
  part: Part<Row> | undefined;
  problem: string;
  /** Loads the rows from this index on; 0 loads the list again. */
  show: (from: number) => void;
}

/** @param askFrom loads a part of the list from the board. */
export function useParts<Row>(askFrom: (from: number) => Promise<Part<Row>>): Parts<Row> {
  const [part, setPart] = useState<Part<Row>>();
  const [problem, setProblem] = useState('');
  const show = (from: number) => {
    const before = from === 0 ? [] : (part?.rows ?? []);
    askFrom(from).then(
      ({ total, rows }) => {
        setPart({ total, rows: [...before, ...rows] });
        setProblem('');
      },
      (error: unknown) => {
        setProblem((error as Error).message);
      },
    );
  };
  return { part, problem, show };
}

/** The button that loads the next part, if there is one. */
export function More<Row>({ parts: { part, show }, label }: { parts: Parts<Row>; label: string }) {
  if (part === undefined || part.rows.length >= part.total) return null;
  return (
    <button
      type="button"
      onClick={() => {
        show(part.rows.length);
      }}
    >
      {label}
    </button>
  );
}
