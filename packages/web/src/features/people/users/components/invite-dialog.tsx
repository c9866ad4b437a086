import { Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { ROLES } from '@wayline/core/access/roles';
import { MAX_INVITED_AT_ONCE } from '@wayline/core/areas/people/invite';
import { GIVEN_USER_TYPES, GivenUserTypeId } from '@wayline/core/areas/people/users';
import { countOf } from '@wayline/core/base/plural';
import { ComparedEmail } from '@wayline/core/base/values';
import { useForm } from 'react-hook-form';
import { type CallOutput, call } from '../../../../lib/api';
import { parseTextList } from '../../../../lib/parse-text-list';
import { Form } from '../../../../ui/fields/form';
import { SelectField } from '../../../../ui/fields/select-field';
import { SubmitButton } from '../../../../ui/fields/submit-button';
import { TextField } from '../../../../ui/fields/text-field';
import { Modal } from '../../../../ui/modal';
import { notify } from '../../../../ui/toaster';
import { useConfirmDiscard } from '../../../../ui/use-confirm-discard';
import { useRefreshUsers, userQueries } from '../users-queries';

const BETWEEN = /[\s,;]+/;
const EMPTY = { emails: '', role: 'Advisor', user_type_id: '2', message: '' };

const checkAddresses = (typed: string): true | string => {
  const all = parseTextList(typed, BETWEEN);
  const wrong = all.find((email) => !ComparedEmail.safeParse(email).success);
  if (wrong) return `“${wrong}” is not an email address.`;
  return all.length <= MAX_INVITED_AT_ONCE || `At most ${MAX_INVITED_AT_ONCE} at once.`;
};

/** Says who was invited, and kindly of the others why not. */
const tell = ({ invited, known }: CallOutput<'users.invitations.create'>) => {
  if (invited.length > 0) {
    const who = invited.length === 1 ? invited[0]?.email : countOf(invited.length, 'person', 'people');
    notify({ kind: 'success', title: `Invited ${who}`, text: 'The link in the email works for 7 days.' });
  }
  for (const { email, why } of known) {
    const text =
      why === 'colleague'
        ? 'They don’t need an invitation.'
        : 'If it got lost, resend it from the list of invitations.';
    notify({
      kind: 'info',
      title: `${email} already ${why === 'colleague' ? 'works here' : 'has an invitation'}`,
      text,
      delay: 8000,
    });
  }
};

/** Invites one or several people by mail. Source: R-SHELL-010. */
export const InviteDialog = ({ onClose }: { onClose: () => void }) => {
  const form = useForm({ defaultValues: EMPTY });
  const { control } = form;
  const { data } = useQuery(userQueries.invitations());
  const refresh = useRefreshUsers();
  const leave = useConfirmDiscard(form.formState.isDirty, onClose);
  const send = async ({ emails, user_type_id, ...typed }: typeof EMPTY) => {
    const type = GivenUserTypeId.parse(Number(user_type_id));
    const answer = await call('users.invitations.create', {
      ...typed,
      emails: parseTextList(emails, BETWEEN),
      user_type_id: type,
    });
    onClose();
    tell(answer);
    await refresh();
  };
  return (
    <Modal open title="Invite colleagues" onClose={leave}>
      <Form form={form} onSubmit={send}>
        <TextField
          control={control}
          name="emails"
          label="Email addresses"
          hint="Put a space or a comma between addresses."
          lines={2}
          rules={{ validate: (typed) => checkAddresses(String(typed)) }}
          required
        />
        <SelectField control={control} name="role" label="Role" options={data?.roles ?? [...ROLES]} required />
        <SelectField
          control={control}
          name="user_type_id"
          label="User type"
          options={GIVEN_USER_TYPES.map(({ id, name }) => ({ value: String(id), label: name }))}
          required
        />
        <TextField control={control} name="message" label="Personal message" lines={3} maxLength={1000} />
        <Text color="fg.muted" textStyle="small">
          Each person gets an email with their own link. It works once, for 7 days.
        </Text>
        <SubmitButton form={form} alignSelf="flex-end">
          Send invitation
        </SubmitButton>
      </Form>
    </Modal>
  );
};
