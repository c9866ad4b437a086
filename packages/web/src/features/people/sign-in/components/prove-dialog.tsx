import { Button, HStack, Text } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { Form } from '../../../../ui/fields/form';
import { PasswordField } from '../../../../ui/fields/password-field';
import { SubmitButton } from '../../../../ui/fields/submit-button';
import { TextField } from '../../../../ui/fields/text-field';
import { Modal } from '../../../../ui/modal';

export type Proof = { password: string; code: string };
type Props = {
  title: string;
  text: string;
  act: string;
  onProved: (proof: Proof) => Promise<unknown>;
  onClose: () => void;
};

/** Asks for the password and a code before the second factor changes: an open screen alone is not enough. */
export const ProveDialog = ({ title, text, act, onProved, onClose }: Props) => {
  const form = useForm<Proof>({ defaultValues: { password: '', code: '' } });
  return (
    <Modal open title={title} onClose={onClose} width="440px">
      <Text color="fg.muted" pb="4">
        {text}
      </Text>
      <Form form={form} onSubmit={onProved}>
        <PasswordField
          control={form.control}
          name="password"
          label="Password"
          autoComplete="current-password"
          required
        />
        <TextField
          control={form.control}
          name="code"
          label="Code"
          hint="The six digits from your app, or one of your recovery codes."
          autoComplete="one-time-code"
          spellCheck={false}
          required
        />
        <HStack justify="flex-end" gap="2">
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton form={form}>{act}</SubmitButton>
        </HStack>
      </Form>
    </Modal>
  );
};
