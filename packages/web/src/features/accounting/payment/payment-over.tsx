import { lazy } from 'react';
import { OpenedOver } from '../drawer/opened-over';
import type { OpenedPayment } from '../use-opened';

const PaymentDrawer = lazy(async () => ({ default: (await import('./payment-drawer')).PaymentDrawer }));

/** The payment that the address opens, over its page. */
export const PaymentOver = ({ payments }: { payments: OpenedPayment }) => (
  <OpenedOver record={payments}>
    {(shown) => shown !== 'new' && <PaymentDrawer id={shown} onClose={payments.close} />}
  </OpenedOver>
);
