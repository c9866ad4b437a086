import { chakra, HStack, IconButton, Text } from '@chakra-ui/react';
import { clientName } from '@wayline/core/areas/clients/client';
import { X } from 'lucide-react';
import { PATHS } from '../../../lib/paths';
import type { Option } from '../../../ui/fields/select-field';
import { RouterLink } from '../../../ui/router-link';
import type { ClientRecord } from '../client-query';
import type { Related } from './related-query';
import { relationWords } from './relation-words';

type Companion = ClientRecord['travel_companions'][number];
type Props = {
  client: ClientRecord;
  related: Related;
  relations: readonly Option[];
  /** Left out where nothing can be changed. */
  onRemove: ((companion: Companion, name: string) => void) | undefined;
};

const toKey = ({ individual_id, name, relation_id }: Companion) => [individual_id, name, relation_id].join(' ');

/** Those who travel with a client, in both directions: whom they name, and who names them. */
export const Companions = ({ client, related, relations, onRemove }: Props) => {
  const nameOf = ({ individual_id, name }: Companion) => {
    const known = related.companions.find(({ client_id }) => client_id === individual_id);
    return known ? clientName(known) : (name ?? 'A client you don’t have access to');
  };
  return (
    <chakra.ul listStyleType="none" aria-label="Companions">
      {client.travel_companions
        .filter(({ individual_id }) => individual_id !== client.id)
        .map((companion) => {
          const { individual_id, relation_id } = companion;
          const name = nameOf(companion);
          const isSeen = related.companions.some(({ client_id }) => client_id === individual_id);
          return (
            <HStack as="li" key={toKey(companion)} py="1" justify="space-between">
              <Text minW="0" overflowWrap="anywhere">
                {individual_id && isSeen ? <RouterLink to={PATHS.client(individual_id)}>{name}</RouterLink> : name}
                <Text as="span" color="fg.muted">
                  {relation_id ? ` · ${relationWords(relations, relation_id) ?? 'Relation'}` : ''}
                </Text>
              </Text>
              {onRemove && (
                <IconButton
                  size="2xs"
                  variant="ghost"
                  aria-label={`Remove ${name}`}
                  onClick={() => onRemove(companion, name)}
                >
                  <X size={12} aria-hidden />
                </IconButton>
              )}
            </HStack>
          );
        })}
      {related.named_by.map((one) => {
        const relation = relationWords(relations, one.relation_id);
        return (
          <chakra.li key={`${one.client_id} ${one.relation_id}`} py="1">
            <RouterLink to={PATHS.client(one.client_id)}>{clientName(one)}</RouterLink>
            <Text as="span" color="fg.muted">
              {relation ? ` · lists them as ${relation.toLowerCase()}` : ' · lists them as a companion'}
            </Text>
          </chakra.li>
        );
      })}
    </chakra.ul>
  );
};
