import * as z from 'zod/mini';
import { parseJson } from '../parse-json.ts';
import { sentences } from '../sentences.ts';
import { WorkflowError, exitCodes } from '../workflow-error.ts';
import { mostParts, type Part } from './divide.ts';
import { featureId, plannedKinds } from './feature.ts';

const words = (least: number, most: number) => z.string().check(z.trim(), z.minLength(least), z.maxLength(most));

const part = z.object({
  id: z.optional(featureId),
  name: words(3, 200),
  description: words(8, 6_000),
  kind: z.optional(z.enum(plannedKinds)),
  dependencies: z.optional(z.array(z.string()).check(z.maxLength(50))),
  verification_commands: z.optional(z.array(words(1, 1_000)).check(z.maxLength(20))),
});

/** What a coder declares when it gives a feature back. */
const divisionSchema = z.object({
  kind: z.enum(['split', 'prerequisite']),
  parts: z.array(part).check(z.minLength(1), z.maxLength(mostParts)),
});

export interface Division {
  kind: 'split' | 'prerequisite';
  parts: Part[];
}

/**
 * Reads a division from its JSON.
 * @throws WorkflowError that says what is wrong with it.
 */
export function readDivision(text: string, file: string): Division {
  const example =
    '{"kind": "split", "parts": [{"name": "Read the file", "description": "What it is to do, in full."}]}';
  const refused = (received: string) =>
    new WorkflowError('This is no division of a feature', {
      where: file,
      received,
      fix: `Write it so: ${example}`,
      exitCode: exitCodes.usage,
    });
  let value: unknown;
  try {
    value = parseJson(text);
  } catch (error) {
    throw refused((error as Error).message);
  }
  const shape = divisionSchema.safeParse(value);
  if (!shape.success) throw refused(sentences(shape.error.issues, value).join('; '));
  const { kind, parts } = shape.data;
  return { kind, parts: parts.map((one) => withoutUnset(one)) };
}

/** Absent and undefined are different things to the features made of them. */
function withoutUnset(one: z.infer<typeof part>): Part {
  return Object.fromEntries(Object.entries(one).filter(([, value]) => value !== undefined)) as unknown as Part;
}
