import { addDays } from '../../base/days';

/** How long a deleted form can be restored, in days. */
export const FORM_TRASH_DAYS = 30;
/** The moment from which a deleted form is gone for good, with what came in for it. */
export const getFormPurgeAt = (deleted_at: string): string =>
  `${addDays(deleted_at.slice(0, 10), FORM_TRASH_DAYS)}${deleted_at.slice(10)}`;
