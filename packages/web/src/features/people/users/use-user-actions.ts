import type { UserId } from '@wayline/core/base/ids';
import { countOf, plural } from '@wayline/core/base/plural';
import { call } from '../../../lib/api';
import { useSignedInUser } from '../../../lib/session';
import { confirm, QUESTIONS } from '../../../ui/confirm-dialog';
import { notifyError } from '../../../ui/notify-error';
import { notify } from '../../../ui/toaster';
import { useRefreshUsers } from './users-queries';

type Named = { id: UserId; name: string };

/** As many as one call takes. */
const AT_ONCE = 30;
const inParts = async (users: readonly Named[], act: (ids: UserId[]) => Promise<unknown>) => {
  for (let at = 0; at < users.length; at += AT_ONCE) await act(users.slice(at, at + AT_ONCE).map(({ id }) => id));
};
const one = (users: readonly Named[]) => (users.length === 1 ? users[0] : undefined);
const called = (users: readonly Named[]) => one(users)?.name ?? countOf(users.length, 'user');

/** Lets users in, keeps them out, and removes them; asks first where somebody is signed out by it. Source: R-SHELL-273, R-SHELL-277. */
export const useUserActions = () => {
  const refresh = useRefreshUsers();
  const { company_name } = useSignedInUser().usercompany;

  const change = async (users: readonly Named[], status: boolean) => {
    const only = one(users);
    if (only) await call('users.status.set', { userId: only.id, value: status });
    else await inParts(users, (ids) => call('users.change-status', { ids, status }));
    await refresh();
  };
  const setStatus = async (users: readonly Named[], status: boolean, onChanged?: () => void): Promise<void> => {
    const who = called(users);
    const sure =
      status ||
      (await confirm({
        title: `Make ${who} inactive?`,
        text: `They’re signed out everywhere right away and can’t sign in. Their trips stay with ${company_name}, and colleagues can work on them.`,
        confirm: 'Make inactive',
        danger: true,
      }));
    if (!sure) return;
    await change(users, status);
    const undo = () => void change(users, !status).catch(notifyError);
    notify({
      kind: 'success',
      title: status
        ? plural(users.length, { one: `${who} is active`, other: `${who} are active` })
        : plural(users.length, { one: `${who} is inactive`, other: `${who} are inactive` }),
      undo,
    });
    onChanged?.();
  };
  const remove = async (users: readonly Named[], onRemoved: () => void): Promise<void> => {
    const who = called(users);
    const text = `${who} will be signed out everywhere right away and can’t come back without a new invitation. Trips, clients and bookings stay with ${company_name} under their name; reassign the trips from the trip list.`;
    if (!(await confirm({ ...QUESTIONS.delete, text }))) return;
    const only = one(users);
    if (only) await call('users.single-delete', { id: only.id });
    else await inParts(users, (ids) => call('users.bulk-delete', { ids }));
    onRemoved();
    notify({ kind: 'success', title: `${who} removed` });
    await refresh(users.map(({ id }) => id));
  };
  return { setStatus, remove };
};
