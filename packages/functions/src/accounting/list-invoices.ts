import { getCompanyToday } from '@wayline/core/access/user-time-zone';
import { INVOICE_INDEX } from '@wayline/core/areas/accounting/invoices/invoice-search.index';
import { invoicesContracts } from '@wayline/core/areas/accounting/invoices/invoices.contract';
import { toShownRow } from '@wayline/core/areas/accounting/invoices/shown-invoice';
import { addDays } from '@wayline/core/base/days';
import { ok } from '@wayline/core/base/result';
import { searchList } from '@wayline/core/store/search/search-list';
import { type Call, endpoint } from '../kernel/endpoint';

type Asked = Call<(typeof invoicesContracts)['book.invoices.list']>['input'];
/** Overdue is what is open and was due before today; the days that were asked for stay. */
const onDay = (asked: Asked, today: string): Asked => {
  const { payment_status: status, due_from = '', due_until = '9' } = asked;
  const yesterday = addDays(today, -1);
  if (status === 'overdue')
    return { ...asked, payment_status: 'open', due_until: due_until < yesterday ? due_until : yesterday };
  if (status === 'open') return { ...asked, due_from: due_from > today ? due_from : today };
  return asked;
};

/** Source: R-ACC-027, R-ACC-079. */
export const handler = endpoint(invoicesContracts['book.invoices.list'], async ({ input, actor, db, deps }) => {
  const today = getCompanyToday(actor, deps.now());
  const { rows, ...page } = await searchList(db, INVOICE_INDEX, onDay(input, today));
  return ok({ invoices: rows.map((row) => toShownRow(row, today)), ...page });
});
