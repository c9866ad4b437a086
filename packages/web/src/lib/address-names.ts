/**
 * Names in the address of a page besides those of what its list is asked: the order of its table, the tab that it is on, and the invoice or
 * payment that is open over it.
 */
export const [SORT_PARAM, TAB_PARAM, INVOICE_PARAM, PAYMENT_PARAM, SUPPLIER_PAYMENT_PARAM] = [
  'sort',
  'tab',
  'invoice',
  'payment',
  'supplier_payment',
];
