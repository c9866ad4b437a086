import { Box } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useNavigate, useParams } from 'react-router-dom';
import { type CallOutput, call } from '../../../../lib/api';
import { asApiError } from '../../../../lib/api-error';
import { PATHS } from '../../../../lib/paths';
import { usePage } from '../../../../navigation/use-page';
import { Form } from '../../../../ui/fields/form';
import { PhoneField } from '../../../../ui/fields/phone-field';
import { SubmitButton } from '../../../../ui/fields/submit-button';
import { TextField } from '../../../../ui/fields/text-field';
import { RouterButton } from '../../../../ui/router-button';
import { CardsSkeleton, Delayed } from '../../../../ui/skeletons';
import { EntryHeading } from '../../sign-in/components/entry-heading';
import { NewPasswordField } from '../../sign-in/components/new-password-field';
import { useEntry } from '../../sign-in/use-entry';

const EMPTY = { first_name: '', last_name: '', phone_no: '', password: '' };
type Opened = CallOutput<'users.invitations.open'>;

const AcceptForm = ({ token, opened }: { token: string; opened: Opened }) => {
  const navigate = useNavigate();
  const enter = useEntry();
  const form = useForm({ defaultValues: EMPTY });
  const { control } = form;
  const join = async (typed: typeof EMPTY) => {
    enter(await call('users.invitations.accept', { ...typed, token }));
    void navigate(PATHS.welcome(), { replace: true });
  };
  const { company_name, invited_by_name, role, email } = opened;
  return (
    <>
      <EntryHeading
        title={`Join ${company_name}`}
        text={`${invited_by_name} invited you to work here as ${role}. You’ll sign in as ${email}.`}
      />
      <Form form={form} onSubmit={join}>
        <Box display="grid" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
          <TextField
            control={control}
            name="first_name"
            label="First name"
            autoComplete="given-name"
            size="lg"
            maxLength={255}
            required
            autoFocus
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
        <PhoneField control={control} name="phone_no" label="Phone (optional)" autoComplete="tel" size="lg" />
        <NewPasswordField control={control} name="password" />
        <SubmitButton form={form} size="lg" width="100%">
          Join {company_name}
        </SubmitButton>
      </Form>
    </>
  );
};

/** Behind the link of an invitation: a name and a password, and the invitee is in. Source: R-SHELL-010. */
export const AcceptPage = () => {
  usePage({ title: 'Join your colleagues' });
  const { token = '' } = useParams();
  const { data, error } = useQuery({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => call('users.invitations.open', { token }, { signal }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (data) return <AcceptForm token={token} opened={data} />;
  if (error)
    return (
      <>
        <EntryHeading title="This invitation no longer works." text={asApiError(error).message} />
        <RouterButton to={PATHS.login()} size="md">
          Sign in
        </RouterButton>
      </>
    );
  return (
    <Delayed>
      <CardsSkeleton cards={2} />
    </Delayed>
  );
};
