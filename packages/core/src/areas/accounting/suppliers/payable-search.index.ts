import type { SearchIndex } from '../../../store/search/search-index';
import { isSettledPayable, type PayableRow } from './payable';
import { PAYABLE_LIST, PayableRows, Payables, SETTLED_PAYABLE_LIST } from './payable.records';
import { PAYABLE_QUERY } from './payable-query';

/** How payables are found: by supplier, booking, confirmation, invoice and trip, in one box. */
export const PAYABLE_INDEX: SearchIndex<typeof Payables, PayableRow, typeof PAYABLE_QUERY> = {
  name: 'PAYABLES',
  def: Payables,
  rows: PayableRows,
  serial: ({ serial }) => serial,
  texts: ({ supplier_name, title, trip_name }) => [supplier_name, title, trip_name],
  codes: ({ confirmation_id, invoice_no, trip_code }) => [confirmation_id, invoice_no, trip_code],
  search: { codes: true },
  query: PAYABLE_QUERY,
  values: (payable) => ({
    paid_to: payable.paid_to,
    supplier: payable.supplier_id,
    trip: payable.trip_id,
    due: payable.due_on,
  }),
  aside: { name: 'settled', has: isSettledPayable },
  lists: () => ({ current: PAYABLE_LIST, aside: SETTLED_PAYABLE_LIST }),
  members: ({ member_ids }) => member_ids,
  subject: ({ trip_id }) => ({ trip_id }),
  order: 'due',
};
