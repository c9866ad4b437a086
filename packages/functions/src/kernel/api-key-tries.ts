import { minuteLimit } from './minute-limit';

const MOST_FAILED = 20;

const failed = minuteLimit(MOST_FAILED);

/** Whether somebody has tried so many wrong keys within a minute that they have to wait. `now` in milliseconds. */
export const triedTooOften = failed.isReached;

/** Counts a wrong key of this caller: a key is 256 bits, so slowing a program down is enough. */
export const countFailed = failed.count;
