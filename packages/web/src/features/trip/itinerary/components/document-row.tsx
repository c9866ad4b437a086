import { Button, Flex, IconButton, Text } from '@chakra-ui/react';
import { formatFileSize } from '@wayline/core/areas/files/file-types';
import type { ItineraryDocument } from '@wayline/core/areas/trip/itinerary/document';
import { relativeTime } from '@wayline/core/base/relative-time';
import { X } from 'lucide-react';
import { FileIcon } from '../../../../ui/file-icon';

type Props = {
  document: ItineraryDocument;
  published: boolean;
  onOpen: () => void;
  onRemove: (() => void) | undefined;
};

/** One document: what it is, whether the client has it yet, and what can be done with it. */
export const DocumentRow = ({ document, published, onOpen, onRemove }: Props) => {
  const { name, size, added_by, created_at } = document;
  return (
    <Flex as="li" align="center" gap="3" px="4" py="2">
      <FileIcon name={name} />
      <Flex direction="column" flex="1" minW="0">
        <Button variant="plain" size="sm" p="0" h="auto" justifyContent="start" onClick={onOpen}>
          <Text truncate dir="auto">
            {name}
          </Text>
        </Button>
        <Text color="fg.muted" textStyle="small">
          {formatFileSize(size)} · {added_by}, {relativeTime(created_at, new Date().toISOString())}
          {published ? '' : ' · not published yet'}
        </Text>
      </Flex>
      {onRemove && (
        <IconButton size="sm" variant="ghost" aria-label={`Remove ${name}`} onClick={onRemove}>
          <X size={16} />
        </IconButton>
      )}
    </Flex>
  );
};
