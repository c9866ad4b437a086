import type { ClientId } from '@wayline/core/areas/clients/client-id';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { TickField } from '../../../../ui/fields/tick-field';
import { type ClientChoice, ClientPicker, HouseholdOffer, splitName } from '../../../clients/public';
import type { TravelerForm } from '../traveler-form';

type Props = {
  form: UseFormReturn<TravelerForm>;
  /** Whether they may become a client. */
  saves: boolean;
  /** Clients who are on the trip. */
  taken: readonly ClientId[];
};

/** Begins a new traveler with a client, who fills the fields; or with a name that may become one. */
export const TravelerClient = ({ form, saves, taken }: Props) => {
  const [picked, setPicked] = useState<ClientChoice>();
  const set = (fields: Partial<TravelerForm>) => {
    for (const [name, value] of Object.entries(fields))
      form.setValue(name as keyof TravelerForm, value, { shouldDirty: true, shouldValidate: value !== '' });
  };
  const pick = (client: ClientChoice | undefined) => {
    setPicked(client);
    set({ client_id: client?.id, along: [] });
    if (client) {
      const { first_name, last_name, email = '', phone = '', dob } = client;
      set({ first_name, last_name, email, phone, dob });
    }
  };
  return (
    <>
      <ClientPicker
        hint="Fills in their details and links the trip to their profile."
        picked={picked}
        onPick={pick}
        onAdd={saves ? (name) => set({ ...splitName(name), save_as_client: true }) : undefined}
      />
      {picked && (
        <HouseholdOffer
          client={picked.id}
          taken={taken}
          chosen={form.watch('along')}
          onChoose={(along) => set({ along })}
        />
      )}
      {saves && !picked && <TickField control={form.control} name="save_as_client" label="Also save as a client" />}
    </>
  );
};
