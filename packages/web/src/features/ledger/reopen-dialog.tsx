import { HStack } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { formatMonth } from '@wayline/core/areas/ledger/month';
import { useForm } from 'react-hook-form';
import { call } from '../../lib/api';
import { Form } from '../../ui/fields/form';
import { SubmitButton } from '../../ui/fields/submit-button';
import { TextField } from '../../ui/fields/text-field';
import { Modal } from '../../ui/modal';
import { invalidateLedger } from './ledger-queries';

/** Why a closed month is opened again; the reason stays in the audit trail. */
export const ReopenDialog = ({ month, onClose }: { month: string; onClose: () => void }) => {
  const cache = useQueryClient();
  const form = useForm({ defaultValues: { reason: '' } });
  const save = async ({ reason }: { reason: string }) => {
    await call('ledger.periods.reopen', { month, reason });
    onClose();
    await invalidateLedger(cache);
  };
  return (
    <Modal open title={`Reopen ${formatMonth(month)}`} width="400px" onClose={onClose}>
      <Form form={form} onSubmit={save}>
        <TextField
          control={form.control}
          name="reason"
          label="Reason"
          hint="Kept with the month."
          required
          maxLength={500}
        />
        <HStack justify="flex-end">
          <SubmitButton form={form}>Reopen month</SubmitButton>
        </HStack>
      </Form>
    </Modal>
  );
};
