/** One criterion of a rubric, with the level it was given. */
export interface RatedCriterion {
  /** From 0, the worst; null when nobody could tell. */
  level: number | null;
  /** How many levels there are, at least two. */
  levels: number;
  weight: number;
}

/** Sums of weights differ in their last bits by the order in which they were added. */
const rounding = 1e9;

/**
 * The weighted share of the best rating, from 0 to 1: at least and at most, as if whatever is not rated got its worst or its best
 * level. A missing rating therefore decides nothing by itself, and keeps nothing open that is decided without it.
 */
export function ratingShare(criteria: readonly RatedCriterion[]): { least: number; most: number } {
  const total = criteria.reduce((sum, { weight }) => sum + weight, 0);
  const share = (unknown: number) => {
    const reached = criteria.reduce((sum, { level, levels, weight }) => {
      return sum + weight * (level === null ? unknown : Math.min(1, level / (levels - 1)));
    }, 0);
    return total === 0 ? unknown : Math.round((reached / total) * rounding) / rounding;
  };
  return { least: share(0), most: share(1) };
}
