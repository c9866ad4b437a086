import { useQueryClient } from '@tanstack/react-query';
import { notifyError } from '../../../ui/notify-error';
import { notify } from '../../../ui/toaster';
import { type Mappings, useRefreshUsers, userQueries } from './users-queries';

type MappedUser = Mappings['users'][number];
type Change = Partial<Pick<MappedUser, 'pcc' | 'itinerary_template_id'>>;

/** Saves what is mapped to a user: shown at once, offered to be taken back, and put back where it was refused. */
export const useMapping = () => {
  const client = useQueryClient();
  const refresh = useRefreshUsers();
  const { queryKey } = userQueries.mappings();
  const show = (user: MappedUser, change: Change) =>
    client.setQueryData(
      queryKey,
      (kept) => kept && { ...kept, users: kept.users.map((one) => (one.id === user.id ? { ...one, ...change } : one)) },
    );
  return (user: MappedUser, change: Change, save: (change: Change) => Promise<unknown>): void => {
    const send = async (now: Change) => {
      show(user, now);
      await save(now).finally(() => refresh());
    };
    const before = Object.fromEntries(Object.keys(change).map((name) => [name, user[name as keyof Change]])) as Change;
    const undo = () => void send(before).catch(notifyError);
    send(change)
      .then(() => notify({ kind: 'success', title: `${user.name} saved`, undo }))
      .catch(notifyError);
  };
};
