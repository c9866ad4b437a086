import { defaultCurrency } from '@wayline/core/access/session-user';
import type { InvoiceId } from '@wayline/core/areas/accounting/invoices/invoice-id';
import type { TripId } from '@wayline/core/base/ids';
import { useState } from 'react';
import { useSignedInUser } from '../../../lib/session';
import { usePermission } from '../../../lib/use-permission';
import { ErrorState } from '../../../ui/error-state';
import { Modal } from '../../../ui/modal';
import { RestrictedNotice } from '../../../ui/restricted-notice';
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
  const mayEdit = usePermission('Edit Invoices');
  if (first && mayEdit)
    return (
      <InvoiceEditor
        start={startInvoice({ trip: first.id, billable: first.billable, lead: first.lead, currency, days: first })}
        onDone={onDone}
      />
    );
  const waiting = error ? (
    <ErrorState error={error} onRetry={retry} />
  ) : (
    <Delayed>
      <CardsSkeleton cards={4} />
    </Delayed>
  );
  return (
    <Modal open kind="sheet" width="860px" title="New invoice" onClose={() => onDone(undefined)}>
      {!mayEdit && <RestrictedNotice action="edit invoices" />}
      {mayEdit && (chosen ? waiting : <TripPicker chosen={undefined} onChoose={({ id }) => setChosen(id)} />)}
    </Modal>
  );
};
