import { Checkbox, Stack, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { clientName } from '@wayline/core/areas/clients/client';
import type { ClientId } from '@wayline/core/areas/clients/client-id';
import { relatedQuery } from './related-query';

/** Somebody who was ticked, with the name that they were offered by. */
export type OfferedClient = { id: ClientId; name: string };

type Props = {
  client: ClientId;
  /** Those who are there already. */
  taken: readonly ClientId[];
  chosen: readonly OfferedClient[];
  onChoose: (chosen: OfferedClient[]) => void;
};

/** Offers those who belong to a client: the rest of their household, and their companions. */
export const HouseholdOffer = ({ client, taken, chosen, onChoose }: Props) => {
  const { data } = useQuery(relatedQuery(client));
  const people = [...(data?.household?.members ?? []), ...(data?.companions ?? []), ...(data?.named_by ?? [])];
  const offered = [...new Map(people.map((one) => [one.client_id, one])).values()].filter(
    ({ client_id }) => client_id !== client && !taken.includes(client_id),
  );
  if (offered.length === 0) return null;
  return (
    <Stack gap="1" role="group" aria-label="Add with them">
      <Text fontWeight="500">Add with them</Text>
      {offered.map((one) => (
        <Checkbox.Root
          key={one.client_id}
          size="sm"
          checked={chosen.some(({ id }) => id === one.client_id)}
          onCheckedChange={({ checked }) =>
            onChoose([
              ...chosen.filter(({ id }) => id !== one.client_id),
              ...(checked ? [{ id: one.client_id, name: clientName(one) }] : []),
            ])
          }
        >
          <Checkbox.HiddenInput />
          <Checkbox.Control />
          <Checkbox.Label>{clientName(one)}</Checkbox.Label>
        </Checkbox.Root>
      ))}
    </Stack>
  );
};
