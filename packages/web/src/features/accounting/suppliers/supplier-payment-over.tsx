import { lazy } from 'react';
import { OpenedOver } from '../drawer/opened-over';
import type { OpenedSupplierPayment } from '../use-opened';

const SupplierPaymentDrawer = lazy(async () => ({
  default: (await import('./supplier-payment-drawer')).SupplierPaymentDrawer,
}));

/** The payment to a supplier that the address opens, over its page. */
export const SupplierPaymentOver = ({ payments }: { payments: OpenedSupplierPayment }) => (
  <OpenedOver record={payments}>
    {(shown) => shown !== 'new' && <SupplierPaymentDrawer id={shown} onClose={payments.close} />}
  </OpenedOver>
);
