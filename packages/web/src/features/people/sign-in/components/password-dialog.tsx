import { Button, HStack, Text } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { Form } from '../../../../ui/fields/form';
import { SubmitButton } from '../../../../ui/fields/submit-button';
import { Modal } from '../../../../ui/modal';
import { AppCodeField, appCode } from './app-code-field';
import { OwnPasswordField } from './own-password-field';

export type SignInProof = { password: string; code?: string };
type Props = {
  title: string;
  text: string;
  act: string;
  /** Where no second factor can be on. */
  passwordOnly?: boolean;
  onProved: (proof: SignInProof) => Promise<unknown>;
  onClose: () => void;
};

/** Asks for the password once more, and for the authenticator's code where there is one: an open screen alone is not enough. */
export const PasswordDialog = ({ title, text, act, passwordOnly, onProved, onClose }: Props) => {
  const form = useForm({ defaultValues: { password: '', code: '' } });
  return (
    <Modal open title={title} onClose={onClose} width="440px">
      <Form form={form} onSubmit={({ password, code }) => onProved({ password, ...appCode(code) })}>
        <Text color="fg.muted">{text}</Text>
        <OwnPasswordField control={form.control} name="password" />
        {!passwordOnly && <AppCodeField control={form.control} name="code" />}
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
