import { useQuery } from '@tanstack/react-query';
import type { InvoiceId } from '@wayline/core/areas/accounting/invoices/invoice-id';
import type { TripId } from '@wayline/core/base/ids';
import { lazy, Suspense, useState } from 'react';
import { ErrorState } from '../../../ui/error-state';
import { Modal } from '../../../ui/modal';
import { CardsSkeleton, Delayed } from '../../../ui/skeletons';
import { invoiceQuery } from '../invoice-queries';
import type { OpenedInvoice } from '../use-opened';
import { InvoiceReading } from './invoice-reading';

const InvoiceEditor = lazy(async () => ({
  default: (await import('../editor/known-invoice-editor')).KnownInvoiceEditor,
}));
const NewInvoice = lazy(async () => ({ default: (await import('../editor/new-invoice')).NewInvoice }));

type KnownProps = { id: InvoiceId; onClose: () => void };

/** An invoice to read, and to change where its reader says so. */
const KnownInvoice = ({ id, onClose }: KnownProps) => {
  const [isEditing, setEditing] = useState(false);
  const { data, error, refetch } = useQuery(invoiceQuery(id));
  if (!data)
    return (
      <Modal open kind="sheet" width="760px" title="Invoice" onClose={onClose}>
        {error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <Delayed>
            <CardsSkeleton cards={3} />
          </Delayed>
        )}
      </Modal>
    );
  const reading = <InvoiceReading whole={data} onEdit={() => setEditing(true)} onClose={onClose} />;
  if (!isEditing) return reading;
  return (
    <Suspense fallback={reading}>
      <InvoiceEditor whole={data} onDone={() => setEditing(false)} />
    </Suspense>
  );
};

type Props = { opened: InvoiceId | 'new'; invoices: OpenedInvoice; trip: TripId | undefined };

/** An invoice over its page: made, read, or changed. Source: R-ACC-023 (G-157). */
export const InvoiceDrawer = ({ opened, invoices, trip }: Props) =>
  opened === 'new' ? (
    <Suspense fallback={null}>
      <NewInvoice trip={trip} onDone={(made) => (made ? invoices.replace(made) : invoices.close())} />
    </Suspense>
  ) : (
    <KnownInvoice id={opened} onClose={invoices.close} />
  );
