import { LANGUAGE } from '@wayline/core/kernel/language';

/** A number of things in figures: 1,204. */
export const showCount = (count: number): string => count.toLocaleString(LANGUAGE);
