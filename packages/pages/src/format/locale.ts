import type { I18n } from '@lingui/core';

/** How a reader writes days and numbers; an `I18n` knows it. */
export type Reader = Pick<I18n, 'locales'>;

/** For readers who have no language to choose. */
export const ENGLISH: Reader = { locales: 'en-US' };

/** The locale of a reader, as Intl knows it. */
export const getLocale = ({ locales = 'en-US' }: Reader): string => (typeof locales === 'string' ? locales : 'en-US');

/** With a capital first, for words that stand alone: languages write months and weekdays small. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
