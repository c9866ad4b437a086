import { Button } from '@chakra-ui/react';
import { notifyError } from '../../../../ui/notify-error';
import type { Selection } from '../../../../ui/table/table-types';
import { useUserActions } from '../use-user-actions';
import { type ListedUser, matchingUsers } from '../users-queries';

type Props = { selection: Selection<ListedUser>; search: string | undefined; self: string };

/** What can be done with several users at once; oneself and the owner are left out. Source: R-SHELL-277. */
export const SelectedUsers = ({ selection, search, self }: Props) => {
  const { setStatus, remove } = useUserActions();
  const act = async (run: (users: readonly ListedUser[]) => Promise<void>) => {
    const chosen = selection.all ? (await matchingUsers(search)).matching : selection.rows;
    const users = chosen.filter(({ id, is_owner }) => !is_owner && id !== self);
    if (users.length > 0) await run(users);
  };
  const chosen = selection.all || selection.rows.some(({ id, is_owner }) => !is_owner && id !== self);
  const press = (run: (users: readonly ListedUser[]) => Promise<void>) => () => void act(run).catch(notifyError);
  return (
    <>
      <Button
        size="xs"
        variant="outline"
        disabled={!chosen}
        onClick={press((users) => setStatus(users, true, selection.clear))}
      >
        Make active
      </Button>
      <Button
        size="xs"
        variant="outline"
        disabled={!chosen}
        onClick={press((users) => setStatus(users, false, selection.clear))}
      >
        Make inactive
      </Button>
      <Button
        size="xs"
        variant="outline"
        colorPalette="red"
        disabled={!chosen}
        onClick={press((users) => remove(users, selection.clear))}
      >
        Remove
      </Button>
    </>
  );
};
