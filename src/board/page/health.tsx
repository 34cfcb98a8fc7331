import type { Health } from '../../app/rules/summary.ts';
import { Words } from './words.tsx';

const signs: Readonly<Record<Health, string>> = {
  well: '●',
  waits: '◔',
  'needs-you': '!',
  'left-alone': '○',
  ended: '■',
  broken: '✗',
};

/** The health of a workflow: a sign, a colour and a sentence. */
export function HealthMark({ health, text }: { health: Health; text: string }) {
  return (
    <span class={`mark ${health}`}>
      <span aria-hidden="true">{signs[health]}</span> <Words text={text} />
    </span>
  );
}
