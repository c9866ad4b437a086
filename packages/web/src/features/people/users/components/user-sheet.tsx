import { Box, Button, HStack, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type DefaultValues, useForm } from 'react-hook-form';
import { call } from '../../../../lib/api';
import { formatDate } from '../../../../lib/format';
import { useLiveForm } from '../../../../lib/live-form';
import { PATHS } from '../../../../lib/paths';
import { useSignedInUser } from '../../../../lib/session';
import { usePermission } from '../../../../lib/use-permission';
import { ErrorState } from '../../../../ui/error-state';
import { Form } from '../../../../ui/fields/form';
import { SubmitButton } from '../../../../ui/fields/submit-button';
import { Modal } from '../../../../ui/modal';
import { notifyError } from '../../../../ui/notify-error';
import { RouterButton } from '../../../../ui/router-button';
import { CardsSkeleton, Delayed } from '../../../../ui/skeletons';
import { StaleNotice } from '../../../../ui/stale-notice';
import { notify } from '../../../../ui/toaster';
import { useConfirmDiscard } from '../../../../ui/use-confirm-discard';
import { useUserActions } from '../use-user-actions';
import { Presence, seenWords, UserStatus } from '../user-columns';
import { changesIn, type TypedUser, toUserForm } from '../user-form';
import { type ListedUser, type UserDetails, useRefreshUsers, userQueries } from '../users-queries';
import { UserFields } from './user-fields';

const About = ({ user }: { user: ListedUser }) => (
  <Box mb="5">
    <Text color="fg.muted" overflowWrap="anywhere">
      {user.email}
    </Text>
    <HStack gap="2" mt="2" wrap="wrap">
      <UserStatus status={user.status} />
      <Presence online={user.online} />
      <Text textStyle="small" color="fg.muted">
        Last seen: {seenWords(user)}. Joined {formatDate(user.created_at)}.
      </Text>
    </HStack>
  </Box>
);

/** What is done to a user beside their profile; nobody does it to themselves or to the owner. */
const Actions = ({ user, onClose }: { user: ListedUser; onClose: () => void }) => {
  const { setStatus, remove } = useUserActions();
  const { id: self } = useSignedInUser();
  if (user.is_owner || user.id === self) return null;
  const press = (run: () => Promise<unknown>) => () => void run().catch(notifyError);
  return (
    <HStack gap="2" wrap="wrap" mb="6">
      <RouterButton to={PATHS.assignRole(user.id)} size="sm" variant="outline">
        Role: {user.role}
      </RouterButton>
      <Button size="sm" variant="outline" onClick={press(() => setStatus([user], !user.status))}>
        {user.status ? 'Make inactive' : 'Make active'}
      </Button>
      <Button size="sm" variant="outline" colorPalette="red" onClick={press(() => remove([user], onClose))}>
        Remove
      </Button>
    </HStack>
  );
};

type ProfileProps = { known: UserDetails; onClose: () => void; onUnsaved: (unsaved: boolean) => void };
const Profile = ({ known, onClose, onUnsaved }: ProfileProps) => {
  const form = useForm<TypedUser>({ defaultValues: toUserForm(known.user) as DefaultValues<TypedUser> });
  const { isDirty } = form.formState;
  useEffect(() => onUnsaved(isDirty), [isDirty, onUnsaved]);
  const live = useLiveForm({ form, what: 'user', record: known.user, fieldsOf: toUserForm });
  const refresh = useRefreshUsers();
  const save = async () => {
    const saved = await live.send((typed, from) =>
      call('users.details.save', { ...changesIn(typed, from), id: from.id, version: from.version }),
    );
    if (!saved) return;
    onClose();
    notify({ kind: 'success', title: `${saved.user.name} saved` });
    await refresh();
  };
  return (
    <Form form={form} onSubmit={save} unsaved={isDirty}>
      {live.stale && <StaleNotice {...live.stale} />}
      <UserFields form={form} known={known} />
      <SubmitButton form={form} alignSelf="flex-end">
        Save profile
      </SubmitButton>
    </Form>
  );
};

/** A user's profile, and what can be done with them. */
export const UserSheet = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const { data, error, refetch } = useQuery(userQueries.details(id));
  const manages = usePermission('Manage Users');
  const [unsaved, setUnsaved] = useState(false);
  const leave = useConfirmDiscard(unsaved, onClose);
  return (
    <Modal open kind="sheet" width="620px" title={data?.user.name ?? 'User'} onClose={() => void leave()}>
      {data && <About user={data.user} />}
      {data && manages && <Actions user={data.user} onClose={onClose} />}
      {data && manages && <Profile known={data} onClose={onClose} onUnsaved={setUnsaved} />}
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Delayed>
          <CardsSkeleton cards={2} />
        </Delayed>
      )}
    </Modal>
  );
};
