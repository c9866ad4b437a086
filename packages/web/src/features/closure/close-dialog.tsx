import { Button, HStack, Text } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { call } from '../../lib/api';
import { Form } from '../../ui/fields/form';
import { PasswordField } from '../../ui/fields/password-field';
import { SubmitButton } from '../../ui/fields/submit-button';
import { Modal } from '../../ui/modal';
import { AppCodeField, appCode } from '../people/public';

type Props = {
  what: 'company' | 'self';
  title: string;
  text: string;
  yes: string;
  onClose: () => void;
  onDone: () => unknown;
};

/** The last question before an account is closed: an open screen alone is not enough, it takes the password. */
export const CloseDialog = ({ what, title, text, yes, onClose, onDone }: Props) => {
  const form = useForm({ defaultValues: { password: '', code: '' } });
  const close = async ({ password, code }: { password: string; code: string }) => {
    await call('users.closing.set', { what, closing: true, password, ...appCode(code) });
    await onDone();
  };
  return (
    <Modal open title={title} role="alertdialog" onClose={onClose}>
      <Form form={form} onSubmit={close}>
        <Text color="fg.muted">{text}</Text>
        <PasswordField
          control={form.control}
          name="password"
          label="Your password"
          autoComplete="current-password"
          required
          rules={{ required: 'Please enter your password.' }}
        />
        <AppCodeField control={form.control} name="code" />
        <HStack justify="flex-end" gap="2" wrap="wrap">
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton form={form} colorPalette="red">
            {yes}
          </SubmitButton>
        </HStack>
      </Form>
    </Modal>
  );
};
