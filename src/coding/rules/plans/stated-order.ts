import { headingText, plainWords, type MarkdownLine } from './markdown-lines.ts';

/** The order of tasks according to a separate section of a list of tasks, by task id. */
export interface StatedOrder {
  /** Complete dependencies of a task, which replace the order of the list. */
  only: Map<string, string[]>;
  /** Additional dependencies of a task. */
  also: Map<string, string[]>;
  /** The lines that could not be interpreted. */
  unread: number[];
}

const aboutOrder = /^(?:(?:task\s+)?dependenc(?:y|ies)|execution order)\b/i;
const bullet = /^(?:[-*+]|\d{1,9}[.)])\s+/;
const none = /^(?:none|no\b|nothing|independent|can start)/i;
const behind = /^(.+?)\s+(?:depends? on|requires?|needs?|(?:comes? )?after|(?:is|are) blocked by|waits? for)\s+(.+)$/i;
const ahead = /^(.+?)\s+(?:blocks?|before|precedes?|(?:must|have to|has to) (?:be )?completed? before)\s+(.+)$/i;

/**
 * Reads the section of a list of tasks that is about dependencies: `T008 blocks T009`, `T005 depends on T001, T004`,
 * `T005: T001 to T004`, `T001: none`, `T001 → T002`.
 * @param idsIn the ids of tasks in a piece of text.
 */
export function readStatedOrder(lines: readonly MarkdownLine[], idsIn: (text: string) => string[]): StatedOrder {
  const order: StatedOrder = { only: new Map(), also: new Map(), unread: [] };
  let level = 0;
  for (const line of lines) {
    if (line.inert) continue;
    if (line.level > 0) {
      if (level === 0 || line.level <= level) level = aboutOrder.test(headingText(line)) ? line.level : 0;
    } else if (level > 0 && bullet.test(line.text)) {
      if (!readLine(plainWords(line.text.replace(bullet, '')), order, idsIn)) order.unread.push(line.number);
    }
  }
  return order;
}

/** Whether a line could be interpreted. */
function readLine(text: string, order: StatedOrder, idsIn: (text: string) => string[]): boolean {
  /** Ids outside of brackets have priority over those inside, which are explanations. */
  const idsOf = (words: string): string[] => {
    const named = idsIn(words.replace(/\([^)]*\)/g, ' '));
    return named.length > 0 ? named : idsIn(words);
  };
  const put = (to: Map<string, string[]>, tasks: readonly string[], needs: readonly string[]): boolean => {
    for (const id of tasks) to.set(id, [...(to.get(id) ?? []), ...needs]);
    return tasks.length > 0;
  };
  const steps = text.split(/\s*(?:→|->|⟶)\s*/).map(idsOf);
  if (steps.length > 1) {
    if (steps.some((ids) => ids.length === 0)) return false;
    steps.slice(1).forEach((ids, index) => put(order.also, ids, steps[index] ?? []));
    return true;
  }
  const [, subject = '', said = ''] = /^([^:]+):\s*(.+)$/.exec(text) ?? [];
  const sentence = idsOf(subject).length > 0 ? `${subject} ${said}` : text;
  const [, later = '', earlier = ''] = behind.exec(sentence) ?? [];
  if (idsOf(later).length > 0 && idsOf(earlier).length > 0) return put(order.only, idsOf(later), idsOf(earlier));
  const [, first = '', then = ''] = ahead.exec(sentence) ?? [];
  if (idsOf(first).length > 0 && idsOf(then).length > 0) return put(order.also, idsOf(then), idsOf(first));
  if (none.test(said)) return put(order.only, idsOf(subject), []);
  const isList = idsIn(said.slice(0, 20)).length > 0 && /^[A-Z\d]/.test(said);
  return isList && put(order.only, idsOf(subject), idsOf(said));
}
