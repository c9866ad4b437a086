import type { Trip } from '@wayline/core/trips/trip';
import { useState } from 'react';
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form';
import { asApiError } from '../../../lib/api-error';
import { clashesOf } from '../../../ui/stale-notice';
import { useLeaving } from '../../../ui/use-leaving';
import type { TripDialogProps } from './trip-entries';

/** What a form over some fields of a trip needs: how they are typed, and the call that saves them from a version. */
type Wanted<T extends FieldValues> = TripDialogProps & {
  fieldsOf: (trip: Trip) => T;
  send: (typed: T, version: number) => Promise<unknown>;
};

/**
 * A form over fields of a trip. A save that somebody else's save came before shows theirs beside what was typed (`stale`), and nothing
 * is lost until one of the two is chosen.
 */
export const useTripForm = <T extends FieldValues>({ whole, fieldsOf, send, onClose, onChanged }: Wanted<T>) => {
  const form = useForm<T>({ defaultValues: fieldsOf(whole.trip) as DefaultValues<T> });
  const leave = useLeaving(form.formState.isDirty, onClose);
  const [version, setVersion] = useState(whole.trip.version);
  const [theirs, setTheirs] = useState<Trip>();
  const save = async (typed: T) => {
    try {
      await send(typed, version);
      await onChanged();
      onClose();
    } catch (thrown) {
      const error = asApiError(thrown);
      if (error.code !== 'record.stale' || !error.current) throw error;
      setTheirs(error.current as Trip);
    }
  };
  const settle = (take: 'theirs' | 'mine') => {
    if (theirs && take === 'theirs') form.reset(fieldsOf(theirs));
    setVersion(theirs?.version ?? version);
    setTheirs(undefined);
  };
  const stale = theirs && {
    what: 'trip',
    clashes: clashesOf(fieldsOf(theirs) as object, form.getValues() as object),
    onTakeTheirs: () => settle('theirs'),
    onKeepMine: () => settle('mine'),
  };
  return { form, leave, save, stale };
};
