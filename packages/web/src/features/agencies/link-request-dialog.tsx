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
    notify({ kind: 'success', title: `Request sent to ${email}`, text: 'The link in the email works for seven days.' });
    await refresh();
  };
  return (
    <Modal open title="Request access" onClose={leave}>
      <Form form={form} onSubmit={ask}>
        <EmailField control={form.control} name="email" label="Agency owner’s email" required autoFocus />
        <Text color="fg.muted" textStyle="small">
          They see what you’ll be able to view, then decide. You get read-only access to their trips, travelers,
          bookings, prices and library; their files, users and settings stay private.
        </Text>
        <SubmitButton form={form} alignSelf="flex-end">
          Send request
        </SubmitButton>
      </Form>
    </Modal>
  );
};
