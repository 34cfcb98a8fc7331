import { linesOfCriteria } from './phases.ts';
import { readPlan } from './read-plan.ts';
import { linesOfTasks } from './tasks.ts';

const box = /^(\s*(?:[-*+]|\d{1,9}[.)])\s+\[)[ xX](\])/;

/**
 * The text of a plan with the boxes of a feature ticked or emptied: that of its task, or those of the success criteria of its phase
 * that are not for a person to check. Everything else of the text stays as it is.
 * @param file the name of the plan, which says how it is read.
 * @param feature the id under which the plan was imported; a plan that has no such feature, or is prose, does not change.
 */
export function markFeature(text: string, file: string, feature: string, mark: 'x' | ' '): string {
  if (text.trim() === '' || /\.(?:json|tex)$/i.test(file)) return text;
  const reading = readPlan(text, file);
  if (reading.is !== 'features' || !reading.features.some(({ id }) => id === feature)) return text;
  // The same order in which the plan was read: phases with success criteria first.
  const criteria = linesOfCriteria(text);
  const lines = new Set((criteria.size > 0 && criteria.has(feature) ? criteria : linesOfTasks(text)).get(feature));
  let number = 1;
  return text
    .split(/(\r\n|\r|\n)/)
    .map((part, index) => {
      // Every other part is the end of a line.
      if (index % 2 === 1) return part;
      const marked = lines.has(number) ? part.replace(box, `$1${mark}$2`) : part;
      number += 1;
      return marked;
    })
    .join('');
}
