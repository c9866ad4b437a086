import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Permission } from '@wayline/core/access/permissions';
import type { Assigned } from '@wayline/core/areas/people/roles.contract';
import { call } from '../../../lib/api';
import { asApiError } from '../../../lib/api-error';
import { notifyError } from '../../../ui/notify-error';
import { notify } from '../../../ui/toaster';

type Choice = { role: string; permissions: readonly Permission[] | null };

/** Gives a colleague a role, and offers to take it back. */
export const useAssignRole = (user: Assigned, onDone: () => void) => {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: ['users'] });
  const send = async ({ role, permissions }: Choice, version: number) => {
    const saved = await call('users.assign-role', {
      id: user.id,
      version,
      role,
      permissions: permissions && [...permissions],
    });
    await refresh();
    return saved.user;
  };
  const refused = (thrown: unknown) => {
    if (asApiError(thrown).code !== 'record.stale') return notifyError(thrown);
    void refresh();
    notify({
      kind: 'warning',
      title: `Someone else also changed ${user.name}`,
      text: 'You’re seeing the latest version with your changes on top. Check it and save again.',
    });
  };
  return useMutation({
    mutationFn: (choice: Choice) => send(choice, user.version),
    onSuccess: ({ version }) => {
      const undo = () => void send(user, version).catch(refused);
      notify({ kind: 'success', title: `${user.name}’s role saved`, undo });
      onDone();
    },
    onError: refused,
  });
};
