/** The sign of each state of a feature, for those who see no colours. */
export const featureSigns: Readonly<Record<string, string>> = {
  passed: '✓',
  in_progress: '▸',
  pending: '·',
  blocked: '‖',
  failed: '✗',
  skipped: '–',
};
