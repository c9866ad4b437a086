import { defaultCurrency } from '@wayline/core/access/session-user';
import type { InvoiceId } from '@wayline/core/areas/accounting/invoices/invoice-id';
import type { TripId } from '@wayline/core/base/ids';
import { useState } from 'react';
import { useSignedInUser } from '../../../lib/session';
import { ErrorState } from '../../../ui/error-state';
import { Modal } from '../../../ui/modal';
import { CardsSkeleton, Delayed } from '../../../ui/skeletons';
import { TripPicker } from '../../trip/public';
import { InvoiceEditor } from './invoice-editor';
import { startInvoice } from './invoice-form';
import { useBilledTrips } from './use-billed-trips';

type Props = { trip: TripId | undefined; onDone: (made: InvoiceId | undefined) => void };

/** A new invoice: of the trip of the page, or of one that is chosen first. It begins with all that can be billed, and who leads the trip. */
export const NewInvoice = ({ trip, onDone }: Props) => {
  const [chosen, setChosen] = useState(trip);
  const currency = defaultCurrency(useSignedInUser());
  const { trips, error, retry } = useBilledTrips(chosen ? [chosen] : []);
  const [first] = trips;
  if (first)
    return (
      <InvoiceEditor
        start={startInvoice({ trip: first.id, billable: first.billable, lead: first.lead, currency })}
        onDone={onDone}
      />
    );
  return (
    <Modal open kind="sheet" width="860px" title="New invoice" onClose={() => onDone(undefined)}>
      {!chosen && <TripPicker chosen={undefined} onChoose={({ id }) => setChosen(id)} />}
      {chosen && error && <ErrorState error={error} onRetry={retry} />}
      {chosen && !error && (
        <Delayed>
          <CardsSkeleton cards={4} />
        </Delayed>
      )}
    </Modal>
  );
};
