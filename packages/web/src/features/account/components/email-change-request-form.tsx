import { Button, HStack, Text } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { call } from '../../../lib/api';
import { EmailField } from '../../../ui/fields/email-field';
import { Form } from '../../../ui/fields/form';
import { PasswordField } from '../../../ui/fields/password-field';
import { SubmitButton } from '../../../ui/fields/submit-button';
import { AppCodeField, appCode } from '../../people/public';

const EMPTY = { email: '', password: '', code: '' };
type Props = { email: string; onMailed: (to: string) => void; onCancel: () => void };

/** The new address, and who asks: an open screen alone is not enough to take an account over. */
export const EmailChangeRequestForm = ({ email: now, onMailed, onCancel }: Props) => {
  const form = useForm({ defaultValues: EMPTY });
  const { control } = form;
  const ask = async ({ email, password, code }: typeof EMPTY) => {
    await call('users.email-change.begin', { email, password, ...appCode(code) });
    onMailed(email);
  };
  return (
    <Form form={form} onSubmit={ask}>
      <Text color="fg.muted">
        We’ll email a code to the new address. Until you enter it here, you keep signing in with {now}, and we let you
        know there that a change was requested.
      </Text>
      <EmailField control={control} name="email" label="New email" autoComplete="email" required />
      <PasswordField
        control={control}
        name="password"
        label="Your password"
        autoComplete="current-password"
        required
        rules={{ required: 'Please enter your password.' }}
      />
      <AppCodeField control={control} name="code" />
      <HStack justify="flex-end" gap="2" wrap="wrap">
        <Button variant="ghost" me="auto" ms="-3" onClick={() => onMailed('')}>
          I have a code
        </Button>
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
        <SubmitButton form={form}>Email me a code</SubmitButton>
      </HStack>
    </Form>
  );
};
