import { useState } from 'preact/hooks';
import type { Part } from '../rules/view.ts';

/** A long list of which parts are asked for, one after the other. */
export interface Parts<Row> {
  /** The rows so far; undefined before the first answer. */
  part: Part<Row> | undefined;
  problem: string;
  /** Asks for the rows from this one on; from 0 the list is asked for anew. */
  show: (from: number) => void;
}

/** @param askFrom asks the board for a part of the list. */
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

/** The button for the next part, as long as there is one. */
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
