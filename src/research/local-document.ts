import { createReadStream, statSync } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { isWorkflowOutput } from '../base/names.ts';
import { failAt, type FetchOutcome } from './rules/pages/page.ts';
import { excerpt } from '../base/errors.ts';
import { documentText } from './document-text.ts';
import { fetchDefaults } from './fetch-page.ts';
import { realPathInside } from '../files/paths.ts';
import { readOrNothing } from '../files/store.ts';

/** Usual names of files with keys and passwords, in lower case. */
const secretFile =
  /^(?:\.env(?:\..*|rc)?|\.npmrc|\.yarnrc(?:\.yml)?|\.netrc|_netrc|\.pypirc|\.pgpass|\.my\.cnf|\.htpasswd|\.git-credentials|\.dockercfg|id_(?:rsa|dsa|ecdsa|ed25519)(?:_sk)?|credentials?(?:\.(?:json|ya?ml|toml|ini|xml|csv))?|(?:client_)?secrets?\.(?:json|ya?ml|toml|ini|env)|service[-_]?account.*\.json|.*\.(?:pem|key|p12|pfx|jks|keystore|kdbx|ppk|tfstate|tfvars))$/;

const secretFolder = /^(?:\.git|\.aws|\.ssh|\.gnupg|\.kube|\.azure|\.docker)$/;

/**
 * Whether a file likely contains secrets, judged by its name. Stored texts of sources are shown to agents and committed.
 * @param path from the project's root.
 */
export function mayHoldSecrets(path: string): boolean {
  const parts = path.toLowerCase().split(/[\\/]/);
  return parts.some((part) => secretFolder.test(part) || secretFile.test(part));
}

/** Types that cannot be determined from the first bytes. */
const mediaTypes: Record<string, string> = { '.html': 'text/html', '.htm': 'text/html', '.xhtml': 'text/html' };

/**
 * Reads a document of the project, with outcomes like those of `fetchPage`.
 * @param path from the project's root. Refused are paths and links to places outside the project, git's own files, likely
 * secrets, and files that workflows have written, which are no evidence.
 */
export async function readLocalDocument(root: string, path: string): Promise<FetchOutcome> {
  const finalUrl = `repository:${path}`;
  const failed = failAt(finalUrl);
  const real = await realpath(join(root, path)).catch(() => undefined);
  if (real === undefined) return failed('gone', `There is no file ${excerpt(path)} in the project`);
  const inside = realPathInside(root, real)?.split(sep).join('/') ?? '';
  if (inside === '') return failed('refused-address', `${excerpt(path)} lies outside the project`);
  // The given name is checked, too, because of links.
  if (mayHoldSecrets(inside) || mayHoldSecrets(path))
    return failed('refused-address', `${excerpt(path)} may hold secrets and is no source`);
  if (isWorkflowOutput(inside))
    return failed('refused-address', `${excerpt(path)} is what a workflow wrote, and no source`);
  let raw: { bytes: Buffer; truncated: boolean };
  try {
    raw = await readStart(real, fetchDefaults.mostBytes);
  } catch (error) {
    return failed('unreadable-file', `${excerpt(path)} cannot be read: ${excerpt((error as Error).message)}`);
  }
  const mediaType = mediaTypes[extname(real).toLowerCase()] ?? '';
  const read = await documentText({ ...raw, mediaType, encoding: undefined, isFile: true });
  if ('reason' in read) return failed(read.reason.kind, read.reason.sentence);
  return { outcome: 'fetched', ...read, finalUrl };
}

async function readStart(path: string, most: number): Promise<{ bytes: Buffer; truncated: boolean }> {
  // Opening a named pipe would wait for a writer.
  const status = await stat(path);
  if (!status.isFile()) throw new Error('it is no file');
  const bytes = await buffer(createReadStream(path, { end: most - 1 }));
  return { bytes, truncated: status.size > most };
}

/** Names of prose files; other files of a goal may be code or contain secrets. */
const named = /(?<![\w./\\-])(?:[\w.-]+\/)*[\w.-]+\.(?:md|markdown|txt|rst|adoc)\b/gi;
const mostFiles = 3;
const largestBytes = 200_000;

/** The prose files of the project that a text names, by path from its root, with their texts. */
export function namedFiles(root: string, text: string): { file: string; text: string }[] {
  const files = [...new Set(text.match(named) ?? [])].slice(0, mostFiles);
  return files.flatMap((file) => {
    const path = realPathInside(root, join(root, file));
    if (path === undefined || (statSync(path, { throwIfNoEntry: false })?.size ?? Infinity) > largestBytes) return [];
    const content = readOrNothing(path)?.toString('utf8') ?? '';
    return content === '' || content.includes('\uFFFD') ? [] : [{ file, text: content }];
  });
}
