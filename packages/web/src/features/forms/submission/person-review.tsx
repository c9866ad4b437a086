import { Button, chakra, Heading, HStack, NativeSelect, Stack, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { clientName } from '@wayline/core/areas/clients/client';
import { countOf } from '@wayline/core/base/plural';
import { useId, useState } from 'react';
import { call } from '../../../lib/api';
import { PATHS } from '../../../lib/paths';
import { IfPermitted } from '../../../ui/if-permitted';
import { RouterLink } from '../../../ui/router-link';
import type { OpenedSubmission, ShownPerson } from '../forms-queries';
import { MergeFirst } from './merge-first';
import { ProposalRow } from './proposal-row';
import { useSubmission } from './use-submission';

const NEW = '';

/** Everybody whom the answers may be about: who is known, and who looks alike. */
const listClients = ({ client, candidates }: ShownPerson) => {
  const all = [...(client ? [client] : []), ...candidates.map((one) => one.client)];
  return [...new Map(all.map((one) => [one.id, one])).values()];
};

/** The answers of one person beside what a profile says; each is ticked or left out, and nothing is saved before it is accepted. */
export const PersonReview = ({ opened, person }: { opened: OpenedSubmission; person: ShownPerson }) => {
  const titleId = useId();
  const { submission } = opened;
  const clients = listClients(person);
  const [chosen, setChosen] = useState<string>(person.client?.id ?? NEW);
  const client = clients.find(({ id }) => id === chosen);
  const isSuggested = chosen === (person.client?.id ?? NEW);
  const { data } = useQuery({
    queryKey: ['forms', 'compare', submission.id, person.person, chosen] as const,
    enabled: client !== undefined && !isSuggested,
    queryFn: ({ signal }) =>
      call(
        'crm.submissions.compare',
        { form_id: submission.form_id, id: submission.id, person: person.person, client_id: client?.id ?? '' },
        { signal, onMissing: 'stay' },
      ),
  });
  const empty = person.proposals.map((one) => ({ ...one, current: '', kind: 'fills' as const }));
  const proposals = isSuggested ? person.proposals : client ? (data?.proposals ?? []) : empty;
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { accept, isBusy } = useSubmission(opened);
  const done = submission.people.find((one) => one.person === person.person);
  const ticked = proposals.filter(({ kind, field_id }) => kind !== 'same' && !left.has(field_id));
  const twin = person.candidates.find(({ grade, client: one }) => grade === 'certain' && one.id !== person.client?.id);
  const toggle = (id: string) =>
    setLeft((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]));
  return (
    <chakra.section
      aria-labelledby={titleId}
      borderWidth="1px"
      borderRadius="l3"
      bg="bg.panel"
      p={{ base: '3', md: '4' }}
    >
      <HStack justify="space-between" wrap="wrap" gap="3" mb="3">
        <Heading as="h2" id={titleId} textStyle="section" dir="auto">
          {person.name || 'Answers for a profile'}
        </Heading>
        {done ? (
          <RouterLink to={PATHS.client(done.client_id)}>Saved by {done.by_name}. Open profile</RouterLink>
        ) : (
          <NativeSelect.Root size="sm" width={{ base: 'full', sm: '280px' }}>
            <NativeSelect.Field
              aria-label={`Profile for ${person.name || 'these answers'}`}
              value={chosen}
              onChange={(event) => setChosen(event.target.value)}
            >
              <option value={NEW}>New client</option>
              {clients.map((one) => (
                <option key={one.id} value={one.id}>
                  {`${clientName(one)} · ${one.ind_code}`}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        )}
      </HStack>
      {!done && twin && person.client && <MergeFirst kept={person.client} other={twin.client} />}
      {!done && !person.client && person.candidates.length > 0 && chosen === NEW && (
        <Text color="fg.warning" mb="2">
          {`${countOf(person.candidates.length, 'client looks', 'clients look')} alike. Choose one above to add to that profile instead.`}
        </Text>
      )}
      <Stack gap="0">
        {proposals.map((proposal) => (
          <ProposalRow
            key={proposal.field_id}
            proposal={proposal}
            isTicked={done ? proposal.is_accepted : ticked.some(({ field_id }) => field_id === proposal.field_id)}
            onToggle={done ? undefined : () => toggle(proposal.field_id)}
          />
        ))}
      </Stack>
      {!done && submission.state !== 'declined' && (
        <IfPermitted permission="Edit Forms">
          <HStack justify="flex-end" mt="3">
            <Button
              size="sm"
              variant="outline"
              loading={isBusy}
              onClick={() => accept({ person: person.person, client, fields: ticked.map(({ field_id }) => field_id) })}
            >
              {client ? `Accept ${countOf(ticked.length, 'answer')}` : 'Add as new client'}
            </Button>
          </HStack>
        </IfPermitted>
      )}
    </chakra.section>
  );
};
