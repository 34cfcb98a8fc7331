/** One-sided 95 %. */
const z = 1.645;

/** Upper end of the one-sided 95 % Wilson score interval for `successes` of `trials`; 1 without trials. */
export function wilsonUpperBound(successes: number, trials: number): number {
  if (trials === 0) return 1;
  const p = successes / trials;
  const centre = p + (z * z) / (2 * trials);
  const spread = z * Math.sqrt((p * (1 - p)) / trials + (z * z) / (4 * trials * trials));
  return Math.min(1, (centre + spread) / (1 + (z * z) / trials));
}

/** Lower end of the one-sided 95 % Wilson score interval for `successes` of `trials`; 0 without trials. */
export function wilsonLowerBound(successes: number, trials: number): number {
  return 1 - wilsonUpperBound(trials - successes, trials);
}
