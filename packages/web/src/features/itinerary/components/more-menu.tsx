import { IconButton, Menu, Portal } from '@chakra-ui/react';
import { EllipsisVertical } from 'lucide-react';

export type More = 'word' | 'templates' | 'delete';
type Props = { onChoose: (choice: More) => void };

/** What is done to an itinerary now and then. */
export const MoreMenu = ({ onChoose }: Props) => (
  <Menu.Root onSelect={({ value }) => onChoose(value as More)} lazyMount>
    <Menu.Trigger asChild>
      <IconButton aria-label="More" variant="outline">
        <EllipsisVertical size={16} aria-hidden />
      </IconButton>
    </Menu.Trigger>
    <Portal>
      <Menu.Positioner>
        <Menu.Content>
          <Menu.Item value="templates">Templates</Menu.Item>
          <Menu.Item value="word">Word document</Menu.Item>
          <Menu.Item value="delete" color="fg.error">
            Delete itinerary
          </Menu.Item>
        </Menu.Content>
      </Menu.Positioner>
    </Portal>
  </Menu.Root>
);
