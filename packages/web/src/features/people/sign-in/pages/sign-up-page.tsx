import { Box, Text } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { call } from '../../../../lib/api';
import { PATHS } from '../../../../lib/paths';
import { usePage } from '../../../../navigation/use-page';
import { Form } from '../../../../ui/fields/form';
import { SubmitButton } from '../../../../ui/fields/submit-button';
import { TextField } from '../../../../ui/fields/text-field';
import { RouterLink } from '../../../../ui/router-link';
import { rememberPassword } from '../chosen-password';
import { EntryHeading } from '../components/entry-heading';
import { NewPasswordField } from '../components/new-password-field';
import { SignInEmailField } from '../components/sign-in-email-field';
import { SIGN_UP_CHOICES, signUpTypeIn } from '../sign-up-types';

const EMPTY = { company_name: '', first_name: '', last_name: '', email: '', password: '' };

/** The second step of a sign-up: who and which company; a code is mailed. */
export const SignUpPage = () => {
  usePage({ title: 'Sign up' });
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const type = signUpTypeIn(query.get('type'));
  const form = useForm({ defaultValues: EMPTY });
  const { control } = form;
  if (!type) return <Navigate to={PATHS.signUpType()} replace />;
  return (
    <>
      <EntryHeading
        title="Sign up"
        text={
          <>
            {SIGN_UP_CHOICES[type].label}. <RouterLink to={PATHS.signUpType()}>Change</RouterLink>
          </>
        }
      />
      <Form
        form={form}
        onSubmit={async (values) => {
          const email = values.email.trim();
          await call('users.sign-up', { ...values, email, type });
          rememberPassword(email, values.password);
          void navigate(PATHS.confirm(email));
        }}
      >
        <TextField
          control={control}
          name="company_name"
          label="Business name"
          autoComplete="organization"
          size="lg"
          maxLength={255}
          required
          autoFocus
        />
        <Box display="grid" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
          <TextField
            control={control}
            name="first_name"
            label="First name"
            autoComplete="given-name"
            size="lg"
            maxLength={255}
            required
          />
          <TextField
            control={control}
            name="last_name"
            label="Last name"
            autoComplete="family-name"
            size="lg"
            maxLength={255}
            required
          />
        </Box>
        <SignInEmailField control={control} name="email" />
        <NewPasswordField control={control} name="password" />
        <Text color="fg.muted">We’ll email you a 6-digit code to confirm your address.</Text>
        <SubmitButton form={form} size="lg" width="100%">
          Sign up
        </SubmitButton>
      </Form>
      <Text color="fg.muted" mt="5">
        Already have an account? <RouterLink to={PATHS.login()}>Sign in</RouterLink>
      </Text>
    </>
  );
};
