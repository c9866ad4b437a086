import { Button, Flex, IconButton, Text } from '@chakra-ui/react';
import { fileType, formatFileSize } from '@wayline/core/areas/files/file-types';
import { relativeTime } from '@wayline/core/base/relative-time';
import { X } from 'lucide-react';
import { FileIcon } from '../../../ui/file-icon';
import type { ClientFile } from './use-client-files';

type Props = { file: ClientFile; onOpen: () => void; onRemove: (() => void) | undefined };

/** A file of a client: its name, type and size, and who added it. Source: R-ACC-074. */
export const ClientFileRow = ({ file: { name, size, added_by, created_at }, onOpen, onRemove }: Props) => (
  <Flex as="li" align="center" gap="3" py="2">
    <FileIcon name={name} />
    <Flex direction="column" flex="1" minW="0">
      <Button variant="plain" size="sm" p="0" h="auto" justifyContent="start" onClick={onOpen}>
        <Text truncate dir="auto">
          {name}
        </Text>
      </Button>
      <Text color="fg.muted" textStyle="small">
        {`${fileType(name).toUpperCase()} · ${formatFileSize(size)} · ${added_by}, ${relativeTime(created_at, new Date().toISOString())}`}
      </Text>
    </Flex>
    {onRemove && (
      <IconButton size="sm" variant="ghost" aria-label={`Delete ${name}`} onClick={onRemove}>
        <X size={16} aria-hidden />
      </IconButton>
    )}
  </Flex>
);
