import { HStack } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { call } from '../../lib/api';
import { Form } from '../../ui/fields/form';
import { SubmitButton } from '../../ui/fields/submit-button';
import { TextField } from '../../ui/fields/text-field';
import { Modal } from '../../ui/modal';
import { invalidateLedger } from './ledger-queries';

type Props = { account: { code: string; name: string }; onClose: () => void };

/** Renames an account; one without a code is a new one. */
export const AccountDialog = ({ account, onClose }: Props) => {
  const cache = useQueryClient();
  const form = useForm({ defaultValues: account });
  const isNew = account.code === '';
  const save = async (typed: { code: string; name: string }) => {
    await call('ledger.accounts.save', { code: typed.code.trim(), name: typed.name });
    onClose();
    await invalidateLedger(cache);
  };
  return (
    <Modal open title={isNew ? 'Add account' : `Rename ${account.name}`} width="400px" onClose={onClose}>
      <Form form={form} onSubmit={save}>
        {isNew && (
          <TextField
            control={form.control}
            name="code"
            label="Code"
            hint="The account it belongs to, a point and a number, e.g. 1000.1 for a second bank account."
            required
            maxLength={8}
          />
        )}
        <TextField control={form.control} name="name" label="Name" required maxLength={255} />
        <HStack justify="flex-end">
          <SubmitButton form={form}>{isNew ? 'Add account' : 'Save'}</SubmitButton>
        </HStack>
      </Form>
    </Modal>
  );
};
