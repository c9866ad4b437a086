import type { I18n } from '@lingui/core';
import type { ClientCreditNote } from '@wayline/core/areas/accounting/links/client-credit-note';
import { fullDate } from '../format/day-text';
import { invoiceMoney, rateText, type TotalRow } from './invoice-words';

/** The facts at the head of a credit note with their names. */
export const creditFacts = (i18n: I18n, note: ClientCreditNote): [name: string, value: string][] => [
  [i18n._('Issued'), fullDate(i18n, note.day)],
  [i18n._('For invoice'), note.invoice_number],
  [i18n._('Billed to'), note.billed_to.filter(Boolean).join(', ')],
  [i18n._('Trip'), note.trip_name],
];

/** What a credit note comes to: the taxes within it, what is kept, and what of it is somebody’s own. */
export const creditRows = (i18n: I18n, note: ClientCreditNote): TotalRow[] => {
  const money = (minor: number) => invoiceMoney(i18n, note, minor);
  const taxes = note.taxes.map(({ code, name, rate, tax }): TotalRow => {
    const named = `${name} ${rateText(i18n, rate)}`;
    return { key: `tax ${code}`, name: i18n._('{tax}, included', { tax: named }), amount: money(tax), kind: 'inner' };
  });
  const rows: (TotalRow | false)[] = [
    ...taxes,
    note.fee > 0 && { key: 'fee', name: i18n._('Cancellation fee'), amount: money(-note.fee) },
    { key: 'total', name: i18n._('Total credit'), amount: money(note.total), kind: 'due' },
    note.part !== undefined && { key: 'part', name: i18n._('Your part'), amount: money(note.part), kind: 'sum' },
  ];
  return rows.filter((row) => row !== false);
};
