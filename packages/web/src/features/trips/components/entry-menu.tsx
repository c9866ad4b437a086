import { IconButton, Menu, Portal } from '@chakra-ui/react';
import { EllipsisVertical } from 'lucide-react';

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

type Props = { title: string; onChoose: (choice: EntryChoice) => void };

/** What can be done with an entry, for whoever does not drag it. */
export const EntryMenu = ({ title, onChoose }: Props) => (
  <Menu.Root onSelect={({ value }) => onChoose(value as EntryChoice)} lazyMount>
    <Menu.Trigger asChild>
      <IconButton aria-label={`Actions for ${title}`} variant="ghost" size="sm">
        <EllipsisVertical size={16} aria-hidden />
      </IconButton>
    </Menu.Trigger>
    <Portal>
      <Menu.Positioner>
        <Menu.Content>
          {CHOICES.map(([value, label]) => (
            <Menu.Item key={value} value={value} color={value === 'remove' ? 'fg.error' : undefined}>
              {label}
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Positioner>
    </Portal>
  </Menu.Root>
);
