import type { Article } from './article.ts';
import { literature } from './literature.ts';
import { practice } from './practice.ts';

/** The real pages of the local web: what a good research run finds. */
export const articles: readonly Article[] = [...literature, ...practice];
