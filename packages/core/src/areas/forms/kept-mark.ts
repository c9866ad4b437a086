/** How an answer begins that stands for a number which is kept, and which no page shows again. */
export const KEPT_MARK = 'kept.';
export const isKeptMark = (answer: string): boolean => answer.startsWith(KEPT_MARK);
