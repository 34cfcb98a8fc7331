/** Whether a text names one of the ids; ids without a digit are excluded, since they may be ordinary words. */
export function namesId(text: string, ids: readonly string[]): boolean {
  const words = text.split(/[^\w.-]+/).map((word) => word.replace(/[.-]+$/, ''));
  return ids.some((id) => /[A-Za-z]/.test(id) && /\d/.test(id) && words.includes(id));
}
