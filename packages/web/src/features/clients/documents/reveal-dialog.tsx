import { HStack, Text } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { call } from '../../../lib/api';
import { Form } from '../../../ui/fields/form';
import { SubmitButton } from '../../../ui/fields/submit-button';
import { TextField } from '../../../ui/fields/text-field';
import { Modal } from '../../../ui/modal';
import type { ShownDocument } from '../client-query';

type Props = { document: ShownDocument; title: string; onClose: () => void; onReveal: (number: string) => void };

const SHORTEST = 3;

/** Asks why a number is needed before it is shown; the reason is written down. Source: G-173. */
export const RevealDialog = ({ document: { client_id, id }, title, onClose, onReveal }: Props) => {
  const form = useForm({ defaultValues: { reason: '' } });
  const reveal = async ({ reason }: { reason: string }) => {
    const { number } = await call(
      'crm.documents.reveal',
      { client_id, id, reason: reason.trim() },
      { onMissing: 'stay' },
    );
    onReveal(number);
    onClose();
  };
  return (
    <Modal open width="400px" title={title} onClose={onClose}>
      <Form form={form} onSubmit={reveal}>
        <Text color="fg.muted">The number is encrypted. Who views it, and why, is logged.</Text>
        <TextField
          control={form.control}
          name="reason"
          label="Reason"
          hint="e.g. flight check-in"
          required
          maxLength={200}
          autoComplete="off"
          rules={{ validate: (typed) => typed.trim().length >= SHORTEST || 'Please say why you need the number.' }}
        />
        <HStack justify="flex-end">
          <SubmitButton form={form}>Show number</SubmitButton>
        </HStack>
      </Form>
    </Modal>
  );
};
