import type { TenantDb } from '../../../store/tenant-db';
import { type InvoiceNumbering, invoiceNumbering, type NumberedKind, readCompanySetting } from '../../settings/public';

/** How the documents of a company are numbered from now on. */
export const readNumbering = (db: TenantDb): Promise<InvoiceNumbering> => readCompanySetting(db, invoiceNumbering);

/**
 * The series of a kind of document on a day, and what it begins with: numbers begin again each year, unless the company lets them go on for
 * ever. Source: law 16.
 */
export const toSeries = (
  kind: NumberedKind,
  day: string,
  { by_year, first_invoice, first_year }: Pick<InvoiceNumbering, 'by_year' | 'first_invoice' | 'first_year'>,
): { series: string; first: number } => {
  const year = day.slice(0, 4);
  const begins = kind === 'INVOICE' && (!by_year || !first_year || String(first_year) === year);
  return { series: by_year ? `${kind}-${year}` : kind, first: begins ? first_invoice : 1 };
};
