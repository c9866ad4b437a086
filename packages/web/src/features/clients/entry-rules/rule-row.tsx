import { Box, chakra, HStack, IconButton, Text } from '@chakra-ui/react';
import type { EntryRule } from '@wayline/core/areas/clients/entry-rules/entry-rule';
import { Eye, EyeOff, Pencil, Trash2 } from 'lucide-react';
import { formatDate } from '../../../lib/format';
import { StatusBadge } from '../../../ui/status-badge';
import { toCountryWords, toRuleWords } from './rule-words';

type Props = { rule: EntryRule; onEdit: () => void; onHide: () => void; onRemove: () => void };

/** A rule with what it asks and where that was read. */
export const RuleRow = ({ rule, onEdit, onHide, onRemove }: Props) => {
  const { name, hidden } = rule;
  return (
    <chakra.li py="3" borderTopWidth="1px" borderColor="border.muted" _first={{ borderTopWidth: '0' }}>
      <HStack align="start" justify="space-between" gap="3">
        <Box minW="0">
          <HStack gap="2" wrap="wrap">
            <Text fontWeight="600" dir="auto" overflowWrap="anywhere" {...(hidden && { color: 'fg.muted' })}>
              {name}
            </Text>
            {hidden && <StatusBadge>Hidden</StatusBadge>}
          </HStack>
          <Text>{toRuleWords(rule)}</Text>
          {toCountryWords(rule) !== name && <Text color="fg.muted">{toCountryWords(rule)}</Text>}
          <Text color="fg.muted" textStyle="small" overflowWrap="anywhere">
            {rule.source_date
              ? `${rule.source}, checked on ${formatDate(rule.source_date)}`
              : `Not checked yet: ${rule.source}`}
          </Text>
        </Box>
        <HStack gap="0.5" flexShrink="0">
          <IconButton aria-label={`Edit ${name}`} size="xs" variant="ghost" onClick={onEdit}>
            <Pencil size={14} aria-hidden />
          </IconButton>
          <IconButton aria-label={`${hidden ? 'Show' : 'Hide'} ${name}`} size="xs" variant="ghost" onClick={onHide}>
            {hidden ? <EyeOff size={14} aria-hidden /> : <Eye size={14} aria-hidden />}
          </IconButton>
          <IconButton aria-label={`Remove ${name}`} size="xs" variant="ghost" onClick={onRemove}>
            <Trash2 size={14} aria-hidden />
          </IconButton>
        </HStack>
      </HStack>
    </chakra.li>
  );
};
