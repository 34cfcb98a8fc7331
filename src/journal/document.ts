import { join } from 'node:path';
import type { Document, Form } from '../files/document.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { appendEvent } from './journal.ts';

/**
 * A document of a workflow. Its copy has the same name in `.runtime`, and a restoration is noted as `set-aside`.
 * @param name from the workflow's folder, with forward slashes.
 * @param more replaces any of these properties.
 */
export function workflowDocument<T>(
  paths: WorkflowPaths,
  name: string,
  title: string,
  form: Form<T>,
  more: Pick<Document<T>, 'handEdit'> & Partial<Document<T>>,
): Document<T> {
  return {
    workflow: paths.name,
    title,
    file: join(paths.base, name),
    copy: join(paths.runtime, name),
    form,
    noteRestored: ({ kept, why }, now) =>
      appendEvent(paths, now, { event: 'set-aside', file: name, kept: kept ?? 'none', why: `${why}; put back` }),
    ...more,
  };
}
