import { Button, HStack } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { call } from '../../../../lib/api';
import { asApiError } from '../../../../lib/api-error';
import { PATHS } from '../../../../lib/paths';
import { usePage } from '../../../../navigation/use-page';
import { Form } from '../../../../ui/fields/form';
import { PasswordField } from '../../../../ui/fields/password-field';
import { SubmitButton } from '../../../../ui/fields/submit-button';
import { notifyError } from '../../../../ui/notify-error';
import { RouterLink } from '../../../../ui/router-link';
import { notify } from '../../../../ui/toaster';
import { forgetPassword, rememberedPassword } from '../chosen-password';
import { CodeField, extractDigits } from '../components/code-field';
import { EntryHeading } from '../components/entry-heading';
import { SignInEmailField } from '../components/sign-in-email-field';
import { useEntry } from '../use-entry';

/**
 * The last step of a sign-up: the code from the mail, which signs in. The password comes from the step before; after a reload it's asked
 * for, because a code counts only for the sign-up it was mailed for. Source: R-SHELL-019.
 */
export const ConfirmPage = () => {
  usePage({ title: 'Confirm your email' });
  const enter = useEntry();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const known = query.get('email') ?? '';
  const [remembered, setRemembered] = useState(() => rememberedPassword(known));
  const form = useForm({ defaultValues: { email: known, code: '', password: '' } });

  const sendAgain = async () => {
    if (!(await form.trigger('email'))) return;
    try {
      await call('users.resend-confirmation', { email: form.getValues('email').trim() });
      notify({ kind: 'success', title: 'We sent you a new code' });
    } catch (thrown) {
      notifyError(thrown);
    }
  };

  const confirm = async (values: { email: string; code: string; password: string }) => {
    const email = values.email.trim();
    const password = remembered ?? values.password;
    try {
      enter(await call('users.sign-up.confirm', { email, password, code: extractDigits(values.code) }));
      forgetPassword();
      // Whoever is signed in by now is led on from there to where a session begins.
      void navigate(PATHS.login(), { replace: true });
    } catch (thrown) {
      // The password of another sign-up, or mistyped: it has to be typed here.
      if (asApiError(thrown).code === 'sign_in.refused') setRemembered(undefined);
      throw thrown;
    }
  };

  return (
    <>
      <EntryHeading
        title="Check your email"
        text={known ? `We emailed a 6-digit code to ${known}.` : 'We emailed you a 6-digit code.'}
      />
      <Form form={form} onSubmit={confirm}>
        {!known && <SignInEmailField control={form.control} name="email" autoFocus />}
        <CodeField
          control={form.control}
          name="code"
          autoFocus={Boolean(known)}
          hint="Not there? Check your spam folder."
        />
        {remembered === undefined && (
          <PasswordField
            control={form.control}
            name="password"
            label="Password"
            hint="The one you chose when you signed up."
            autoComplete="current-password"
            size="lg"
            required
          />
        )}
        <SubmitButton form={form} size="lg" width="100%">
          Confirm email
        </SubmitButton>
      </Form>
      <HStack justify="space-between" mt="5">
        <Button variant="plain" px="0" color="sea.fg" onClick={() => void sendAgain()}>
          Send a new code
        </Button>
        <RouterLink to={PATHS.login()}>Sign in</RouterLink>
      </HStack>
    </>
  );
};
