import { chakra, HStack, IconButton, Text } from '@chakra-ui/react';
import { relativeTime } from '@wayline/core/base/relative-time';
import { Pencil, Trash2 } from 'lucide-react';
import { formatDateTime } from '../../../lib/format';
import { useGuardedAction } from '../../../lib/use-permission';
import { StatusBadge } from '../../../ui/status-badge';
import type { ClientNote } from '../client-query';
import { NOTE_KIND_WORDS } from './note-words';

type Props = { note: ClientNote; onEdit: (() => void) | undefined; onRemove: () => void };

/** A note with who wrote it and when. */
export const NoteRow = ({ note: { kind, text, author_name, created_at, edited_at }, onEdit, onRemove }: Props) => {
  const allowed = useGuardedAction('Edit Client Profiles', 'edit client profiles');
  const words = `${author_name}, ${relativeTime(created_at, new Date().toISOString())}`;
  return (
    <chakra.li py="3" borderTopWidth="1px" borderColor="border.muted" _first={{ borderTopWidth: '0', pt: '0' }}>
      <Text whiteSpace="pre-wrap" overflowWrap="anywhere" dir="auto">
        {text}
      </Text>
      <HStack justify="space-between" gap="2" mt="1" align="start">
        <HStack gap="2" wrap="wrap" minW="0">
          {kind !== 'note' && <StatusBadge tone="info">{NOTE_KIND_WORDS[kind]}</StatusBadge>}
          <Text asChild color="fg.muted" textStyle="small">
            <time dateTime={created_at} title={formatDateTime(created_at)}>
              {words}
            </time>
          </Text>
          {edited_at && (
            <Text color="fg.muted" textStyle="small" title={formatDateTime(edited_at)}>
              Edited
            </Text>
          )}
        </HStack>
        {onEdit && (
          <HStack gap="0" flexShrink="0">
            <IconButton aria-label={`Edit note: ${words}`} size="2xs" variant="ghost" onClick={allowed(onEdit)}>
              <Pencil size={12} aria-hidden />
            </IconButton>
            <IconButton aria-label={`Delete note: ${words}`} size="2xs" variant="ghost" onClick={allowed(onRemove)}>
              <Trash2 size={12} aria-hidden />
            </IconButton>
          </HStack>
        )}
      </HStack>
    </chakra.li>
  );
};
