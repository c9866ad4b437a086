import { HStack } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { call } from '../../../lib/api';
import { PATHS } from '../../../lib/paths';
import { Form } from '../../../ui/fields/form';
import { SubmitButton } from '../../../ui/fields/submit-button';
import { TextField } from '../../../ui/fields/text-field';
import { Modal } from '../../../ui/modal';
import { invalidateForms } from '../forms-queries';

/** A category of forms, such as feedback or event sign-ups. */
export const NewTypeDialog = ({ onClose }: { onClose: () => void }) => {
  const navigate = useNavigate();
  const cache = useQueryClient();
  const form = useForm({ defaultValues: { name: '' } });
  const save = async ({ name }: { name: string }) => {
    const { form_type } = await call('crm.form-types.create', { name: name.trim() });
    await invalidateForms(cache);
    onClose();
    await navigate(PATHS.formsOfType(form_type.id, form_type.name));
  };
  return (
    <Modal open title="New category" onClose={onClose} width="400px">
      <Form form={form} onSubmit={save}>
        <TextField
          control={form.control}
          name="name"
          label="Name"
          hint="e.g. Feedback, Event sign-ups"
          required
          maxLength={255}
        />
        <HStack justify="flex-end">
          <SubmitButton form={form}>Add category</SubmitButton>
        </HStack>
      </Form>
    </Modal>
  );
};
