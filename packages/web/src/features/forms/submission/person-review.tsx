import { Button, chakra, Heading, HStack, NativeSelect, Stack, Text } from '@chakra-ui/react';
import { clientName } from '@wayline/core/areas/clients/client';
import { countOf } from '@wayline/core/base/plural';
import { useId } from 'react';
import { PATHS } from '../../../lib/paths';
import { IfPermitted } from '../../../ui/if-permitted';
import { RouterLink } from '../../../ui/router-link';
import type { OpenedSubmission } from '../forms-queries';
import { MergeFirst } from './merge-first';
import { ProposalRow } from './proposal-row';
import { NEW_CLIENT, type Review } from './use-reviews';
import { useSubmission } from './use-submission';

/** The answers of one person beside what a profile says; each is ticked or left out, and nothing is saved before it is accepted. */
export const PersonReview = ({ opened, review }: { opened: OpenedSubmission; review: Review }) => {
  const titleId = useId();
  const { submission } = opened;
  const { person, clients, client, chosen, proposals, accepting, choose, toggle } = review;
  const { accept, isBusy } = useSubmission(opened);
  const done = submission.people.find((one) => one.person === person.person);
  const ticked = accepting?.fields ?? [];
  const twin = person.candidates.find(({ grade, client: one }) => grade === 'certain' && one.id !== person.client?.id);
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
              onChange={(event) => choose(event.target.value)}
            >
              <option value={NEW_CLIENT}>New client</option>
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
      {!done && !person.client && person.candidates.length > 0 && chosen === NEW_CLIENT && (
        <Text color="fg.warning" mb="2">
          {`${countOf(person.candidates.length, 'client looks', 'clients look')} alike. Choose one above to add to that profile instead.`}
        </Text>
      )}
      <Stack gap="0">
        {proposals.map((proposal) => (
          <ProposalRow
            key={proposal.field_id}
            proposal={proposal}
            isTicked={done ? proposal.is_accepted : ticked.includes(proposal.field_id)}
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
              disabled={!accepting}
              onClick={() => accepting && accept(accepting)}
            >
              {client ? `Accept ${countOf(ticked.length, 'answer')}` : 'Add as new client'}
            </Button>
          </HStack>
        </IfPermitted>
      )}
    </chakra.section>
  );
};
