import { Button, Flex, IconButton, Menu, Portal, Text } from '@chakra-ui/react';
import { formatFileSize } from '@wayline/core/areas/files/file-types';
import { relativeTime } from '@wayline/core/base/relative-time';
import { EllipsisVertical, Folder } from 'lucide-react';
import { FileIcon } from '../../../ui/file-icon';
import type { CloudThing } from '../use-cloud';

const CHOICES = [
  ['rename', 'Rename'],
  ['move', 'Move'],
  ['remove', 'Delete'],
] as const;
export type CloudChoice = (typeof CHOICES)[number][0];
type Props = { thing: CloudThing; onOpen: () => void; onChoose: ((choice: CloudChoice) => void) | undefined };

/** A folder or a file with what can be done to it. */
export const CloudRow = ({ thing, onOpen, onChoose }: Props) => {
  const { name, added_by, created_at } = thing.it;
  const size = thing.kind === 'file' ? [formatFileSize(thing.it.size)] : [];
  return (
    <Flex as="li" align="center" gap="3" px="4" py="2">
      {thing.kind === 'folder' ? <Folder size={18} aria-hidden /> : <FileIcon name={name} />}
      <Flex direction="column" flex="1" minW="0" align="start">
        <Button variant="plain" size="sm" p="0" h="auto" maxW="100%" justifyContent="start" onClick={onOpen}>
          <Text as="span" truncate dir="auto">
            {name}
          </Text>
        </Button>
        <Text color="fg.muted" textStyle="small">
          {[...size, added_by, relativeTime(created_at, new Date().toISOString())].join(' · ')}
        </Text>
      </Flex>
      {onChoose && (
        <Menu.Root onSelect={({ value }) => onChoose(value as CloudChoice)} lazyMount>
          <Menu.Trigger asChild>
            <IconButton aria-label={`Actions for ${name}`} variant="ghost" size="sm">
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
      )}
    </Flex>
  );
};
