import { HStack, Text } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { call } from '../../lib/api';
import { notify } from '../../lib/toast-store';
import { todayHere } from '../../lib/today';
import { DateField } from '../../ui/fields/date-field';
import { Form } from '../../ui/fields/form';
import { SubmitButton } from '../../ui/fields/submit-button';
import { TextField } from '../../ui/fields/text-field';
import { Modal } from '../../ui/modal';
import { invalidateLedger, type LedgerEntry } from './ledger-queries';

/** Takes an entry back, on a day and for a reason. */
export const ReverseDialog = ({ entry, onClose }: { entry: LedgerEntry; onClose: () => void }) => {
  const cache = useQueryClient();
  const today = todayHere();
  const form = useForm({ defaultValues: { on: today < entry.entry_date ? entry.entry_date : today, memo: '' } });
  const save = async ({ on, memo }: { on: string; memo: string }) => {
    await call('ledger.entries.reverse', { id: entry.id, entry_date: entry.entry_date, on, memo });
    onClose();
    notify({ kind: 'success', title: 'Entry reversed' });
    await invalidateLedger(cache);
  };
  return (
    <Modal open title="Reverse this entry" width="420px" onClose={onClose}>
      <Form form={form} onSubmit={save}>
        <Text color="fg.muted">Posts the same lines with opposite signs. Both entries stay in the books.</Text>
        <DateField control={form.control} name="on" label="Date of the reversal" min={entry.entry_date} required />
        <TextField control={form.control} name="memo" label="Reason" required maxLength={500} />
        <HStack justify="flex-end">
          <SubmitButton form={form}>Reverse entry</SubmitButton>
        </HStack>
      </Form>
    </Modal>
  );
};
