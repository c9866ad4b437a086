import { useForm } from 'react-hook-form';
import { EmailField } from '../../../../ui/fields/email-field';
import { Form } from '../../../../ui/fields/form';
import { PhoneField } from '../../../../ui/fields/phone-field';
import { SubmitButton } from '../../../../ui/fields/submit-button';
import { TextField } from '../../../../ui/fields/text-field';
import { Modal } from '../../../../ui/modal';
import { notify } from '../../../../ui/toaster';
import { useConfirmDiscard } from '../../../../ui/use-confirm-discard';
import { type HostAgency, useHostAgencies } from '../use-host-agencies';

const EMPTY = { name: '', contact_name: '', email: '', phone_no: '', notes: '' };

/** Writes down a host agency: who it is, whom to call, and what to know. */
export const HostAgencyDialog = ({ known, onClose }: { known: HostAgency | undefined; onClose: () => void }) => {
  const form = useForm({ defaultValues: { ...EMPTY, ...known } });
  const { control } = form;
  const { change } = useHostAgencies();
  const leave = useConfirmDiscard(form.formState.isDirty, onClose);
  const save = async (typed: typeof EMPTY) => {
    await change((agencies) =>
      known ? agencies.map((one) => (one.id === known.id ? { ...typed, id: one.id } : one)) : [...agencies, typed],
    );
    onClose();
    notify({ kind: 'success', title: `${typed.name} saved` });
  };
  return (
    <Modal open title={known ? known.name : 'New host agency'} onClose={leave}>
      <Form form={form} onSubmit={save}>
        <TextField control={control} name="name" label="Name" maxLength={255} required />
        <TextField control={control} name="contact_name" label="Contact" maxLength={255} />
        <EmailField control={control} name="email" />
        <PhoneField control={control} name="phone_no" label="Phone" />
        <TextField control={control} name="notes" label="Notes" lines={3} maxLength={2000} />
        <SubmitButton form={form} alignSelf="flex-end">
          Save host agency
        </SubmitButton>
      </Form>
    </Modal>
  );
};
