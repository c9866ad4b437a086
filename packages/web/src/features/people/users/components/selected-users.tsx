import { Button } from '@chakra-ui/react';
import { countOf } from '@wayline/core/base/plural';
import type { Selection } from '../../../../ui/table/table-types';
import { withTickedRows } from '../../../../ui/table/with-ticked-rows';
import { useUserActions } from '../use-user-actions';
import type { ListedUser } from '../users-queries';

type Props = { selection: Selection<ListedUser>; self: string };

const countUsers = (n: number) => countOf(n, 'user');

/** What can be done with several users at once; oneself and the owner are left out. Source: R-SHELL-277. */
export const SelectedUsers = ({ selection, self }: Props) => {
  const { setStatus, remove } = useUserActions();
  const isOther = ({ id, is_owner }: ListedUser) => !is_owner && id !== self;
  const chosen = selection.all || selection.rows.some(isOther);
  const press = (run: (users: readonly ListedUser[]) => Promise<void>) => () =>
    void withTickedRows(selection, countUsers, async (listed) => {
      const users = listed.filter(isOther);
      if (users.length > 0) await run(users);
    });
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
