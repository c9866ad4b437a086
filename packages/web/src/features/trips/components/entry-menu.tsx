import { Menu, Portal } from '@chakra-ui/react';

const CHOICES = [
  ['edit', 'Edit'],
  ['duplicate', 'Duplicate'],
  ['earlier', 'Move a day earlier'],
  ['later', 'Move a day later'],
  ['status', 'Set status'],
  ['remind', 'Set a reminder'],
  ['split', 'Commission split'],
  ['keep', 'Save to the library'],
  ['select', 'Select'],
  ['cancel', 'Cancel with the supplier'],
  ['remove', 'Delete'],
] as const;
export type EntryChoice = (typeof CHOICES)[number][0];

type Props = {
  /** The id of the button that it belongs to: it stands beside it, and gives it the focus back. */
  button: string;
  open: boolean;
  onClose: () => void;
  onChoose: (choice: EntryChoice) => void;
};

/** What can be done with an entry, for whoever does not drag it. One menu serves all entries of a planner. */
export const EntryMenu = ({ button, open, onClose, onChoose }: Props) => (
  <Menu.Root ids={{ trigger: button }} open={open} onOpenChange={(now) => !now.open && onClose()}>
    <Portal>
      <Menu.Positioner>
        <Menu.Content>
          {CHOICES.map(([value, label]) => (
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
