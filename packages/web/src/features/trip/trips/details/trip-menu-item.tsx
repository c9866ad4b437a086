import { Menu } from '@chakra-ui/react';
import { useGuardedAction, usePermission } from '../../../../lib/use-permission';
import type { TripEntry } from './trip-entries';

type Props = { entry: TripEntry; onChoose: (entry: TripEntry) => void };

/** An entry of a trip's menu, shown to those who may choose it; a right that was just taken is told. */
export const TripMenuItem = ({ entry, onChoose }: Props) => {
  const allowed = useGuardedAction(entry.needs, entry.action);
  const may = usePermission(entry.needs);
  if (entry.hidden && !may) return null;
  return (
    <Menu.Item
      value={entry.value}
      color={entry.danger ? 'fg.error' : undefined}
      onClick={allowed(() => onChoose(entry))}
    >
      {entry.label}
    </Menu.Item>
  );
};
