/** Who sees, changes and deletes payments of clients, and what hangs on them: deposit slips and credit. */
export const PAYMENT_ACCESS = {
  view: { kind: 'signed_in', permissions: ['View Payments'], action: 'view payments' },
  edit: { kind: 'signed_in', permissions: ['View Payments', 'Edit Payments'], action: 'edit payments' },
  remove: { kind: 'signed_in', permissions: ['View Payments', 'Delete Payments'], action: 'delete payments' },
} as const;
