import { asTitle } from '../../../base/title.ts';
import type { Feature, Group } from '../feature.ts';

/** A piece of a plan that an agent has to divide into features. */
export interface PlanSection {
  /** An id such as `S1`, which features refer to. */
  id: string;
  title: string;
  /** The first line, from 1. */
  from: number;
  to: number;
}

/** The content of a plan: features, or text that only an agent can divide into features. */
export type PlanReading =
  | { is: 'features'; features: Feature[]; groups: Group[]; notes: string[] }
  | { is: 'needs-decomposition'; sections: PlanSection[]; notes: string[] };

const longestName = 200;
const longestDescription = 6_000;

/** The first words of a text, as a name. */
export function asName(text: string): string {
  return text.length <= longestName ? text : `${text.slice(0, longestName - 1)}…`;
}

/** A feature's name from a text of any length, and lines for its description if the name is shortened. */
export function titled(text: string): { name: string; lead: string[] } {
  const name = asTitle(text);
  return { name, lead: name === text.replace(/\s+/g, ' ').trim() ? [] : [text] };
}

/** Lines of a plan as the description of a feature, cut to the limit of a feature list. */
export function asDescription(lines: readonly string[]): string {
  const text = lines.join('\n').trim();
  return text.length <= longestDescription
    ? text
    : `${text.slice(0, longestDescription)}\n… (cut; the plan has the whole text)`;
}

/** Notes about text that was perhaps not read as intended. */
export function unclosedNote(file: string, unclosed: number | null): string[] {
  return unclosed === null
    ? []
    : [`${file}:${unclosed}: what begins here is never closed, so nothing behind it was read`];
}

/** A task in the order of the plan. */
export interface Step {
  id: string;
  /** Whether it may run in parallel with neighbours that may, too. */
  parallel: boolean;
  /** Whether it begins a section, no step of which runs in parallel with earlier steps. */
  breaks: boolean;
  /** The ids that it names as dependencies. */
  stated: readonly string[];
}

/** Limit of neighbours, since all of a layer depend on all of the previous one. */
const widestLayer = 50;

/**
 * The dependencies of each step: each depends on the previous one, except neighbours that may run in parallel. Stated dependencies are
 * added.
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
