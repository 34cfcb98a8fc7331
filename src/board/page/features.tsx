import { useState } from 'preact/hooks';
import { addresses, type Detail, type FeatureDetail, type FeatureRow, type RunRow } from '../rules/view.ts';
import { Graph } from './graph.tsx';
import { ask } from './source.ts';
import { useAnswer } from './state.ts';
import { Table } from './table.tsx';
import { durationBetween, featureSigns } from '../rules/words.ts';
import { Problem, Words } from './words.tsx';

/** All features, or one with its attempts and proofs. */
export function Features({ detail, id }: { detail: Detail; id: string }) {
  const { features, card } = detail;
  const one = features.find((feature) => feature.id === id);
  if (one !== undefined) return <Feature key={id} row={one} workflow={card.name} />;
  return (
    <section aria-labelledby="features">
      <h2 id="features">Features</h2>
      <Graph features={features} workflow={card.name} />
      <Table labelledBy="features" columns={['Feature', 'State', 'Attempts', 'Proofs', 'Needs']}>
        {features.map((feature) => (
          <tr key={feature.id}>
            <th scope="row">
              <a href={`#/w/${card.name}/features/${feature.id}`}>{feature.id}</a> <Words text={feature.name} />
            </th>
            <td>
              <State feature={feature} />
            </td>
            <td class="short" data-label="Attempts">
              {feature.attempts.length}
            </td>
            <td class="short" data-label="Proofs">
              {feature.proofs}
            </td>
            <td class="short" data-label="Needs">
              {feature.dependencies.join(', ')}
            </td>
          </tr>
        ))}
      </Table>
    </section>
  );
}

function State({ feature: { status, cause } }: { feature: FeatureRow }) {
  return (
    <span class={`state ${status}`}>
      <span aria-hidden="true">{featureSigns[status]}</span> {status.replaceAll('_', ' ')}
      {cause !== '' && (
        <>
          : <Words text={cause} />
        </>
      )}
    </span>
  );
}

function Feature({ row, workflow }: { row: FeatureRow; workflow: string }) {
  const { answer, problem } = useAnswer(
    () => ask<FeatureDetail>(addresses.feature(workflow, row.id)),
    JSON.stringify(row),
  );
  return (
    <section aria-labelledby="feature">
      <p>
        <a href={`#/w/${workflow}/features`}>← All features</a>
      </p>
      <h2 id="feature">
        {row.id} <Words text={row.name} />
      </h2>
      <p>
        <State feature={row} />
        {row.dependencies.length > 0 && <span class="quiet"> needs {row.dependencies.join(', ')}</span>}
      </p>
      <Problem text={problem} />
      {answer !== undefined && <FeatureBody feature={answer} workflow={workflow} />}
    </section>
  );
}

function FeatureBody({ feature, workflow }: { feature: FeatureDetail; workflow: string }) {
  const { id, description, origin, verification_commands, attempts, tries, runs } = feature;
  return (
    <>
      {description !== '' && (
        <p class="text">
          <Words text={description} />
        </p>
      )}
      {origin !== null && (
        <p class="quiet">
          From <Words text={origin} />
        </p>
      )}
      {verification_commands.map((command) => (
        <p key={command}>
          Verified with <code>{command}</code>
        </p>
      ))}
      {attempts.map((attempt) => {
        const record = tries.find((one) => one.attempt === attempt.number);
        return (
          <section key={attempt.number} class="attempt" aria-labelledby={`attempt-${attempt.number}`}>
            <h3 id={`attempt-${attempt.number}`}>
              Attempt {attempt.number}: {attempt.outcome}{' '}
              <span class="quiet">{durationBetween(attempt.started_at, attempt.ended_at)}</span>
            </h3>
            {attempt.why !== '' && (
              <p class="text">
                <Words text={attempt.why} />
              </p>
            )}
            {record !== undefined && <Runs title="Before" runs={record.before} {...{ workflow, id }} />}
            {record !== undefined && <Runs title="After" runs={record.after} {...{ workflow, id }} />}
            {record?.notes.map((note) => (
              <p key={note} class="text">
                <Words text={note} />
              </p>
            ))}
            {record?.review != null && (
              <p>
                Review: <Words text={record.review} />
              </p>
            )}
            {attempt.patch !== null && <File title="Patch" file={attempt.patch} {...{ workflow, id }} />}
          </section>
        );
      })}
      <Runs title="Other runs" runs={runs} {...{ workflow, id }} />
    </>
  );
}

interface RunsProps {
  title: string;
  runs: readonly RunRow[];
  workflow: string;
  id: string;
}

function Runs({ title, runs, workflow, id }: RunsProps) {
  if (runs.length === 0) return null;
  return (
    <>
      <h4>{title}</h4>
      <ul class="runs">
        {runs.map((run, index) => (
          <li key={`${run.log ?? ''} ${index}`}>
            <code>{run.command}</code> <Words text={run.result} />
            {run.log !== null && <File title="Output" file={run.log} {...{ workflow, id }} />}
          </li>
        ))}
      </ul>
    </>
  );
}

function File({ title, file, workflow, id }: { title: string; file: string; workflow: string; id: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      onToggle={(event) => {
        setOpen(event.currentTarget.open);
      }}
    >
      <summary>
        {title} <span class="quiet">{file}</span>
      </summary>
      {isOpen && <FileText address={addresses.text(workflow, id, file)} title={`${title} ${file}`} />}
    </details>
  );
}

/** Longer patches are shown without colours, which would take an element for each line. */
const mostLines = 3_000;

function FileText({ address, title }: { address: string; title: string }) {
  const { answer, problem } = useAnswer(() => ask<{ text: string }>(address), address);
  if (problem !== '') return <Problem text={problem} />;
  const lines = (answer?.text ?? '…').split('\n');
  const isPatch = title.startsWith('Patch') && lines.length <= mostLines;
  return (
    <pre tabIndex={0} aria-label={title}>
      {isPatch
        ? lines.map((line, index) => (
            <span key={index} class={/^[+-]/.exec(line)?.[0] === '+' ? 'added' : line.startsWith('-') ? 'removed' : ''}>
              {`${line}\n`}
            </span>
          ))
        : lines.join('\n')}
    </pre>
  );
}
