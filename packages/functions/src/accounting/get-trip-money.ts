import { getCompanyToday } from '@wayline/core/access/user-time-zone';
import { invoicesContracts } from '@wayline/core/areas/accounting/invoices/invoices.contract';
import { toShownRow } from '@wayline/core/areas/accounting/invoices/shown-invoice';
import { readTripMoney } from '@wayline/core/areas/accounting/invoices/trip-money';
import { ok, refuse } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(invoicesContracts['trips.money.get'], async ({ input, actor, db, deps }) => {
  const found = await readTripMoney(db, input.id);
  if (!found) return refuse('record.missing');
  const today = getCompanyToday(actor, deps.now());
  const { invoices, whole: _whole, ...shown } = found;
  return ok({ ...shown, invoices: invoices.map((row) => toShownRow(row, today)) });
});
