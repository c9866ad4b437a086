import { addDays } from './days';

/** How long what was deleted can be brought back, in days. Source: G-165. */
export const TRASH_DAYS = 30;

/** The moment from which something deleted is gone for good. */
export const getPurgeAt = (deleted_at: string): string =>
  `${addDays(deleted_at.slice(0, 10), TRASH_DAYS)}${deleted_at.slice(10)}`;
