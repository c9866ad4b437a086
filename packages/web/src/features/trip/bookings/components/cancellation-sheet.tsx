import { Button, List, SimpleGrid, Text } from '@chakra-ui/react';
import { formatMessage } from '@wayline/core/base/messages';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { type CallOutput, call } from '../../../../lib/api';
import { asApiError } from '../../../../lib/api-error';
import { formatDate } from '../../../../lib/format';
import { useGuardedAction } from '../../../../lib/use-permission';
import { DateField } from '../../../../ui/fields/date-field';
import { Form } from '../../../../ui/fields/form';
import { MoneyField } from '../../../../ui/fields/money-field';
import { SelectField } from '../../../../ui/fields/select-field';
import { SubmitButton } from '../../../../ui/fields/submit-button';
import { TextField } from '../../../../ui/fields/text-field';
import { IfPermitted } from '../../../../ui/if-permitted';
import { Modal } from '../../../../ui/modal';
import { notifyError } from '../../../../ui/notify-error';
import { notify } from '../../../../ui/toaster';
import { useConfirmDiscard } from '../../../../ui/use-confirm-discard';
import { type CancellationForm, toCancellationDraft, toCancellationForm } from '../cancellation-form';

export type CancellationDetails = CallOutput<'book.cancellation-details.get'>;
type Props = {
  details: CancellationDetails;
  onClose: () => void;
  onSaved: () => Promise<unknown>;
  /** Reads the booking again when somebody else has saved it; what was typed stays. */
  onStale: () => Promise<unknown>;
};

/** What is agreed with the supplier: where it stands, what it costs, what comes back and when. */
export const CancellationSheet = ({ details, onClose, onSaved, onStale }: Props) => {
  const { booking, is_cancelled, proposed, statuses } = details;
  const { currency } = proposed;
  const at = { bookingId: booking.id, trip_id: booking.trip_id, version: booking.version };
  const formId = useId();
  const form = useForm<CancellationForm>({ defaultValues: toCancellationForm(proposed) });
  const { control } = form;
  const leave = useConfirmDiscard(form.formState.isDirty, onClose);
  const allowed = useGuardedAction('Edit Reservations', 'edit reservations');

  const done = async (title: string) => {
    notify({ kind: 'success', title });
    await onSaved();
    onClose();
  };
  const save = async (typed: CancellationForm) => {
    try {
      await call('book.cancellation.save', { ...at, cancellation: toCancellationDraft(typed, currency) });
    } catch (thrown) {
      if (asApiError(thrown).code === 'record.stale') await onStale();
      throw thrown;
    }
    await done(is_cancelled ? `Cancellation of ${booking.title} saved` : `${booking.title} canceled`);
  };
  const restore = async () => {
    await call('book.cancellation.restore', at);
    await done(`${booking.title} is no longer canceled`);
  };
  const money = (name: 'penalty' | 'refund_expected' | 'refund_received', label: string) => (
    <MoneyField control={control} name={name} label={label} currency={currency} />
  );
  return (
    <Modal
      open
      kind="sheet"
      width="480px"
      title={is_cancelled ? `Cancellation of ${booking.title}` : `Cancel ${booking.title}`}
      onClose={leave}
      footer={
        <>
          {is_cancelled ? (
            <IfPermitted permission="Edit Reservations">
              <Button variant="outline" onClick={allowed(() => void restore().catch(notifyError))}>
                Undo cancellation
              </Button>
            </IfPermitted>
          ) : (
            <Button variant="outline" onClick={onClose}>
              {formatMessage('cancellation.cancel_button')}
            </Button>
          )}
          <SubmitButton form={form} formId={formId} colorPalette={is_cancelled ? 'sea' : 'red'}>
            {is_cancelled ? 'Save cancellation' : 'Cancel Booking'}
          </SubmitButton>
        </>
      }
    >
      <Form form={form} onSubmit={save} id={formId}>
        <SelectField
          control={control}
          name="status"
          label="Cancellation status"
          options={statuses.map(({ id, label }) => ({ value: id, label }))}
          hint={
            is_cancelled ? undefined : 'The booking stays in the planner, crossed out, and doesn’t count in any total.'
          }
        />
        <SimpleGrid columns={2} gap="4">
          <DateField control={control} name="requested_on" label="Requested on" />
          <DateField control={control} name="confirmed_on" label="Confirmed on" />
        </SimpleGrid>
        {money('penalty', 'Penalty')}
        <SimpleGrid columns={2} gap="4">
          {money('refund_expected', 'Refund expected')}
          <DateField control={control} name="refund_expected_on" label="Expected on" />
          {money('refund_received', 'Refund received')}
          <DateField control={control} name="refund_received_on" label="Received on" />
        </SimpleGrid>
        <TextField control={control} name="notes" label="Notes" lines={3} maxLength={10_000} />
      </Form>
      {booking.cancellation && (
        <List.Root as="ol" mt="5" gap="1" listStyle="none" aria-label="Steps so far">
          {booking.cancellation.history.map((step) => (
            <List.Item key={step.at}>
              <Text textStyle="small" color="fg.muted">
                {formatDate(step.at)} · {step.by} · {statuses.find(({ id }) => id === step.status)?.label}
              </Text>
            </List.Item>
          ))}
        </List.Root>
      )}
    </Modal>
  );
};
