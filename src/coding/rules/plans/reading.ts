import { asTitle } from '../../../base/title.ts';
import type { Feature, Group } from '../feature.ts';

/** A piece of a plan that an agent has to divide into features. */
export interface PlanSection {
  /** `S1`; features name the sections that they come from. */
  id: string;
  title: string;
  /** The lines of it, from 1. */
  from: number;
  to: number;
}

/** The content of a plan: features, or text that only an agent can divide into features. */
export type PlanReading =
  | { is: 'features'; features: Feature[]; groups: Group[]; notes: string[] }
  | { is: 'needs-decomposition'; sections: PlanSection[]; notes: string[] };

const longestName = 200;
const longestDescription = 6_000;

/** The first of many words, as a name. */
export function asName(text: string): string {
  return text.length <= longestName ? text : `${text.slice(0, longestName - 1)}…`;
}

/** A feature's name from a text of any length, and the lines of its description that keep the whole of it. */
export function titled(text: string): { name: string; lead: string[] } {
  const name = asTitle(text);
  return { name, lead: name === text.replace(/\s+/g, ' ').trim() ? [] : [text] };
}

/** Lines of a plan as the description of a feature, cut to what a feature list takes. */
export function asDescription(lines: readonly string[]): string {
  const text = lines.join('\n').trim();
  return text.length <= longestDescription
    ? text
    : `${text.slice(0, longestDescription)}\n… (cut; the plan has the whole text)`;
}

/** Notes about text that was not read as it may have been meant. */
export function unclosedNote(file: string, unclosed: number | null): string[] {
  return unclosed === null
    ? []
    : [`${file}:${unclosed}: what begins here is never closed, so nothing behind it was read`];
}

/** A task in the order of the plan. */
export interface Step {
  id: string;
  /** May run beside the ones next to it that may, too. */
  parallel: boolean;
  /** Begins a section: nothing of it runs beside what stands before. */
  breaks: boolean;
  /** The ids that it says to depend on. */
  stated: readonly string[];
}

/** Each of so many would wait for each of so many. */
const widestLayer = 50;

/**
 * The dependencies of each step: the steps go one after the other, except neighbours that may run beside each other. The
 * dependencies that a step names are added.
 */
export function dependenciesOf(steps: readonly Step[]): Map<string, string[]> {
  const dependencies = new Map<string, string[]>();
  let before: string[] = [];
  let beside: string[] = [];
  for (const { id, parallel, breaks, stated } of steps) {
    if (beside.length > 0 && (breaks || !parallel || beside.length >= widestLayer)) {
      before = beside;
      beside = [];
    }
    dependencies.set(id, [...new Set([...before, ...stated])]);
    if (parallel) beside.push(id);
    else before = [id];
  }
  return dependencies;
}
