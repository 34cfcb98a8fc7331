import { codeWords } from '../../base/code-words.ts';

/** The parts of a feature that others may use. */
export interface Offered {
  id: string;
  /** Its source files. */
  files: readonly string[];
  /** The signatures of its exports. */
  names: readonly string[];
}

/** Whether a text names the feature: by its id, one of its files, or in code one of its exported names. */
export function isNamedIn(text: string, { id, files, names }: Offered): boolean {
  if ((/[a-z]/i.test(id) && hasWord(text, id)) || files.some((file) => hasWord(text, mentionOf(file)))) return true;
  const code = codeWords(text);
  // Methods such as `__init__` occur in any class.
  return names.map(nameIn).some((name) => !name.startsWith('__') && code.has(name));
}

const importing = /^.*\b(?:import|from|require|use|include)\b.*$/gm;

/** Whether source lines import one of the files of the feature. */
export function isImportedBy(source: string, { files }: Offered): boolean {
  const lines = (source.match(importing) ?? []).join('\n');
  return files.some((file) => hasWord(lines, moduleOf(file)));
}

/** Files with these names are distinguished by their folders. */
const common = /^(?:__init__|__main__|index|main|mod|lib)$/;

function moduleOf(file: string): string {
  const parts = file.split('/');
  const stem = (parts.at(-1) ?? '').replace(/(?<=.)\..*$/, '');
  return common.test(stem) ? (parts.at(-2) ?? stem) : stem;
}

/** The name of a file in texts: without folders, unless the name is common. */
function mentionOf(file: string): string {
  const name = file.split('/').at(-1) ?? file;
  return common.test(name.replace(/\..*$/, '')) ? file : name;
}

function hasWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    const before = text.charAt(at - 1);
    const after = text.charAt(at + word.length);
    if (!/[\w$-]/.test(before) && !/[\w$-]/.test(after)) return true;
  }
  return false;
}

const declared =
  /\b(?:def|class|function\*?|const|let|var|interface|type|enum|func(?:\s*\([^)]*\))?|fn|struct|trait|module|defmodule)\s+([A-Za-z_$][\w$]*)/;

/** The name that a signature declares; empty if none is found. */
export function nameIn(signature: string): string {
  return declared.exec(signature)?.[1] ?? /[A-Za-z_$][\w$]*(?=\s*[(:=])/.exec(signature)?.[0] ?? '';
}
