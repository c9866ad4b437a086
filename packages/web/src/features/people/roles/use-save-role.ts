import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Permission } from '@wayline/core/access/permissions';
import type { Visibility } from '@wayline/core/access/visibilities';
import { call } from '../../../lib/api';
import { notifyError } from '../../../ui/notify-error';
import { notify } from '../../../ui/toaster';
import { type Role, rolesQuery } from './roles-query';
import { useConflictToast } from './use-conflict-toast';

type Held = readonly Permission[] | null;
type Rights = { permissions: Held; visibility?: Visibility };
type Change = Rights & { role: Pick<Role, 'name' | 'version'> };
/** `back` is what an undo saves, `done` what is said. */
type Saving = Change & { back: Rights; done: string };

/** What brings a role back to how it stands now. */
export const backTo = ({ version, starts_with, permissions, visibility }: Role): Rights =>
  version === 0 && starts_with ? { permissions: null } : { permissions, visibility };

/** Saves what a role holds and offers to take it back; a colleague's save in between is shown beneath what is ticked here. */
export const useSaveRole = () => {
  const client = useQueryClient();
  const tellStale = useConflictToast();
  const send = async ({ role, permissions, visibility }: Change) => {
    const { name, version } = role;
    const sent = { name, version, permissions: permissions && [...permissions], visibility };
    const saved = await call('users.permissions', sent);
    await client.invalidateQueries({ queryKey: rolesQuery().queryKey });
    return saved.role;
  };
  const refused = (thrown: unknown, { role }: Change) => {
    if (!tellStale(thrown, role.name)) notifyError(thrown);
  };
  const undo = (change: Change) => void send(change).catch((thrown) => refused(thrown, change));
  return useMutation({
    mutationFn: (change: Saving) => send(change),
    onSuccess: (saved, { role, back, done }) =>
      notify({
        kind: 'success',
        title: done,
        undo: () => undo({ role: { name: role.name, version: saved?.version ?? 0 }, ...back }),
      }),
    onError: refused,
  });
};
