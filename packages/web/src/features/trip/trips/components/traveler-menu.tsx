import { IconButton, Menu, Portal } from '@chakra-ui/react';
import { EllipsisVertical } from 'lucide-react';

/** `follow` has the status follow what was booked and paid again. */
export type TravelerChoice = 'edit' | 'cancel' | 'restore' | 'follow';
type Props = { name: string; cancelled: boolean; onChoose: (choice: TravelerChoice) => void };

/** What can be done with a person of the trip besides taking them off it. */
export const TravelerMenu = ({ name, cancelled, onChoose }: Props) => (
  <Menu.Root lazyMount>
    <Menu.Trigger asChild>
      <IconButton size="xs" variant="ghost" aria-label={`Actions for ${name}`}>
        <EllipsisVertical size={16} aria-hidden />
      </IconButton>
    </Menu.Trigger>
    <Portal>
      <Menu.Positioner>
        <Menu.Content>
          <Menu.Item value="edit" onClick={() => onChoose('edit')}>
            Edit
          </Menu.Item>
          {cancelled ? (
            <Menu.Item value="restore" onClick={() => onChoose('restore')}>
              Restore
            </Menu.Item>
          ) : (
            <Menu.Item value="cancel" color="fg.error" onClick={() => onChoose('cancel')}>
              Cancel
            </Menu.Item>
          )}
        </Menu.Content>
      </Menu.Positioner>
    </Portal>
  </Menu.Root>
);
