import type { TripId } from '@wayline/core/base/ids';
import { lazy, Suspense, useEffect, useState } from 'react';
import { hasUnsavedEdits } from '../../../lib/unsaved-edits';
import { confirmLeave } from '../../../ui/use-confirm-discard';
import type { OpenedInvoice } from '../use-opened-invoice';

const InvoiceDrawer = lazy(async () => ({ default: (await import('./invoice-drawer')).InvoiceDrawer }));

type Props = {
  invoices: OpenedInvoice;
  /** The trip that a new invoice is of. */
  trip?: TripId;
};

/**
 * The invoice that the address opens, over its page. Where Back closes it while something in it is unsaved, its reader is asked, and it
 * stays where they say so. Source: R-ACC-023 (G-157).
 */
export const InvoiceOver = ({ invoices, trip }: Props) => {
  const { opened } = invoices;
  const [shown, setShown] = useState(opened);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks once for each change of the address.
  useEffect(() => {
    if (opened === shown) return;
    if (shown === undefined || !hasUnsavedEdits()) return setShown(opened);
    void confirmLeave().then((leaves) => (leaves ? setShown(opened) : invoices.open(shown)));
  }, [opened]);
  return (
    shown && (
      <Suspense fallback={null}>
        <InvoiceDrawer key={shown} opened={shown} invoices={invoices} trip={trip} />
      </Suspense>
    )
  );
};
