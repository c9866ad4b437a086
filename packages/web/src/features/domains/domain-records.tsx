import { Box, Button, chakra, HStack, Text } from '@chakra-ui/react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DomainState } from '@wayline/core/access/client-domain';
import type { DomainView } from '@wayline/core/areas/domains/domains.contract';
import { call } from '../../lib/api';
import { formatDateTime } from '../../lib/format';
import { ErrorState } from '../../ui/error-state';
import { notifyError } from '../../ui/notify-error';
import { CardsSkeleton } from '../../ui/skeletons';
import { StatusBadge, type Tone } from '../../ui/status-badge';
import { domainQuery } from './domain-query';

const STATES: Record<DomainState, { tone: Tone; words: string; text: string }> = {
  unverified: {
    tone: 'warning',
    words: 'Not verified yet',
    text: 'Add these records where your domain is hosted, then check. They can take a few hours to show up everywhere.',
  },
  verified: { tone: 'success', words: 'Verified', text: 'The name is yours. Keep the records in place.' },
  failing: {
    tone: 'error',
    words: 'Record not found',
    text: 'The name was verified, but its TXT record is gone. Links show Wayline’s address until you add it again.',
  },
};

const Record = ({ type, name, value }: DomainView['records'][number]) => (
  <chakra.dl
    display="grid"
    gridTemplateColumns="auto minmax(0, 1fr)"
    gap="1"
    columnGap="4"
    p="3"
    borderWidth="1px"
    borderRadius="l2"
    bg="bg.subtle"
  >
    {Object.entries({ Type: type, Name: name, Value: value }).map(([term, text]) => (
      <Box key={term} display="contents">
        <chakra.dt color="fg.muted">{term}</chakra.dt>
        <chakra.dd fontFamily="mono" overflowWrap="anywhere">
          {text}
        </chakra.dd>
      </Box>
    ))}
  </chakra.dl>
);

const Known = ({ domain, host }: { domain: DomainView; host: string }) => {
  const client = useQueryClient();
  const check = useMutation({
    mutationFn: () => call('users.domain.check', { host_name: host }),
    onSuccess: (found) => client.setQueryData(domainQuery(host).queryKey, found),
    onError: notifyError,
  });
  const { tone, words, text } = STATES[domain.state];
  return (
    <Box display="flex" flexDirection="column" gap="3">
      <HStack gap="3" wrap="wrap" aria-live="polite">
        <StatusBadge tone={tone}>{words}</StatusBadge>
        {domain.checked_at && <Text color="fg.muted">Last checked {formatDateTime(domain.checked_at)}</Text>}
      </HStack>
      <Text>{text}</Text>
      {domain.state === 'verified' && !domain.is_served && (
        <Text>Wayline doesn’t answer at this name yet. Until it does, links keep Wayline’s address.</Text>
      )}
      {domain.records.map((record) => (
        <Record key={record.type} {...record} />
      ))}
      <Button
        type="button"
        variant="outline"
        alignSelf="start"
        loading={check.isPending}
        onClick={() => check.mutate()}
      >
        Check now
      </Button>
    </Box>
  );
};

type Props = { typed?: string | undefined; saved?: string | undefined };

/** How the company's own name stands, and the records to set for it. `typed` is what stands in the field above, `saved` what is kept. */
export const DomainRecords = ({ typed = '', saved = '' }: Props) => {
  const { data, error, refetch } = useQuery({ ...domainQuery(saved), enabled: saved !== '' });
  if (typed.trim().toLowerCase() !== saved) return <Text color="fg.muted">Save the name first.</Text>;
  if (!saved) return <Text color="fg.muted">Save a host name, and the DNS records to add show up here.</Text>;
  if (data) return <Known domain={data} host={saved} />;
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <CardsSkeleton cards={1} />;
};
