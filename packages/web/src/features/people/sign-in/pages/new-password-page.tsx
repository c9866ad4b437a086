import { HStack } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { call } from '../../../../lib/api';
import { PATHS } from '../../../../lib/paths';
import { usePage } from '../../../../navigation/use-page';
import { Form } from '../../../../ui/fields/form';
import { SubmitButton } from '../../../../ui/fields/submit-button';
import { RouterLink } from '../../../../ui/router-link';
import { notify } from '../../../../ui/toaster';
import { CodeField, extractDigits } from '../components/code-field';
import { EntryHeading } from '../components/entry-heading';
import { NewPasswordField } from '../components/new-password-field';
import { SignInEmailField } from '../components/sign-in-email-field';

/** Sets a new password with the code from the mail; every session ends. Source: R-SHELL-019. */
export const NewPasswordPage = () => {
  usePage({ title: 'New password' });
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const known = query.get('email') ?? '';
  const form = useForm({ defaultValues: { email: known, code: '', password: '' } });
  return (
    <>
      <EntryHeading
        title="Set a new password"
        text={
          known ? `If ${known} has an account, we emailed it a 6-digit code.` : 'Enter the 6-digit code from our email.'
        }
      />
      <Form
        form={form}
        onSubmit={async ({ email, code, password }) => {
          await call('users.reset-password', { email: email.trim(), code: extractDigits(code), password });
          notify({
            kind: 'success',
            title: 'Your new password is set',
            text: 'Sign in with it. We signed you out everywhere else.',
          });
          void navigate(PATHS.login());
        }}
      >
        {!known && <SignInEmailField control={form.control} name="email" autoFocus />}
        <CodeField control={form.control} name="code" autoFocus={Boolean(known)} />
        <NewPasswordField control={form.control} name="password" />
        <SubmitButton form={form} size="lg" width="100%">
          Set password
        </SubmitButton>
      </Form>
      <HStack justify="space-between" mt="5">
        <RouterLink to={PATHS.forgotPassword(known || undefined)}>Send another code</RouterLink>
        <RouterLink to={PATHS.login()}>Sign in</RouterLink>
      </HStack>
    </>
  );
};
