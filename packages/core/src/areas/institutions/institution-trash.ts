import { addDays } from '../../base/days';

/** How long a deleted institution can be restored, in days. */
export const INSTITUTION_TRASH_DAYS = 30;
/** The moment from which a deleted institution is gone for good. */
export const getInstitutionPurgeAt = (deleted_at: string): string =>
  `${addDays(deleted_at.slice(0, 10), INSTITUTION_TRASH_DAYS)}${deleted_at.slice(10)}`;
