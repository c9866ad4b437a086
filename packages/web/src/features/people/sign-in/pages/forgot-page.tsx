import { Text } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { call } from '../../../../lib/api';
import { PATHS } from '../../../../lib/paths';
import { usePage } from '../../../../navigation/use-page';
import { Form } from '../../../../ui/fields/form';
import { SubmitButton } from '../../../../ui/fields/submit-button';
import { RouterLink } from '../../../../ui/router-link';
import { EntryHeading } from '../components/entry-heading';
import { SignInEmailField } from '../components/sign-in-email-field';

/** Asks for a code to set a new password. The answer is the same whether the account exists or not. Source: R-SHELL-019. */
export const ForgotPage = () => {
  usePage({ title: 'Forgot your password' });
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const form = useForm({ defaultValues: { email: query.get('email') ?? '' } });
  return (
    <>
      <EntryHeading
        title="Forgot your password?"
        text="Enter your email. If it has an account, we’ll email you a 6-digit code to set a new password."
      />
      <Form
        form={form}
        onSubmit={async (values) => {
          const email = values.email.trim();
          await call('users.forgot-password', { email });
          void navigate(PATHS.newPassword(email));
        }}
      >
        <SignInEmailField control={form.control} name="email" autoFocus />
        <SubmitButton form={form} size="lg" width="100%">
          Email me a code
        </SubmitButton>
      </Form>
      <Text color="fg.muted" mt="5">
        Remembered it? <RouterLink to={PATHS.login()}>Sign in</RouterLink>
      </Text>
    </>
  );
};
