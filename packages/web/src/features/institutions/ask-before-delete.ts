import { countOf } from '@wayline/core/base/plural';
import { confirm, QUESTIONS } from '../../ui/confirm-dialog';

/** Asks before institutions go to the trash, in the words of the spec, and says what stays. Source: R-SHELL-194, R-ACC-137. */
export const mayDelete = (count: number, noun: string): Promise<boolean> =>
  confirm({
    ...QUESTIONS.delete,
    text: `${countOf(count, noun)} will move to the trash. Bookings keep the name, and you can restore a deleted ${noun} for 30 days.`,
  });

/** Asks before one is deleted for good. */
export const mayPurge = (name: string): Promise<boolean> =>
  confirm({
    ...QUESTIONS.delete,
    text: `${name} will be deleted for good, with its contacts, terms and history. Bookings keep the name.`,
  });
