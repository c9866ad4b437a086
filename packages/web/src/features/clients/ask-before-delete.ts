import { countOf } from '@wayline/core/base/plural';
import { confirm, QUESTIONS } from '../../ui/confirm-dialog';

/** Asks before clients go to the trash, in the words of the spec, and says what stays. Source: R-SHELL-194, R-ACC-137. */
export const mayDeleteClients = (clients: number): Promise<boolean> =>
  confirm({
    ...QUESTIONS.delete,
    text: `${countOf(clients, 'client')} will move to the trash. Trips keep their travelers, and you can restore a deleted client for 30 days.`,
  });

/** Asks before a client is deleted for good. */
export const mayPurgeClient = (name: string): Promise<boolean> =>
  confirm({
    ...QUESTIONS.delete,
    text: `${name} will be deleted for good, with the documents and history of the profile. Trips keep their travelers.`,
  });
