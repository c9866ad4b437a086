import type { Translate } from './translate-source';

const TEXTS = /(?<=<noscript>|name="description" content=")[^<"]+/g;

/** What the page says that the app is loaded by, before it is there. */
export const textsOfPage = (html: string): string[] => html.match(TEXTS) ?? [];

/** That page in another language, and marked as such for whoever reads it aloud. */
export const inPage = (html: string, language: string, translate: Translate): string =>
  html.replace(TEXTS, (text) => translate(text) ?? text).replace(/(?<=<html lang=")[^"]+/, language);
