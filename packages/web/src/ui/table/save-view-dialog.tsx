import { HStack } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { Form } from '../fields/form';
import { SubmitButton } from '../fields/submit-button';
import { TextField } from '../fields/text-field';
import { Modal } from '../modal';

type Props = { onClose: () => void; onSave: (name: string) => void };

/** Gives a view its name. */
export const SaveViewDialog = ({ onClose, onSave }: Props) => {
  const form = useForm({ defaultValues: { name: '' } });
  const save = async ({ name }: { name: string }) => {
    onSave(name.trim());
    onClose();
  };
  return (
    <Modal open title="Save this view" width="400px" onClose={onClose}>
      <Form form={form} onSubmit={save}>
        <TextField
          control={form.control}
          name="name"
          label="View name"
          hint="Saves the search, filters and columns, just for you."
          required
          maxLength={255}
          rules={{ validate: (name) => name.trim() !== '' || 'Please enter a name.' }}
        />
        <HStack justify="flex-end">
          <SubmitButton form={form}>Save view</SubmitButton>
        </HStack>
      </Form>
    </Modal>
  );
};
