import type { AgentRow, Detail, IterationRow } from '../rules/view.ts';
import { Bars } from './bars.tsx';
import { useNow } from './state.ts';
import { Table } from './table.tsx';
import { agentSigns, durationBetween, usd } from '../rules/words.ts';
import { Moment, Words } from './words.tsx';

/** The running agents, and the iterations so far. */
export function Now({ detail }: { detail: Detail }) {
  const { iterations, agents, card } = detail;
  return (
    <>
      {card.status === 'in_progress' && <Agents agents={agents} />}
      <section aria-labelledby="iterations">
        <h2 id="iterations">Iterations</h2>
        {iterations.length === 0 ? (
          <p>No iteration has begun yet.</p>
        ) : (
          <Timeline iterations={iterations} isDriven={card.owner_alive} />
        )}
      </section>
      {card.files.length > 0 && (
        <section aria-labelledby="files">
          <h2 id="files">Files</h2>
          <ul class="files">
            {card.files.map((file) => (
              <li key={file}>
                <code>{file}</code>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Agents({ agents }: { agents: readonly AgentRow[] }) {
  const now = useNow();
  return (
    <section aria-labelledby="agents">
      <h2 id="agents">Agents in this iteration</h2>
      {agents.length === 0 ? (
        <p>No agents; the session works alone.</p>
      ) : (
        <Table labelledBy="agents" columns={['Agent', 'Task', 'State', 'Time']}>
          {agents.map((one, index) => (
            <tr key={`${one.assignment ?? one.agent} ${index}`}>
              <th scope="row">
                {one.agent}
                {one.assignment !== null && <span class="quiet"> {one.assignment}</span>}
              </th>
              <td class="task">
                <Words text={one.task} />
              </td>
              <td class={`short ${one.state.replace(' ', '-')}`}>
                <span aria-hidden="true">{agentSigns[one.state]}</span> {one.state}
              </td>
              <td class="short">
                {durationBetween(one.started_at, one.ended_at ?? (one.state === 'at work' ? now : null))}
              </td>
            </tr>
          ))}
        </Table>
      )}
    </section>
  );
}

function Timeline({ iterations, isDriven }: { iterations: readonly IterationRow[]; isDriven: boolean }) {
  const now = useNow();
  const numbers = iterations.map(({ iteration }) => iteration);
  const observed = iterations.some(({ observations }) => observations > 0);
  const paid = iterations.some((one) => one.usd !== null);
  return (
    <>
      <div class="charts">
        {observed && (
          <Bars title="New findings" x={numbers} y={iterations.map(({ new_claims }) => new_claims)} unit="" />
        )}
        {observed && (
          <Bars title="Novelty, % of observations" x={numbers} y={iterations.map(({ novelty }) => novelty)} unit=" %" />
        )}
        {paid && <Bars title="Cost, USD" x={numbers} y={iterations.map((one) => one.usd)} unit=" USD" />}
      </div>
      <Table labelledBy="iterations" columns={['Iteration', 'Result', 'Agents', 'Novelty', 'Cost', 'Time', 'Begun']}>
        {iterations.toReversed().map((one) => (
          <tr key={one.iteration}>
            <th scope="row">
              {one.iteration} <span class="quiet">{one.kind}</span>
            </th>
            <td>
              <Words text={one.result} />
              {one.low_yield && <span class="quiet"> (low yield)</span>}
            </td>
            <td class="short" data-label="Agents">
              {one.recorded_at === null ? one.agents_expected : `${one.agents_reported} of ${one.agents_expected}`}
            </td>
            <td class="short" data-label="Novelty">
              {one.novelty === null ? '–' : `${one.novelty} %`}
            </td>
            <td class="short" data-label="Cost">
              {usd(one.usd)}
            </td>
            <td class="short" data-label="Time">
              {durationBetween(one.began_at, one.recorded_at ?? (isDriven && isLast(one, iterations) ? now : null))}
            </td>
            <td class="short" data-label="Begun">
              <Moment at={one.began_at} />
            </td>
          </tr>
        ))}
      </Table>
    </>
  );
}

function isLast(one: IterationRow, iterations: readonly IterationRow[]): boolean {
  return one === iterations.at(-1) && one.result === 'in progress';
}
