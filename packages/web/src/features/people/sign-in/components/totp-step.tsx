import { Button } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { call } from '../../../../lib/api';
import { Form } from '../../../../ui/fields/form';
import { SubmitButton } from '../../../../ui/fields/submit-button';
import { useEntry } from '../use-entry';
import { CodeField, extractDigits } from './code-field';
import { EntryHeading } from './entry-heading';

type Props = { email: string; session: string; onRecover: () => void; onBack: () => void };

/** The second step of a sign-in: the code an authenticator app shows. */
export const TotpStep = ({ email, session, onRecover, onBack }: Props) => {
  const enter = useEntry();
  const form = useForm({ defaultValues: { code: '' } });
  return (
    <>
      <EntryHeading
        title="One more step"
        text={`Open your authenticator app and enter the six digits it shows for ${email}.`}
      />
      <Form
        form={form}
        onSubmit={async ({ code }) => {
          enter(await call('users.login.totp', { email, challenge_session: session, code: extractDigits(code) }));
        }}
      >
        <CodeField control={form.control} name="code" label="Authenticator app code" autoFocus />
        <SubmitButton form={form} size="lg" width="100%">
          Sign in
        </SubmitButton>
        <Button variant="ghost" onClick={onRecover}>
          Use a recovery code
        </Button>
        <Button variant="ghost" onClick={onBack}>
          Back to email and password
        </Button>
      </Form>
    </>
  );
};
