import { HStack, Text } from '@chakra-ui/react';
import { clientName } from '@wayline/core/areas/clients/client';
import type { ClientId } from '@wayline/core/areas/clients/client-id';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '../../../lib/api';
import { Form } from '../../../ui/fields/form';
import { SelectField } from '../../../ui/fields/select-field';
import { SubmitButton } from '../../../ui/fields/submit-button';
import { TextField } from '../../../ui/fields/text-field';
import { Modal } from '../../../ui/modal';
import { ChipRow } from '../../../ui/record/chip-row';
import { notify } from '../../../ui/toaster';
import { ClientPicker } from '../client-picker';
import type { ClientRecord } from '../client-query';
import { CLIENT_GUARD } from '../profile/client-profile';
import type { HouseholdOfClient } from './related-query';

type Member = { client_id: ClientId; first_name: string; last_name: string };
type Props = {
  client: ClientRecord;
  /** The household that is changed; left out for a new one. */
  found: HouseholdOfClient | undefined;
  onSaved: () => Promise<unknown>;
  onClose: () => void;
};

const ADDRESS = [
  ['area', 'Street'],
  ['suite', 'Apartment or suite'],
  ['city_name', 'City'],
  ['state_name', 'State or region'],
  ['zip_code', 'ZIP or postal code'],
  ['country_name', 'Country'],
] as const;
type Address = Record<(typeof ADDRESS)[number][0], string>;
type Typed = { name: string; payer_id?: ClientId; address: Address };

const toAddress = (known: Partial<Record<keyof Address, string | undefined>> | undefined): Address =>
  Object.fromEntries(ADDRESS.map(([name]) => [name, known?.[name] ?? ''])) as Address;

/** A household while it is edited: what it is called, its address, who belongs to it and who pays. A new one begins with the client's address. */
export const HouseholdDialog = ({ client, found, onSaved, onClose }: Props) => {
  const known = found?.household;
  const self = { client_id: client.id, first_name: client.first_name, last_name: client.last_name };
  const [members, setMembers] = useState<Member[]>(found?.members ?? [self]);
  const [adding, setAdding] = useState(false);
  const form = useForm<Typed>({
    defaultValues: {
      name: known?.name ?? `${client.last_name || client.first_name} household`,
      payer_id: known?.payer_id,
      address: toAddress(known?.address ?? client.addresses[0]),
    },
  });
  const isIn = (id: ClientId | undefined) => members.some(({ client_id }) => client_id === id);
  const save = async ({ payer_id, ...typed }: Typed) => {
    const sent = { ...typed, ...(isIn(payer_id) && { payer_id }) };
    const ids = members.map(({ client_id }) => client_id);
    if (known) {
      const before = found?.members.map(({ client_id }) => client_id) ?? [];
      const join = ids.filter((id) => !before.includes(id));
      const leave = before.filter((id) => !ids.includes(id));
      const at = { id: known.id, version: known.version };
      await call('crm.households.update', { ...sent, ...at, join, leave }, { onMissing: 'stay' });
    } else await call('crm.households.create', { ...sent, members: ids }, { onMissing: 'stay' });
    notify({ kind: 'success', title: 'Household saved' });
    await onSaved();
    onClose();
  };
  return (
    <Modal open kind="sheet" width="480px" title={known ? 'Edit household' : 'New household'} onClose={onClose}>
      <Form form={form} onSubmit={save}>
        <TextField control={form.control} name="name" label="Name" required maxLength={255} />
        <ChipRow
          guard={CLIENT_GUARD}
          label="Members"
          shown
          tone="neutral"
          chips={members.map((member) => ({ id: member.client_id, text: clientName(member) }))}
          add="Add member"
          remove="Remove"
          fixed={false}
          onAdd={() => setAdding(true)}
          onRemove={(id) => setMembers(members.filter(({ client_id }) => client_id !== id))}
        />
        {adding && (
          <ClientPicker
            label="Add member"
            picked={undefined}
            autoFocus
            onPick={(picked) => {
              if (picked && !isIn(picked.id)) setMembers([...members, { ...picked, client_id: picked.id }]);
              setAdding(false);
            }}
          />
        )}
        {members.length === 0 && <Text color="fg.muted">Saving without members ends this household.</Text>}
        <SelectField
          control={form.control}
          name="payer_id"
          label="Who pays"
          emptyLabel="Each for themselves"
          options={members.map((member) => ({ value: member.client_id, label: clientName(member) }))}
        />
        {ADDRESS.map(([name, label]) => (
          <TextField key={name} control={form.control} name={`address.${name}`} label={label} maxLength={255} />
        ))}
        <HStack justify="flex-end">
          <SubmitButton form={form}>Save household</SubmitButton>
        </HStack>
      </Form>
    </Modal>
  );
};
