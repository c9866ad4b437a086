import { HStack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '../../../../lib/api';
import { asApiError } from '../../../../lib/api-error';
import { PATHS } from '../../../../lib/paths';
import { usePage } from '../../../../navigation/use-page';
import { ErrorNote } from '../../../../ui/error-note';
import { Form } from '../../../../ui/fields/form';
import { PasswordField } from '../../../../ui/fields/password-field';
import { SubmitButton } from '../../../../ui/fields/submit-button';
import { RouterLink } from '../../../../ui/router-link';
import { rememberPassword } from '../chosen-password';
import { DemoAccounts } from '../components/demo-accounts';
import { EntryHeading } from '../components/entry-heading';
import { RecoveryStep } from '../components/recovery-step';
import { SignInEmailField } from '../components/sign-in-email-field';
import { TotpStep } from '../components/totp-step';
import { useEntry } from '../use-entry';

/** Sign in: e-mail and password, then the code of an authenticator where one is set up. Source: R-SHELL-017. */
export const LoginPage = () => {
  usePage({ title: 'Sign in' });
  const enter = useEntry();
  const [factor, setFactor] = useState<{ email: string; session: string }>();
  const [recovering, setRecovering] = useState(false);
  const [unconfirmed, setUnconfirmed] = useState<{ email: string; message: string }>();
  const form = useForm({ defaultValues: { email: '', password: '' } });

  const submit = async ({ email, password }: { email: string; password: string }) => {
    setUnconfirmed(undefined);
    try {
      const session = enter(await call('users.login', { email: email.trim(), password }));
      if (session) setFactor({ email: email.trim(), session });
    } catch (thrown) {
      const { code, message } = asApiError(thrown);
      if (code !== 'sign_in.unconfirmed') throw thrown;
      rememberPassword(email, password);
      setUnconfirmed({ email: email.trim(), message });
    }
  };

  if (factor && recovering) {
    return (
      <RecoveryStep email={factor.email} password={form.getValues('password')} onBack={() => setRecovering(false)} />
    );
  }
  if (factor) {
    return <TotpStep {...factor} onRecover={() => setRecovering(true)} onBack={() => setFactor(undefined)} />;
  }
  return (
    <>
      <EntryHeading title="Welcome back" text="Sign in to your trips." />
      <Form form={form} onSubmit={submit}>
        {unconfirmed && (
          <ErrorNote message={unconfirmed.message}>
            <HStack gap="4" mt="2">
              <RouterLink to={PATHS.resendConfirmation(unconfirmed.email)}>Send a new code</RouterLink>
              <RouterLink to={PATHS.confirm(unconfirmed.email)}>I have a code</RouterLink>
            </HStack>
          </ErrorNote>
        )}
        <SignInEmailField control={form.control} name="email" autoFocus />
        <PasswordField
          control={form.control}
          name="password"
          label="Password"
          autoComplete="current-password"
          size="lg"
          required
        />
        <SubmitButton form={form} size="lg" width="100%">
          Sign in
        </SubmitButton>
      </Form>
      <HStack justify="space-between" wrap="wrap" gap="3" mt="5">
        <RouterLink to={PATHS.forgotPassword()}>Forgot your password?</RouterLink>
        <Text color="fg.muted">
          New here? <RouterLink to={PATHS.signUpType()}>Sign up</RouterLink>
        </Text>
      </HStack>
      <DemoAccounts
        onChoose={({ email, password }) => {
          form.setValue('email', email);
          form.setValue('password', password);
          form.clearErrors();
          form.setFocus('password');
        }}
      />
    </>
  );
};
