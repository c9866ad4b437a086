import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { Form } from '../../../ui/fields/form';
import { SubmitButton } from '../../../ui/fields/submit-button';
import { TextField } from '../../../ui/fields/text-field';
import { Modal } from '../../../ui/modal';

type Props = { title: string; name: string; onSave: (name: string) => Promise<unknown>; onClose: () => void };

/** Names a folder or a file. */
export const NameDialog = ({ title, name, onSave, onClose }: Props) => {
  const formId = useId();
  const form = useForm({ defaultValues: { name } });
  return (
    <Modal
      open
      width="400px"
      title={title}
      onClose={onClose}
      footer={
        <SubmitButton form={form} formId={formId}>
          Save
        </SubmitButton>
      }
    >
      <Form
        form={form}
        id={formId}
        onSubmit={async (typed) => {
          await onSave(typed.name.trim());
          onClose();
        }}
      >
        <TextField control={form.control} name="name" label="Name" required maxLength={255} />
      </Form>
    </Modal>
  );
};
