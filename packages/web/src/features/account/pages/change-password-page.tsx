import { Button, Stack, Text } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { call } from '../../../lib/api';
import { navigateTo } from '../../../lib/navigation';
import { PATHS } from '../../../lib/paths';
import { useSignedInUser } from '../../../lib/session';
import { Form } from '../../../ui/fields/form';
import { SubmitButton } from '../../../ui/fields/submit-button';
import { notifyError } from '../../../ui/notify-error';
import { PageHeader } from '../../../ui/page-header';
import { notify } from '../../../ui/toaster';
import { CodeField, extractDigits, NewPasswordField } from '../../people/public';
import { useSettingPage } from '../../settings/public';

/** A new password with a code from the user's own mail: an open screen alone is not enough to take an account over. Every session ends. */
export const ChangePasswordPage = () => {
  const title = useSettingPage('/myaccount/changepassword');
  const { email } = useSignedInUser();
  const form = useForm({ defaultValues: { code: '', password: '' } });
  const send = useMutation({
    mutationFn: () => call('users.forgot-password', { email }),
    onError: notifyError,
  });
  const change = async ({ code, password }: { code: string; password: string }) => {
    await call('users.reset-password', { email, code: extractDigits(code), password });
    notify({
      kind: 'success',
      title: 'Your new password is set',
      text: 'Sign in with it. We signed you out everywhere.',
    });
    navigateTo(PATHS.logout());
  };
  return (
    <Stack gap="4" maxW="480px">
      <PageHeader
        title={title}
        subtitle="You confirm it with a 6-digit code we email you. Then we sign you out everywhere, and you sign in with the new password."
      />
      {send.isSuccess ? (
        <Form form={form} onSubmit={change}>
          <Text role="status">We emailed a code to {email}.</Text>
          <CodeField control={form.control} name="code" autoFocus />
          <NewPasswordField control={form.control} name="password" />
          <SubmitButton form={form} alignSelf="flex-start">
            Set password
          </SubmitButton>
          <Button variant="ghost" alignSelf="flex-start" loading={send.isPending} onClick={() => send.mutate()}>
            Send a new code
          </Button>
        </Form>
      ) : (
        <Button alignSelf="flex-start" loading={send.isPending} onClick={() => send.mutate()}>
          Email me a code
        </Button>
      )}
    </Stack>
  );
};
