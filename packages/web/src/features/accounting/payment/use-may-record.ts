import { usePermission } from '../../../lib/use-permission';

/**
 * Whether the reader may record a payment, and whether something of it may stay unapplied: who may only apply payments records one that is all
 * for invoices. The server asks the same question again.
 */
export const useMayRecord = () => {
  const [views, mayKeep] = [usePermission('View Payments'), usePermission('Edit Payments')];
  const [applies, seesInvoices] = [usePermission('Apply Payment On Invoices'), usePermission('View Invoices')];
  return { mayRecord: views && (mayKeep || (applies && seesInvoices)), mayKeep };
};
