import { Box, Button, chakra, HStack, Text } from '@chakra-ui/react';
import type { Consent, ConsentPurpose } from '@wayline/core/areas/clients/consents/consent';
import { useState } from 'react';
import { formatDate } from '../../../lib/format';
import { StatusBadge } from '../../../ui/status-badge';
import { PURPOSE_WORDS, WAY_WORDS } from './consent-words';

type Props = {
  purpose: ConsentPurpose;
  /** The answers to this purpose, the newest first. */
  answers: readonly Consent[];
  /** Left out where nothing can be changed. */
  onRecord: ((isGiven: boolean) => void) | undefined;
};

const Said = ({ is_given, way, day, recorded_by, note }: Consent) => (
  <Text color="fg.muted" textStyle="small" overflowWrap="anywhere">
    {`${is_given ? 'Given' : 'Withdrawn'} ${formatDate(day)} · ${WAY_WORDS[way]} · recorded by ${recorded_by}`}
    {note && ` · ${note}`}
  </Text>
);
const Badge = ({ answer }: { answer: Consent | undefined }) => {
  if (!answer) return <StatusBadge>Not asked</StatusBadge>;
  return answer.is_given ? (
    <StatusBadge tone="success">Given</StatusBadge>
  ) : (
    <StatusBadge tone="error">Withdrawn</StatusBadge>
  );
};

/** One purpose: what holds now, how that is known, and what was said before. */
export const ConsentRow = ({ purpose, answers, onRecord }: Props) => {
  const [open, setOpen] = useState(false);
  const [now, ...before] = answers;
  const { label } = PURPOSE_WORDS[purpose];
  return (
    <chakra.li py="3" borderTopWidth="1px" borderColor="border.muted" _first={{ borderTopWidth: '0', pt: '0' }}>
      <HStack align="start" justify="space-between" gap="3" wrap="wrap">
        <Box minW="0" flex="1 1 220px">
          <HStack gap="2" wrap="wrap">
            <Text fontWeight="600">{label}</Text>
            <Badge answer={now} />
          </HStack>
          {now ? (
            <Said {...now} />
          ) : (
            <Text color="fg.muted" textStyle="small">
              {PURPOSE_WORDS[purpose].text}
            </Text>
          )}
          {open && before.map((answer) => <Said key={answer.id} {...answer} />)}
          {before.length > 0 && (
            <Button size="2xs" variant="ghost" aria-expanded={open} onClick={() => setOpen(!open)}>
              {open ? 'Hide earlier answers' : 'Show earlier answers'}
            </Button>
          )}
        </Box>
        {onRecord && (
          <HStack gap="1">
            {!now?.is_given && (
              <Button size="xs" variant="ghost" aria-label={`Record consent: ${label}`} onClick={() => onRecord(true)}>
                Record consent
              </Button>
            )}
            {now?.is_given && (
              <Button
                size="xs"
                variant="ghost"
                aria-label={`Record withdrawal: ${label}`}
                onClick={() => onRecord(false)}
              >
                Record withdrawal
              </Button>
            )}
          </HStack>
        )}
      </HStack>
    </chakra.li>
  );
};
