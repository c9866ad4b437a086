import { BANK_LINE_INDEX } from './areas/accounting/bank/bank-line-search.index';
import { INVOICE_INDEX } from './areas/accounting/invoices/invoice-search.index';
import { PAYMENT_INDEX } from './areas/accounting/payments/payment-search.index';
import { PAYABLE_INDEX } from './areas/accounting/suppliers/payable-search.index';
import { SUPPLIER_PAYMENT_INDEX } from './areas/accounting/suppliers/supplier-payment-search.index';
import { CLIENT_INDEX } from './areas/clients/client-search.index';
import { INSTITUTION_INDEX } from './areas/institutions/institution-search.index';
import { BOOKING_INDEX } from './areas/trip/booking-lists/booking-search.index';
import { TRIP_INDEX } from './areas/trip/trips/trip-search.index';
import type { SearchIndex } from './store/search/search-index';

/** Everything that searches and filters are answered from, one line for a kind of record; the stream keeps them. */
export const SEARCH_INDEXES: readonly SearchIndex[] = [
  TRIP_INDEX,
  BOOKING_INDEX,
  CLIENT_INDEX,
  INSTITUTION_INDEX,
  INVOICE_INDEX,
  PAYMENT_INDEX,
  PAYABLE_INDEX,
  SUPPLIER_PAYMENT_INDEX,
  BANK_LINE_INDEX,
];
