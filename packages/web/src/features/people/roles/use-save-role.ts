import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Permission } from '@wayline/core/access/permissions';
import { call } from '../../../lib/api';
import { notifyError } from '../../../ui/notify-error';
import { notify } from '../../../ui/toaster';
import { type Role, rolesQuery } from './roles-query';
import { useConflictToast } from './use-conflict-toast';

type Held = readonly Permission[] | null;
type Change = { role: Pick<Role, 'name' | 'version'>; permissions: Held };
/** `back` is what an undo saves, `done` what is said. */
type Saving = Change & { back: Held; done: string };

/** What brings a role back to how it stands now. */
export const backTo = ({ version, starts_with, permissions }: Role): Held =>
  version === 0 && starts_with ? null : permissions;

/** Saves what a role holds and offers to take it back; a colleague's save in between is shown beneath what is ticked here. */
export const useSaveRole = () => {
  const client = useQueryClient();
  const tellStale = useConflictToast();
  const send = async ({ role, permissions }: Change) => {
    const { name, version } = role;
    const saved = await call('users.permissions', { name, version, permissions: permissions && [...permissions] });
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
        undo: () => undo({ role: { name: role.name, version: saved?.version ?? 0 }, permissions: back }),
      }),
    onError: refused,
  });
};
