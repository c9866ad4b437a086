import { useMemo } from 'react';
import { useSignedInUser } from '../../lib/session';
import { usePermission } from '../../lib/use-permission';
import type { SeenMoney } from './client-columns';

/** Which money of clients the user is shown: what clients owe is of all their invoices, so it is for those who see all work. */
export const useSeenMoney = (): SeenMoney => {
  const { visibility = 'all' } = useSignedInUser();
  const [invoices, payments] = [usePermission('View Invoices'), usePermission('View Payments')];
  const seesAll = visibility === 'all';
  return useMemo(() => ({ due: seesAll && invoices, credit: seesAll && payments }), [seesAll, invoices, payments]);
};
