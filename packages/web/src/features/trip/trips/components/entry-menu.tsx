import { Menu, Portal } from '@chakra-ui/react';
import type { Permission } from '@wayline/core/access/permissions';
import { useFeature, usePermission } from '../../../../lib/use-permission';

const CHOICES = [
  ['edit', 'Edit', 'Edit Reservations'],
  ['duplicate', 'Duplicate', 'Edit Reservations'],
  ['earlier', 'Move a day earlier', 'Edit Reservations'],
  ['later', 'Move a day later', 'Edit Reservations'],
  ['status', 'Set status', 'Edit Reservations'],
  ['remind', 'Set reminder', 'Reminders'],
  ['split', 'Commission split', 'View Commissions'],
  ['keep', 'Save to library', 'Edit Library Reservations'],
  ['select', 'Select', 'Edit Reservations'],
  ['cancel', 'Cancel with supplier', 'Edit Reservations'],
  ['remove', 'Delete', 'Delete Reservations'],
] as const satisfies readonly (readonly [string, string, Permission])[];
export type EntryChoice = (typeof CHOICES)[number][0];

/** What the signed-in user can do with an entry; empty for those who only look. */
export const useEntryChoices = () => {
  const held: Partial<Record<Permission, boolean>> = {
    'Edit Reservations': usePermission('Edit Reservations'),
    'Delete Reservations': usePermission('Delete Reservations'),
    'View Commissions': usePermission('View Commissions'),
    'Edit Library Reservations': usePermission('Edit Library Reservations'),
    Reminders: [usePermission('Reminders'), useFeature('reminder add view')].every(Boolean),
  };
  return CHOICES.filter(([, , needed]) => held[needed]);
};

type Props = {
  /** The id of the button that it belongs to: it stands beside it, and gives it the focus back. */
  button: string;
  open: boolean;
  onClose: () => void;
  onChoose: (choice: EntryChoice) => void;
};

/** What can be done with an entry, for whoever does not drag it. One menu serves all entries of a planner. */
export const EntryMenu = ({ button, open, onClose, onChoose }: Props) => {
  const choices = useEntryChoices();
  return (
    <Menu.Root ids={{ trigger: button }} open={open} onOpenChange={(now) => !now.open && onClose()}>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            {choices.map(([value, label]) => (
              <Menu.Item
                key={value}
                value={value}
                color={value === 'remove' ? 'fg.error' : undefined}
                onClick={() => onChoose(value)}
              >
                {label}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
};
