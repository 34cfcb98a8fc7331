import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import english from 'zod/v4/locales/en.js';
import { sentences } from '../engine/sentences.ts';
import { WorkflowError, excerpt, exitCodes } from '../engine/workflow-error.ts';
import { setAside, writeAtomic } from './atomic.ts';
import type { WorkflowPaths } from './paths.ts';
import { parseJson } from '../engine/parse-json.ts';

z.config(english());

/** A validated JSON file of a workflow that only we write, with a copy in `.runtime` to put back. */
export interface OwnedJson<T> {
  /**
   * What the file holds; the empty value when there is none.
   * @throws WorkflowError when the file is there but is not valid; nothing is changed then.
   */
  read: (paths: WorkflowPaths) => T;
  /** Writes it whole. The caller holds the workflow's lock. */
  write: (paths: WorkflowPaths, value: T) => void;
  /** Puts back what we wrote last; the broken file is kept. Undefined when we wrote none. */
  restore: (paths: WorkflowPaths, now: Date) => { kept: string | null } | undefined;
}

/** @param what what it is called in a sentence, such as "ledger". */
export function ownedJson<T>(
  fileOf: (paths: WorkflowPaths) => string,
  copyName: string,
  what: string,
  schema: z.ZodMiniType<T>,
  empty: () => T,
): OwnedJson<T> {
  const copyOf = ({ runtime }: WorkflowPaths) => join(runtime, copyName);
  return {
    read: (paths) => {
      const file = fileOf(paths);
      if (!existsSync(file)) return empty();
      let value: unknown;
      try {
        value = parseJson(readFileSync(file, 'utf8'));
      } catch (error) {
        throw invalid(paths, file, what, (error as Error).message);
      }
      const result = schema.safeParse(value);
      if (!result.success) throw invalid(paths, file, what, sentences(result.error.issues).join('; '));
      return result.data;
    },
    write: (paths, value) => {
      const text = `${JSON.stringify(value, null, 1)}\n`;
      writeAtomic(fileOf(paths), text);
      writeAtomic(copyOf(paths), text);
    },
    restore: (paths, now) => {
      if (!existsSync(copyOf(paths))) return undefined;
      const kept = setAside(fileOf(paths), now);
      writeAtomic(fileOf(paths), readFileSync(copyOf(paths)));
      return { kept };
    },
  };
}

function invalid(paths: WorkflowPaths, where: string, what: string, received: string): WorkflowError {
  return new WorkflowError(`The ${what} is not valid`, {
    where,
    received: excerpt(received),
    fix: `Put the last valid one back with: autonomous-workflow repair ${paths.name}`,
    exitCode: exitCodes.invalidState,
  });
}
