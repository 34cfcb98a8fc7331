/** A researcher's valid hand-in of one claim. */
export function handIn(assignment: string, changes: Record<string, unknown> = {}): string {
  const content = {
    assignment,
    claims: [
      {
        text: 'A token bucket allows bursts up to its capacity.',
        quote: 'a full bucket allows bursts',
        importance: 'central',
        source: { url: 'https://example.org/buckets', title: 'Buckets', kind: 'primary' },
      },
    ],
    contradictions: [],
    questions: [],
    ...changes,
  };
  return JSON.stringify(content, null, 2);
}
