import { asTitle, paragraphs } from '../../base/text.ts';
import { oneLine } from '../../base/errors.ts';
import type { CoderHandIn } from './attempt.ts';
import type { Feature } from './feature.ts';

const longestSubject = 72;

/** A sentence on one line; the dots in "e.g." or a file's name do not end it. */
const firstSentence = /^.*?(?:(?<!\b[a-z]\.[a-z])[.!?](?=\s|$)|$)/mu;

/** The form of subjects where a repository has none of its own. */
export const usualForm = '{id}: {title}';

const conventional = /^[a-z]+(?:\([^)]+\))?!?: \S/;
/** Files that say so, of commitlint and its like. */
const lints = /^(?:commitlint\.config\.\w+|\.commitlintrc(?:\.\w+)?)$/;
const fewestSubjects = 5;

/** The form of a subject: that of the configuration, else that of the repository, by its commitlint or its last commits. */
export function subjectForm(
  configured: string | null,
  { files, subjects }: { files: readonly string[]; subjects: readonly string[] },
  { kind }: Pick<Feature, 'kind'>,
): string {
  if (configured !== null) return configured;
  const own = subjects.filter((one) => conventional.test(one)).length;
  const isUsual = subjects.length >= fewestSubjects && own * 2 > subjects.length;
  if (!isUsual && !files.some((file) => lints.test(file))) return usualForm;
  return `${kind === 'fix' || kind === 'test' ? kind : 'feat'}: {title}`;
}

const commitLine = /\bgit commit\b[^\n]*? (?:-a?m|--message)[ =]?(["'])(.+?)\1/g;

/** The subject that a plan gives the commit of a task by its own command, if it names one. */
export function plannedSubject(description: string): string | undefined {
  const all = new Set([...description.matchAll(commitLine)].map(([, , subject = '']) => subject.trim()));
  const [subject, ...others] = all;
  return subject === '' || others.length > 0 || /[$`<]/.test(subject ?? '') ? undefined : subject;
}

/** A subject in this form; the title of Conventional Commits begins with a small letter. */
function inForm(form: string, id: string, title: string): string {
  const first = conventional.test(form) && !/^\p{Lu}{2}/u.test(title) ? title.charAt(0).toLowerCase() : title.charAt(0);
  return form.replace('{id}', () => id).replace('{title}', () => first + title.slice(1));
}

/**
 * The subject and the body of a feature's commit. The title is the feature's if it is short enough, otherwise the first sentence of the
 * coder's summary, otherwise the shortened one. The body does not begin with the subject again.
 */
export function commitText(
  { id, name }: Pick<Feature, 'id' | 'name'>,
  said: Pick<CoderHandIn, 'what' | 'why'> | null,
  form = usualForm,
): { subject: string; body: string } {
  const room = longestSubject - inForm(form, id, '').length;
  const [title, what] = [oneLine(name), said?.what ?? ''];
  const [first = ''] = firstSentence.exec(what) ?? [];
  const sentence = oneLine(first).replace(/[.:]$/, '');
  const whole = [title, sentence].find((one) => one !== '' && one.length <= room && !one.includes('…'));
  return {
    subject: inForm(form, id, whole ?? asTitle(`${title.replace(/…$/, '')} …`, room + 1).replace(/ ?…$/, '')),
    body: paragraphs([whole === sentence ? what.slice(first.length).trim() : what, said?.why ?? '']),
  };
}
