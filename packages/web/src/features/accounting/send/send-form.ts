import type { ClientLanguage } from '@wayline/core/base/client-language';
import type { Invoice } from '../invoice-queries';

/** What an advisor enters to send an invoice: `payers` in the order of its shares. */
export type SendForm = {
  payers: { ticked: boolean; email: string }[];
  message: string;
  /** Undefined for that of each one’s itinerary. */
  language: ClientLanguage | undefined;
};

export const startSending = ({ shares }: Invoice): SendForm => ({
  payers: shares.map(({ email = '' }) => ({ ticked: true, email })),
  message: '',
  language: undefined,
});
