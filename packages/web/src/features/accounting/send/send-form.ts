import type { ClientLanguage } from '@wayline/core/base/client-language';
import type { Invoice, InvoiceLink, InvoiceLinks } from '../invoice-queries';

/** What an advisor enters to send an invoice: `payers` in the order of its shares. */
export type SendForm = {
  payers: { ticked: boolean; email: string }[];
  message: string;
  /** Undefined for that of each one’s itinerary. */
  language: ClientLanguage | undefined;
};

/** The newest link that somebody was mailed and that wasn’t turned off, of links that are newest first. */
export const findMailed = (links: readonly InvoiceLink[], payer_id: string): InvoiceLink | undefined =>
  links.find((link) => link.payer_id === payer_id && link.email && !link.revoked_at);

/**
 * Ticked are those who can be mailed and weren’t yet: nobody gets it twice because one was missing. Once all were, it is sent again. Somebody
 * who pays alone is ticked in any case, to be asked for their email.
 */
export const startSending = ({ shares }: Invoice, { links, payers }: InvoiceLinks): SendForm => {
  const known = shares.map(({ payer_id }) => ({
    email: payers.find((payer) => payer.payer_id === payer_id)?.email ?? '',
    isMailed: findMailed(links, payer_id) !== undefined,
  }));
  const isAgain = known.every(({ email, isMailed }) => isMailed || email === '');
  return {
    payers: known.map(({ email, isMailed }) => ({
      email,
      ticked: shares.length === 1 || (email !== '' && (isAgain || !isMailed)),
    })),
    message: '',
    language: undefined,
  };
};
