import { LANGUAGE } from '@wayline/core/base/language';

/** A number of things in figures: 1,204. */
export const formatCount = (count: number): string => count.toLocaleString(LANGUAGE);
