import type { TripId } from '@wayline/core/base/ids';
import { lazy, Suspense } from 'react';
import type { OpenedInvoice } from '../use-opened-invoice';

const InvoiceDrawer = lazy(async () => ({ default: (await import('./invoice-drawer')).InvoiceDrawer }));

type Props = {
  invoices: OpenedInvoice;
  /** The trip that a new invoice is of. */
  trip?: TripId;
};

/** The invoice that the address opens, over its page. Source: R-ACC-023 (G-157). */
export const InvoiceOver = ({ invoices, trip }: Props) =>
  invoices.opened && (
    <Suspense fallback={null}>
      <InvoiceDrawer key={invoices.opened} opened={invoices.opened} invoices={invoices} trip={trip} />
    </Suspense>
  );
