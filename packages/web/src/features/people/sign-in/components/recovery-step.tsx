import { Button } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { call } from '../../../../lib/api';
import { Form } from '../../../../ui/fields/form';
import { SubmitButton } from '../../../../ui/fields/submit-button';
import { TextField } from '../../../../ui/fields/text-field';
import { useEntry } from '../use-entry';
import { EntryHeading } from './entry-heading';

type Props = { email: string; password: string; onBack: () => void };

/** The second step of a sign-in for somebody whose authenticator is not at hand. */
export const RecoveryStep = ({ email, password, onBack }: Props) => {
  const enter = useEntry();
  const form = useForm({ defaultValues: { recovery_code: '' } });
  return (
    <>
      <EntryHeading
        title="Use a recovery code"
        text="One of the codes you saved when you set up two-step authentication. Each works once."
      />
      <Form
        form={form}
        onSubmit={async ({ recovery_code }) => {
          enter(await call('users.login.recovery-code', { email, password, recovery_code }));
        }}
      >
        <TextField
          control={form.control}
          name="recovery_code"
          label="Recovery code"
          placeholder="ABCD-EFGH-JKMN-PQRS"
          autoComplete="off"
          spellCheck={false}
          autoFocus
          size="lg"
          maxLength={60}
          required
        />
        <SubmitButton form={form} size="lg" width="100%">
          Sign in
        </SubmitButton>
        <Button variant="ghost" onClick={onBack}>
          Back to the app code
        </Button>
      </Form>
    </>
  );
};
