import { Button, HStack, Text } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { call } from '../../../lib/api';
import { navigateTo } from '../../../lib/navigation';
import { PATHS } from '../../../lib/paths';
import { Form } from '../../../ui/fields/form';
import { SubmitButton } from '../../../ui/fields/submit-button';
import { notify } from '../../../ui/toaster';
import { CodeField, extractDigits } from '../../people/public';

type Props = { to: string; onAgain: () => void };

/** The code from the new address. With it every session ends, this one too: the next sign-in is with the new address. */
export const EmailCodeForm = ({ to, onAgain }: Props) => {
  const form = useForm({ defaultValues: { code: '' } });
  const confirm = async ({ code }: { code: string }) => {
    await call('users.email-change.confirm', { code: extractDigits(code) });
    notify({
      kind: 'success',
      title: 'Your email was changed',
      text: 'Sign in with it. We signed you out everywhere.',
    });
    navigateTo(PATHS.logout());
  };
  return (
    <Form form={form} onSubmit={confirm}>
      <Text role="status" overflowWrap="anywhere">
        {to ? `We emailed a code to ${to}.` : 'Enter the code we emailed to the new address.'} It works for an hour.
      </Text>
      <CodeField control={form.control} name="code" autoFocus hint="After that, you sign in with the new email." />
      <HStack justify="flex-end" gap="2" wrap="wrap">
        <Button variant="ghost" me="auto" ms="-3" onClick={onAgain}>
          Send a new code
        </Button>
        <SubmitButton form={form}>Change email</SubmitButton>
      </HStack>
    </Form>
  );
};
