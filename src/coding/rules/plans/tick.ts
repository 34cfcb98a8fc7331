import { linesOfCriteria } from './phases.ts';
import { readPlanText } from './read-plan.ts';
import { linesOfTasks } from './tasks.ts';

const box = /^(\s*(?:[-*+]|\d{1,9}[.)])\s+\[)[ xX](\])/;

/**
 * The text of a plan with a feature's boxes checked or unchecked: that of its task, or those of its phase's automated success criteria.
 * All other text remains unchanged.
 * @param file the name of the plan, which decides how it is read.
 * @param feature the id under which the plan was imported; a plan without such a feature, or in prose, does not change.
 */
export function markFeature(text: string, file: string, feature: string, mark: 'x' | ' '): string {
  if (text.trim() === '' || /\.(?:json|tex)$/i.test(file)) return text;
  const reading = readPlanText(text, file);
  if (reading.is !== 'features' || !reading.features.some(({ id }) => id === feature)) return text;
  // Phases with success criteria have priority, as in the import.
  const criteria = linesOfCriteria(text);
  const lines = new Set((criteria.size > 0 && criteria.has(feature) ? criteria : linesOfTasks(text)).get(feature));
  let number = 1;
  return text
    .split(/(\r\n|\r|\n)/)
    .map((part, index) => {
      // Every other part is a line end.
      if (index % 2 === 1) return part;
      const marked = lines.has(number) ? part.replace(box, `$1${mark}$2`) : part;
      number += 1;
      return marked;
    })
    .join('');
}
