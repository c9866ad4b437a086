import type { TripId } from '@wayline/core/base/ids';
import { lazy } from 'react';
import type { OpenedInvoice } from '../use-opened';
import { OpenedOver } from './opened-over';

const InvoiceDrawer = lazy(async () => ({ default: (await import('./invoice-drawer')).InvoiceDrawer }));

type Props = {
  invoices: OpenedInvoice;
  /** The trip that a new invoice is of. */
  trip?: TripId;
};

/** The invoice that the address opens, over its page. Source: R-ACC-023 (G-157). */
export const InvoiceOver = ({ invoices, trip }: Props) => (
  <OpenedOver record={invoices}>
    {(shown) => <InvoiceDrawer opened={shown} invoices={invoices} trip={trip} />}
  </OpenedOver>
);
