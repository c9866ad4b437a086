/** How money moves. Source: R-SHELL-292, spec 1 §9 (G-138). */
export const TRANSACTION_TYPES = [
  'credit_card',
  'credit_point',
  'bank_transfer',
  'check',
  'payment_portal',
  'other',
  'strip_online_payment',
] as const;
export type TransactionType = (typeof TRANSACTION_TYPES)[number];

/** How money comes back: not as points. Source: R-SHELL-293. */
export const REFUND_TYPES = TRANSACTION_TYPES.filter((type) => type !== 'credit_point');

/** How a commission is paid. Source: R-SHELL-294. */
export const COMMISSION_PAYMENT_TYPES = [
  'bank_transfer',
  'check',
  'other',
] as const satisfies readonly TransactionType[];

/** Who pays whom, by where it is asked. Source: R-SHELL-295..297. */
export const PAYMENT_MADE_BY = {
  supplier_side: ['company_to_supplier', 'client_to_supplier', 'client_at_supplier'],
  apply_invoice: ['client_to_company', 'client_to_supplier'],
  client_side: ['client_to_company', 'client_to_supplier', 'supplier_to_client', 'company_to_client'],
} as const;
