import type { Trip } from '@wayline/core/areas/trip/trips/trip';
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form';
import { useLiveForm } from '../../../../lib/live-form';
import { useConfirmDiscard } from '../../../../ui/use-confirm-discard';
import type { TripDialogProps } from './trip-entries';

/** What a form over some fields of a trip needs: how they are typed, and the call that saves them from a version. */
type Wanted<T extends FieldValues> = TripDialogProps & {
  fieldsOf: (trip: Trip) => T;
  send: (typed: T, version: number) => Promise<unknown>;
};

/**
 * A form over fields of a trip. What colleagues save meanwhile arrives in the fields nobody has touched; where both have changed the
 * same, theirs stands beside what was typed (`stale`), and nothing is lost until one of the two is chosen.
 */
export const useTripForm = <T extends FieldValues>({ whole, fieldsOf, send, onClose, onChanged }: Wanted<T>) => {
  const form = useForm<T>({ defaultValues: fieldsOf(whole.trip) as DefaultValues<T> });
  const leave = useConfirmDiscard(form.formState.isDirty, onClose);
  const live = useLiveForm({ form, what: 'trip', record: whole.trip, fieldsOf });
  const save = async () => {
    const saved = await live.send(async (typed, { version }) => {
      await send(typed, version);
      return true;
    });
    if (!saved) return;
    await onChanged();
    onClose();
  };
  return { form, leave, save, stale: live.stale };
};
