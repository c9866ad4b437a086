import type { InvoiceFigures } from '@wayline/core/areas/accounting/invoices/invoice-figures';
import { FigureList, type FigureRow } from './figure-list';

const listRows = (
  { subtotal, discount, taxes, total, at_supplier }: InvoiceFigures,
  includesTax: boolean,
): FigureRow[] => [
  ...(discount > 0 || taxes.length > 0 ? [{ label: 'Subtotal', minor: subtotal }] : []),
  ...(discount > 0 ? [{ label: 'Discount', minor: -discount }] : []),
  ...taxes.map(({ code, name, rate, tax }) => ({
    label: includesTax ? `Includes ${name || code} ${rate}%` : `${name || code} ${rate}%`,
    minor: tax,
  })),
  { label: 'Total', minor: total, strong: true },
  ...(at_supplier > 0 ? [{ label: 'Paid at suppliers', minor: -at_supplier }] : []),
];

type Props = { figures: InvoiceFigures; currency: string; includesTax: boolean; after?: readonly FigureRow[] };

/** What an invoice comes to, from its lines to its total, what of that is paid at suppliers, and what follows from that. */
export const TotalsList = ({ figures, currency, includesTax, after = [] }: Props) => (
  <FigureList label="Totals" currency={currency} rows={[...listRows(figures, includesTax), ...after]} />
);
