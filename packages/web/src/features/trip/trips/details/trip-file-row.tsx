import { Button, Flex, IconButton, Text } from '@chakra-ui/react';
import { formatFileSize } from '@wayline/core/areas/files/file-types';
import type { TripFile } from '@wayline/core/areas/trip/trips/people/trip-fields';
import { relativeTime } from '@wayline/core/base/relative-time';
import { X } from 'lucide-react';
import { FileIcon } from '../../../../ui/file-icon';
import { StatusBadge } from '../../../../ui/status-badge';

type Props = { file: TripFile; onOpen: () => void; onRemove: (() => void) | undefined };

/** A file of the trip: for whom it is, its size, and who added it. Source: R-TRIP-068, R-TRIP-143. */
export const TripFileRow = ({ file: { key, name, size, added_by, created_at }, onOpen, onRemove }: Props) => (
  <Flex as="li" align="center" gap="3" py="2">
    <FileIcon name={name} />
    <Flex direction="column" flex="1" minW="0">
      <Button variant="plain" size="sm" p="0" h="auto" justifyContent="start" onClick={onOpen}>
        <Text truncate dir="auto">
          {name}
        </Text>
      </Button>
      <Text color="fg.muted" textStyle="small">
        {formatFileSize(size)} · {added_by}, {relativeTime(created_at, new Date().toISOString())}
      </Text>
    </Flex>
    <StatusBadge tone={key === 'Internal' ? 'neutral' : 'info'}>{key}</StatusBadge>
    {onRemove && (
      <IconButton size="sm" variant="ghost" aria-label={`Delete ${name}`} onClick={onRemove}>
        <X size={16} aria-hidden />
      </IconButton>
    )}
  </Flex>
);
