import { Box, Button, chakra, HStack, Stack, Text } from '@chakra-ui/react';
import { clientName } from '@wayline/core/areas/clients/client';
import type { ClientId } from '@wayline/core/areas/clients/client-id';
import { useState } from 'react';
import { formatDate } from '../../../lib/format';
import { PATHS } from '../../../lib/paths';
import { RouterLink } from '../../../ui/router-link';
import { GradeChip } from '../merge/components/grade-chip';
import type { UnlinkedTraveler } from './unlinked-query';

type Props = {
  traveler: UnlinkedTraveler;
  /** Links them to a client, or makes them one. Left out for those who may not. */
  onLink: ((client?: ClientId) => Promise<unknown>) | undefined;
  mayAdd: boolean;
};

/** A traveler who is no client yet, with whom they may be and what can be done. */
export const UnlinkedCard = ({ traveler, onLink, mayAdd }: Props) => {
  const [busy, setBusy] = useState(false);
  const name = clientName(traveler);
  const run = (client?: ClientId) => {
    setBusy(true);
    void onLink?.(client).finally(() => setBusy(false));
  };
  const facts = [traveler.email, traveler.phone, traveler.dob && `Born ${formatDate(traveler.dob)}`].filter(Boolean);
  return (
    <chakra.li
      aria-label={name}
      listStyleType="none"
      borderWidth="1px"
      borderRadius="l3"
      bg="bg.panel"
      p={{ base: '3', md: '4' }}
    >
      <HStack justify="space-between" align="start" gap="3" wrap="wrap">
        <Box minW="0">
          <Text fontWeight="600" overflowWrap="anywhere" dir="auto">
            {name}
          </Text>
          <Text color="fg.muted">
            On <RouterLink to={PATHS.planner(traveler.trip_id)}>{traveler.trip_name}</RouterLink>
            {facts.length > 0 ? ` · ${facts.join(' · ')}` : ''}
          </Text>
        </Box>
        {onLink && mayAdd && (
          <Button
            size="sm"
            variant="outline"
            loading={busy}
            aria-label={`Save ${name} as a client`}
            onClick={() => run()}
          >
            Save as a client
          </Button>
        )}
      </HStack>
      {traveler.matches.length > 0 && (
        <Stack as="ul" listStyleType="none" gap="2" mt="3">
          {traveler.matches.map(({ client, grade, reasons }) => (
            <HStack as="li" key={client.id} justify="space-between" gap="3" wrap="wrap">
              <HStack gap="2" wrap="wrap" minW="0">
                <GradeChip grade={grade} />
                <RouterLink to={PATHS.client(client.id)}>{clientName(client)}</RouterLink>
                <Text color="fg.muted">{[client.ind_code, ...reasons].join(' · ')}</Text>
              </HStack>
              {onLink && (
                <Button
                  size="sm"
                  loading={busy}
                  aria-label={`Link ${name} to ${clientName(client)}`}
                  onClick={() => run(client.id)}
                >
                  Link
                </Button>
              )}
            </HStack>
          ))}
        </Stack>
      )}
    </chakra.li>
  );
};
