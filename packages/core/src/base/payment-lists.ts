/** How money moves. Source: R-SHELL-292, spec 1 §9, with the one that only documents of payments name (G-138). */
export const TRANSACTION_TYPES = [
  'credit_card',
  'credit_point',
  'bank_transfer',
  'check',
  'payment_portal',
  'other',
  'strip_online_payment',
  'pay_pal',
] as const;
export type TransactionType = (typeof TRANSACTION_TYPES)[number];

/** How a client pays online: by card, or straight from a bank account. */
export const ONLINE_METHODS = ['card', 'bank'] as const;
export type OnlineMethod = (typeof ONLINE_METHODS)[number];

/** How a commission is paid. Source: R-SHELL-294. */
export const COMMISSION_PAYMENT_TYPES = [
  'bank_transfer',
  'check',
  'other',
] as const satisfies readonly TransactionType[];

/** Who pays whom when a payment is applied to an invoice. Source: R-SHELL-296. */
export const INVOICE_PAID_BY = ['client_to_company', 'client_to_supplier'] as const;
