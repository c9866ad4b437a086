import { Text } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { call } from '../../lib/api';
import { EmailField } from '../../ui/fields/email-field';
import { Form } from '../../ui/fields/form';
import { SubmitButton } from '../../ui/fields/submit-button';
import { Modal } from '../../ui/modal';
import { notify } from '../../ui/toaster';
import { useConfirmDiscard } from '../../ui/use-confirm-discard';
import { useRefreshAgencies } from './agencies-query';

/** Asks the owner of an agency by mail. Source: spec 1 §1 (G-197). */
export const LinkRequestDialog = ({ onClose }: { onClose: () => void }) => {
  const form = useForm({ defaultValues: { email: '' } });
  const refresh = useRefreshAgencies();
  const leave = useConfirmDiscard(form.formState.isDirty, onClose);
  const ask = async ({ email }: { email: string }) => {
    await call('misc.sub-agencies.ask', { email }, { onMissing: 'stay' });
    onClose();
    notify({ kind: 'success', title: `Asked ${email}`, text: 'The link in the mail works for seven days.' });
    await refresh();
  };
  return (
    <Modal open title="Ask an agency" onClose={leave}>
      <Form form={form} onSubmit={ask}>
        <EmailField control={form.control} name="email" label="E-mail of the agency’s owner" required autoFocus />
        <Text color="fg.muted" textStyle="small">
          They read what you will see and decide. Their trips, travelers, bookings, prices and library open to you,
          read-only; their files, users and settings stay their own.
        </Text>
        <SubmitButton form={form} alignSelf="flex-end">
          Send the question
        </SubmitButton>
      </Form>
    </Modal>
  );
};
