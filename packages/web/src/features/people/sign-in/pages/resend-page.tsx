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

/** The confirmation code once more. Source: R-SHELL-019. */
export const ResendPage = () => {
  usePage({ title: 'Send a new code' });
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const form = useForm({ defaultValues: { email: query.get('email') ?? '' } });
  return (
    <>
      <EntryHeading title="Get a new code" text="We’ll email you a new 6-digit code. The old one stops working." />
      <Form
        form={form}
        onSubmit={async (values) => {
          const email = values.email.trim();
          await call('users.resend-confirmation', { email });
          void navigate(PATHS.confirm(email));
        }}
      >
        <SignInEmailField control={form.control} name="email" autoFocus />
        <SubmitButton form={form} size="lg" width="100%">
          Send a new code
        </SubmitButton>
      </Form>
      <Text color="fg.muted" mt="5">
        Already confirmed? <RouterLink to={PATHS.login()}>Sign in</RouterLink>
      </Text>
    </>
  );
};
