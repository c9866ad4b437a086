import { usePermission } from '../../../lib/use-permission';

/**
 * Whether the reader may record a payment, whether something of it may stay unapplied, and whether they may apply it: who may only apply
 * payments records one that is all for invoices. The server asks the same question again.
 */
export const useMayRecord = () => {
  const [views, mayKeep] = [usePermission('View Payments'), usePermission('Edit Payments')];
  const [applies, seesInvoices] = [usePermission('Apply Payment On Invoices'), usePermission('View Invoices')];
  const mayApply = applies && seesInvoices;
  return { mayRecord: views && (mayKeep || mayApply), mayKeep, mayApply };
};
