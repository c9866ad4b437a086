import { HStack } from '@chakra-ui/react';
import { fullName } from '@wayline/core/base/full-name';
import { countOf } from '@wayline/core/base/plural';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '../../../../lib/api';
import { asApiError } from '../../../../lib/api-error';
import { listClashes } from '../../../../lib/clash';
import { usePermission } from '../../../../lib/use-permission';
import { Form } from '../../../../ui/fields/form';
import { SubmitButton } from '../../../../ui/fields/submit-button';
import { Modal } from '../../../../ui/modal';
import { StaleNotice } from '../../../../ui/stale-notice';
import { notify } from '../../../../ui/toaster';
import { useConfirmDiscard } from '../../../../ui/use-confirm-discard';
import { addAlong } from '../add-along';
import { newTraveler, type TravelerForm, toTravelerForm, travelerChanges } from '../traveler-form';
import type { PlannedTraveler, PlannedTrip } from '../use-trip';
import { TravelerClient } from './traveler-client';
import { TravelerDuplicate } from './traveler-duplicate';
import { TravelerFields } from './traveler-fields';
import { TravelerProfile } from './traveler-profile';

type Props = {
  whole: PlannedTrip;
  /** The person to change; left out for a new one. */
  known?: PlannedTraveler | undefined;
  onClose: () => void;
  onSaved: () => Promise<unknown>;
};

/** Puts a person on the trip, or changes one who is on it. Source: R-TRIP-054..060, R-TRIP-209. */
export const TravelerDialog = ({ whole, known, onClose, onSaved }: Props) => {
  const { trip, travelers } = whole;
  const lead = travelers.find((t) => t.client_type === 'lead_client' && t.id !== known?.id);
  const viewsClients = usePermission('View Client Profiles');
  const savesClients = usePermission('Edit Client Profiles') && viewsClients;
  const form = useForm<TravelerForm>({ defaultValues: toTravelerForm(known, lead !== undefined, savesClients) });
  const [version, setVersion] = useState(known?.version ?? 0);
  const [theirs, setTheirs] = useState<PlannedTraveler>();
  const leave = useConfirmDiscard(form.formState.isDirty, onClose);
  const send = async (typed: TravelerForm) => {
    if (!known) {
      const { message } = await call('trips.travelers.create', { ...newTraveler(typed), trip_id: trip.id });
      const { added, refused } = await addAlong(trip.id, typed.along);
      for (const { name, why } of refused) notify({ kind: 'error', title: `Couldn’t add ${name}`, text: why });
      return typed.along.length > 0 ? `${countOf(added + 1, 'traveler')} added` : message;
    }
    const at = { trip: trip.id, traveler: known.id, version };
    const { traveler } = await call('trips.travelers.update', { ...travelerChanges(typed, known), ...at });
    return `${fullName(traveler)} saved`;
  };
  const save = async (typed: TravelerForm) => {
    try {
      notify({ kind: 'success', title: await send(typed) });
      await onSaved();
      onClose();
    } catch (thrown) {
      const error = asApiError(thrown);
      if (error.code !== 'record.stale' || !error.current) throw error;
      setTheirs(error.current as PlannedTraveler);
    }
  };
  const settle = (fields?: TravelerForm) => {
    if (fields) form.reset(fields);
    setVersion(theirs?.version ?? version);
    setTheirs(undefined);
  };
  return (
    <Modal open title={known ? `Edit ${fullName(known)}` : 'Add traveler'} width="560px" onClose={leave}>
      <Form form={form} onSubmit={save}>
        {theirs && (
          <StaleNotice
            what="traveler"
            clashes={listClashes(toTravelerForm(theirs, false), form.getValues())}
            onTakeTheirs={() => settle(toTravelerForm(theirs, false))}
            onKeepMine={() => settle()}
          />
        )}
        {viewsClients && !known && (
          <TravelerClient
            form={form}
            saves={savesClients}
            taken={travelers.flatMap(({ client_id }) => client_id ?? [])}
          />
        )}
        {viewsClients && known && (
          <TravelerProfile
            form={form}
            traveler={known}
            onChanged={async (changed) => {
              setVersion(changed.version);
              await onSaved();
            }}
          />
        )}
        <TravelerFields form={form} trip={trip} lead={lead && fullName(lead)} known={known} />
        <TravelerDuplicate control={form.control} known={known} travelers={travelers} />
        <HStack justify="flex-end">
          <SubmitButton form={form}>{known ? 'Save traveler' : 'Add traveler'}</SubmitButton>
        </HStack>
      </Form>
    </Modal>
  );
};
