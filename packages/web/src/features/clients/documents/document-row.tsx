import { Box, chakra, HStack, IconButton, Text } from '@chakra-ui/react';
import { Pencil, Trash2 } from 'lucide-react';
import { useGuardedAction } from '../../../lib/use-permission';
import { FieldList } from '../../../ui/record/field-list';
import type { ShownDocument } from '../client-query';
import { DOCUMENT_WORDS, listDocumentFacts } from './document-fields';
import { DocumentNumber } from './document-number';
import { ExpiryBadge } from './expiry-badge';

type Props = {
  document: ShownDocument;
  /** Left out where nothing can be changed. */
  onEdit: (() => void) | undefined;
  onRemove: (name: string) => void;
};

/** A document with how long it is good, its number masked. */
export const DocumentRow = ({ document, onEdit, onRemove }: Props) => {
  const allowed = useGuardedAction('Edit Client Profiles', 'edit client profiles');
  const name = [DOCUMENT_WORDS[document.kind], document.country].filter(Boolean).join(' · ');
  return (
    <chakra.li
      py="3"
      borderTopWidth="1px"
      borderColor="border.muted"
      _first={{ borderTopWidth: '0', pt: '0' }}
      _last={{ pb: '0' }}
    >
      <HStack align="start" justify="space-between" gap="3">
        <Box minW="0">
          <HStack gap="2" wrap="wrap">
            <Text fontWeight="600" dir="auto" overflowWrap="anywhere">
              {name}
            </Text>
            <ExpiryBadge expiration={document.expiration} />
          </HStack>
          {document.names && (
            <Text dir="auto" overflowWrap="anywhere">
              {document.names}
            </Text>
          )}
          <DocumentNumber document={document} name={name} />
        </Box>
        {onEdit && (
          <HStack gap="0.5" flexShrink="0">
            <IconButton aria-label={`Edit ${name}`} size="xs" variant="ghost" onClick={allowed(onEdit)}>
              <Pencil size={14} aria-hidden />
            </IconButton>
            <IconButton aria-label={`Remove ${name}`} size="xs" variant="ghost" onClick={allowed(() => onRemove(name))}>
              <Trash2 size={14} aria-hidden />
            </IconButton>
          </HStack>
        )}
      </HStack>
      <Box mt="2">
        <FieldList fields={listDocumentFacts(document.kind)} record={document} />
      </Box>
    </chakra.li>
  );
};
