import { HStack, Text } from '@chakra-ui/react';
import { ASK_REASON, LONGEST_REASON } from '@wayline/core/areas/clients/reveals/reveal-reason';
import { isReason } from '@wayline/core/base/reason';
import { useForm } from 'react-hook-form';
import { Form } from '../../../ui/fields/form';
import { SubmitButton } from '../../../ui/fields/submit-button';
import { TextField } from '../../../ui/fields/text-field';
import { Modal } from '../../../ui/modal';

type Props = {
  title: string;
  /** Asks for the number with the reason that was given. */
  ask: (reason: string) => Promise<string>;
  onClose: () => void;
  onReveal: (number: string) => void;
};

/** Asks why a number is needed before it is shown; the reason is written down. Source: G-173. */
export const RevealDialog = ({ title, ask, onClose, onReveal }: Props) => {
  const form = useForm({ defaultValues: { reason: '' } });
  const reveal = async ({ reason }: { reason: string }) => {
    onReveal(await ask(reason.trim()));
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
          maxLength={LONGEST_REASON}
          autoComplete="off"
          rules={{ validate: (typed) => isReason(typed) || ASK_REASON }}
        />
        <HStack justify="flex-end">
          <SubmitButton form={form}>Show number</SubmitButton>
        </HStack>
      </Form>
    </Modal>
  );
};
