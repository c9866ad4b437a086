import { IconButton, Menu, Portal } from '@chakra-ui/react';
import { EllipsisVertical } from 'lucide-react';

const LABELS = { templates: 'Templates', word: 'Word document', delete: 'Delete itinerary' } as const;
export type More = keyof typeof LABELS;
type Props = {
  /** What each entry does; one that is left out is not shown. */
  choices: Partial<Record<More, () => void>>;
};

/** What is done to an itinerary now and then. */
export const MoreMenu = ({ choices }: Props) => (
  <Menu.Root lazyMount>
    <Menu.Trigger asChild>
      <IconButton aria-label="More" variant="outline">
        <EllipsisVertical size={16} aria-hidden />
      </IconButton>
    </Menu.Trigger>
    <Portal>
      <Menu.Positioner>
        <Menu.Content>
          {(Object.keys(LABELS) as More[])
            .filter((more) => choices[more])
            .map((more) => (
              <Menu.Item
                key={more}
                value={more}
                color={more === 'delete' ? 'fg.error' : undefined}
                onClick={choices[more]}
              >
                {LABELS[more]}
              </Menu.Item>
            ))}
        </Menu.Content>
      </Menu.Positioner>
    </Portal>
  </Menu.Root>
);
