import { HStack } from '@chakra-ui/react';
import type { ClientId } from '@wayline/core/areas/clients/client-id';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Form } from '../../../ui/fields/form';
import type { Option } from '../../../ui/fields/select-field';
import { SelectField } from '../../../ui/fields/select-field';
import { SubmitButton } from '../../../ui/fields/submit-button';
import { TextField } from '../../../ui/fields/text-field';
import { Modal } from '../../../ui/modal';
import type { ClientChoice } from '../client-choice';
import { ClientPicker } from '../client-picker';

export type NewCompanion = { name?: string; individual_id?: ClientId; relation_id?: string };
type Props = {
  relations: readonly Option[];
  onAdd: (companion: NewCompanion) => Promise<unknown>;
  onClose: () => void;
};

/** Adds somebody who travels along: a client, or a name alone. */
export const CompanionDialog = ({ relations, onAdd, onClose }: Props) => {
  const form = useForm<{ name: string; relation_id: string }>({ defaultValues: { name: '', relation_id: '' } });
  const [picked, setPicked] = useState<ClientChoice>();
  const add = async ({ name, relation_id }: { name: string; relation_id: string }) => {
    const who = picked ? { individual_id: picked.id } : { name: name.trim() };
    await onAdd({ ...who, ...(relation_id && { relation_id }) });
    onClose();
  };
  return (
    <Modal open width="440px" title="Add companion" onClose={onClose}>
      <Form form={form} onSubmit={add}>
        <ClientPicker
          hint="Their profile will show this client too."
          picked={picked}
          onPick={setPicked}
          onAdd={(name) => form.setValue('name', name)}
          autoFocus
        />
        {!picked && (
          <TextField
            control={form.control}
            name="name"
            label="Or just a name"
            maxLength={255}
            autoComplete="off"
            rules={{
              validate: (name) => picked !== undefined || name.trim() !== '' || 'Pick a client or type a name.',
            }}
          />
        )}
        <SelectField
          control={form.control}
          name="relation_id"
          label="Relation"
          options={[...relations]}
          emptyLabel="Not set"
        />
        <HStack justify="flex-end">
          <SubmitButton form={form}>Add companion</SubmitButton>
        </HStack>
      </Form>
    </Modal>
  );
};
