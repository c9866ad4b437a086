import { addDays } from '../../base/days';

/** How long a deleted client can be restored, in days. Source: G-165. */
export const CLIENT_TRASH_DAYS = 30;
/** The moment from which a deleted client is gone for good. */
export const getClientPurgeAt = (deleted_at: string): string =>
  `${addDays(deleted_at.slice(0, 10), CLIENT_TRASH_DAYS)}${deleted_at.slice(10)}`;
