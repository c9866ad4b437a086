import type { ClientInvoice } from '@wayline/core/areas/accounting/links/client-invoice';
import { getFirstName } from '@wayline/core/areas/settings/first-name';
import { greetingFor } from '@wayline/core/areas/settings/greeting';
import { fullDate } from '../format/day-text';
import { invoiceMoney } from '../invoice/invoice-words';
import { type Paid, paidRows } from '../invoice/pay-words';
import { clientSpeaker } from '../texts';
import { composeMail } from './compose-mail';
import type { ComposedMail, MailContent } from './mail-content';

export type ReceiptMail = {
  invoice: ClientInvoice;
  /** What was paid, in its currency. */
  paid: Paid;
  /** What is left to pay once it is on the invoice, to who still pays it. */
  left?: number | undefined;
  day: string;
  name?: string | undefined;
  words: { greeting: string };
  origin: string;
};

const mailOf = (
  { invoice, name, words, origin }: ReceiptMail,
  { subject, preview, blocks }: Pick<MailContent, 'subject' | 'preview' | 'blocks'>,
): ComposedMail => {
  const { house, language } = invoice;
  const i18n = clientSpeaker(language);
  const company = house.name;
  return composeMail({
    language,
    house: { name: company, accent: house.accent, logo: house.logo_url && new URL(house.logo_url, origin).href },
    ...{ subject, preview, title: subject },
    blocks: [{ kind: 'text', text: greetingFor(i18n, words.greeting, name && getFirstName(name)) }, ...blocks],
    foot: i18n._('{company}. You received this email because you paid an invoice online.', { company }),
  });
};

/** The receipt of a payment that a client made online, with what is left to pay. */
export const renderReceiptMail = (mail: ReceiptMail): ComposedMail => {
  const { invoice, paid, day, left } = mail;
  const i18n = clientSpeaker(invoice.language);
  const company = invoice.house.name;
  const amount = invoiceMoney(i18n, paid, paid.amount + paid.fee);
  const number = invoice.number ?? '';
  return mailOf(mail, {
    subject: i18n._('Receipt from {company}: {amount}', { company, amount }),
    preview: i18n._('Thank you. Your payment on invoice {number} has arrived.', { number }),
    blocks: [
      { kind: 'text', text: i18n._('Thank you. Your payment on invoice {number} has arrived.', { number }) },
      {
        kind: 'facts',
        facts: [
          [i18n._('Trip'), invoice.trip_name],
          [i18n._('Date'), fullDate(i18n, day)],
          ...paidRows(i18n, paid),
          ...(left === undefined ? [] : [[i18n._('Left to pay'), invoiceMoney(i18n, invoice, left)] as const]),
        ],
      },
      { kind: 'text', text: i18n._('You can open the invoice again by the link you were sent.') },
    ],
  });
};

/** What a client is told whose bank didn’t pay. */
export const renderPaymentFailedMail = (mail: ReceiptMail): ComposedMail => {
  const { invoice, paid } = mail;
  const i18n = clientSpeaker(invoice.language);
  const amount = invoiceMoney(i18n, paid, paid.amount + paid.fee);
  const number = invoice.number ?? '';
  const text = i18n._(
    'Your bank didn’t pay {amount} on invoice {number}. Please open the invoice by the link you were sent and pay again, or another way.',
    { amount, number },
  );
  return mailOf(mail, {
    subject: i18n._('Your payment of {amount} failed', { amount }),
    preview: text,
    blocks: [{ kind: 'text', text }],
  });
};
