import type { I18n } from '@lingui/core';
import type { ClientInvoice } from '@wayline/core/areas/accounting/links/client-invoice';
import { toGivenBack } from '@wayline/core/areas/accounting/payments/payment';
import type { ReceiptPart, ReceiptWords } from '@wayline/core/areas/accounting/receipts/send-receipt';
import { getFirstName } from '@wayline/core/areas/settings/first-name';
import { greetingFor } from '@wayline/core/areas/settings/greeting';
import { sum } from '@wayline/core/base/sum';
import { fullDate } from '../format/day-text';
import { invoiceMoney, methodText } from '../invoice/invoice-words';
import { type Paid, paidRows } from '../invoice/pay-words';
import { clientSpeaker } from '../texts';
import { composeMail } from './compose-mail';
import type { ComposedMail, MailContent } from './mail-content';

type Addressed = {
  invoice: ClientInvoice;
  name?: string | undefined;
  words: { greeting: string };
  origin: string;
};
export type ReceiptMail = Addressed & {
  /** What was paid, in its currency. */
  paid: Paid;
  /** What is left to pay once it is on the invoice, to who still pays it. */
  left?: number | undefined;
  day: string;
};

const mailOf = (
  { invoice, name, words, origin }: Addressed,
  { subject, preview, blocks, foot }: Pick<MailContent, 'subject' | 'preview' | 'blocks' | 'foot'>,
): ComposedMail => {
  const { house, language } = invoice;
  const i18n = clientSpeaker(language);
  return composeMail({
    language,
    house: { name: house.name, accent: house.accent, logo: house.logo_url && new URL(house.logo_url, origin).href },
    ...{ subject, preview, title: subject },
    blocks: [{ kind: 'text', text: greetingFor(i18n, words.greeting, name && getFirstName(name)) }, ...blocks],
    foot,
  });
};
const onlineFoot = (i18n: I18n, { house: { name: company } }: ClientInvoice) =>
  i18n._('{company}. You received this email because you paid an invoice online.', { company });

const thanksFor = (i18n: I18n, numbers: readonly string[]) => {
  const [number = '', ...more] = numbers;
  return more.length > 0
    ? i18n._('Thank you. Your payment on invoices {numbers} has arrived.', { numbers: numbers.join(', ') })
    : i18n._('Thank you. Your payment on invoice {number} has arrived.', { number });
};

type Said = {
  numbers: readonly string[];
  amount: string;
  facts: readonly (readonly [string, string])[];
  hasLink: boolean;
  foot: string;
};
/** A receipt as any payment has it: what it was for, when it came, and what is left. */
const receiptOf = (mail: Addressed, { numbers, amount, facts, hasLink, foot }: Said): ComposedMail => {
  const { invoice } = mail;
  const i18n = clientSpeaker(invoice.language);
  const thanks = thanksFor(i18n, numbers);
  return mailOf(mail, {
    subject: i18n._('Receipt from {company}: {amount}', { company: invoice.house.name, amount }),
    preview: thanks,
    blocks: [
      { kind: 'text', text: thanks },
      { kind: 'facts', facts: [[i18n._('Trip'), invoice.trip_name], ...facts] },
      ...(hasLink
        ? [{ kind: 'text' as const, text: i18n._('You can open the invoice again by the link you were sent.') }]
        : []),
    ],
    foot,
  });
};

/** The receipt of a payment that a client made online, with what is left to pay. */
export const renderReceiptMail = (mail: ReceiptMail): ComposedMail => {
  const { invoice, paid, day, left } = mail;
  const i18n = clientSpeaker(invoice.language);
  return receiptOf(mail, {
    numbers: [invoice.number ?? ''],
    amount: invoiceMoney(i18n, paid, paid.amount + paid.fee),
    facts: [
      [i18n._('Date'), fullDate(i18n, day)],
      ...paidRows(i18n, paid),
      ...(left === undefined ? [] : [[i18n._('Left to pay'), invoiceMoney(i18n, invoice, left)] as const]),
    ],
    hasLink: true,
    foot: onlineFoot(i18n, invoice),
  });
};

type Fact = readonly [string, string];
/** What of a payment is for each part of its invoices, and what is left of those of who paid. */
const partFacts = (i18n: I18n, parts: readonly ReceiptPart[]): Fact[] =>
  parts.flatMap(({ invoice, amount, whose, left }) => {
    const { number = '' } = invoice;
    const isOnly = parts.length === 1 && whose === undefined;
    const label = whose
      ? i18n._('Toward {number}, for {name}', { number, name: whose })
      : i18n._('Toward {number}', { number });
    const leftLabel = parts.length > 1 ? i18n._('Left to pay on {number}', { number }) : i18n._('Left to pay');
    return [
      ...(isOnly ? [] : [[label, invoiceMoney(i18n, invoice, amount)] as const]),
      ...(left === undefined ? [] : [[leftLabel, invoiceMoney(i18n, invoice, left)] as const]),
    ];
  });

/** The receipt of a payment that the agency recorded: what each part of it is for, what went back, and what is left to pay. */
export const renderRecordedReceiptMail = ({
  payment,
  parts,
  has_link: hasLink,
  ...mail
}: ReceiptWords & { origin: string }): ComposedMail => {
  const [{ invoice, whose }] = parts;
  const i18n = clientSpeaker(invoice.language);
  const money = (minor: number) => invoiceMoney(i18n, payment, minor);
  const applied = sum(payment.applied.map((part) => part.amount));
  const amount = money(payment.amount + payment.fee);
  const back = toGivenBack(payment);
  const isPart = parts.length === 1 && whose === undefined && applied < payment.amount + payment.fee;
  const { name: company } = invoice.house;
  return receiptOf(
    { ...mail, invoice },
    {
      numbers: [...new Set(parts.map((part) => part.invoice.number ?? ''))],
      amount,
      facts: [
        [i18n._('Date'), fullDate(i18n, payment.received_on)],
        [
          i18n._('Paid by'),
          methodText(i18n, { payment_method: payment.transaction_type, confirmation_code: payment.confirmation_code }),
        ],
        ...(isPart ? [[i18n._('Toward the invoice'), money(applied)] as const] : []),
        [i18n._('You paid'), amount],
        ...(back > 0 ? [[i18n._('Refunded'), money(back)] as const] : []),
        ...partFacts(i18n, parts),
      ],
      hasLink,
      foot: i18n._('{company}. You received this email because you paid an invoice.', { company }),
    },
  );
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
    foot: onlineFoot(i18n, invoice),
  });
};
