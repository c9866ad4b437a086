import type { ClientLanguage } from '@wayline/core/base/client-language';
import type { Invoice } from '../invoice-queries';

/** What an advisor enters to send an invoice: `payers` in the order of its shares. */
export type SendForm = {
  payers: { ticked: boolean; email: string }[];
  message: string;
  /** Undefined for that of each one’s itinerary. */
  language: ClientLanguage | undefined;
};

/** All are ticked whose email is on file: one without it would be in the way of sending it to the others. One alone is asked for theirs. */
export const startSending = ({ shares }: Invoice): SendForm => ({
  payers: shares.map(({ email = '' }) => ({ ticked: shares.length === 1 || email !== '', email })),
  message: '',
  language: undefined,
});
