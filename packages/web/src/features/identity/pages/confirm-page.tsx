import { Button, HStack } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link as RouteLink, useSearchParams } from 'react-router-dom';
import { PATHS } from '../../../app/paths';
import { type Refused, THIS_LOAD } from '../../../app/refused';
import { usePage } from '../../../app/use-page';
import { call } from '../../../lib/api';
import { Form } from '../../../ui/fields/form';
import { SubmitButton } from '../../../ui/fields/submit-button';
import { notifyError } from '../../../ui/notify-error';
import { RouterLink } from '../../../ui/router-link';
import { notify } from '../../../ui/toaster';
import { CodeField, digitsOf } from '../components/code-field';
import { EntryHeading } from '../components/entry-heading';
import { SignInEmailField } from '../components/sign-in-email-field';

/** Where the first sign-in of a new account leads. */
const FIRST_PAGE: Refused = {
  guard: 'signed-in',
  path: '/after_confirm_welcome',
  from: PATHS.welcome(),
  load: THIS_LOAD,
};

/** The last step of a sign-up: the code from the mail. Source: R-SHELL-019. */
export const ConfirmPage = () => {
  usePage({ title: 'Confirm your e-mail' });
  const [query] = useSearchParams();
  const known = query.get('email') ?? '';
  const [done, setDone] = useState(false);
  const form = useForm({ defaultValues: { email: known, code: '' } });

  const sendAgain = async () => {
    if (!(await form.trigger('email'))) return;
    try {
      await call('users.resend-confirmation', { email: form.getValues('email').trim() });
      notify({ kind: 'success', title: 'A new code is on its way' });
    } catch (thrown) {
      notifyError(thrown);
    }
  };

  if (done) {
    return (
      <>
        <EntryHeading
          title="You are in"
          text="Your e-mail is confirmed and your account is open. Sign in and plan the first trip."
        />
        <Button size="lg" width="100%" asChild>
          <RouteLink to={PATHS.login()} state={{ refused: FIRST_PAGE }}>
            Sign in
          </RouteLink>
        </Button>
      </>
    );
  }
  return (
    <>
      <EntryHeading
        title="Check your mail"
        text={known ? `We sent six digits to ${known}.` : 'We sent you six digits.'}
      />
      <Form
        form={form}
        onSubmit={async ({ email, code }) => {
          await call('users.sign-up.confirm', { email: email.trim(), code: digitsOf(code) });
          setDone(true);
        }}
      >
        {!known && <SignInEmailField control={form.control} name="email" autoFocus />}
        <CodeField
          control={form.control}
          name="code"
          autoFocus={Boolean(known)}
          hint="Not there? Look in the spam folder too."
        />
        <SubmitButton form={form} size="lg" width="100%">
          Confirm
        </SubmitButton>
      </Form>
      <HStack justify="space-between" mt="5">
        <Button variant="plain" px="0" color="sea.fg" onClick={() => void sendAgain()}>
          Send the code again
        </Button>
        <RouterLink to={PATHS.login()}>Sign in</RouterLink>
      </HStack>
    </>
  );
};
