import { Flex, Text } from '@chakra-ui/react';
import { type ClientRow, clientName } from '@wayline/core/areas/clients/client';
import { keptUntil } from '../deleted-columns';
import { DeletedActions } from './deleted-actions';

/** A client in the trash, on a phone. */
export const DeletedCard = ({ client }: { client: ClientRow }) => (
  <Flex direction="column" gap="2" p="3" borderWidth="1px" borderRadius="l2" bg="bg.panel">
    <div>
      <Text fontWeight="600" dir="auto" overflowWrap="anywhere">
        {clientName(client)}
      </Text>
      <Text color="fg.muted" textStyle="small">
        {client.ind_code} · Kept until {keptUntil(client)}
      </Text>
    </div>
    <DeletedActions client={client} />
  </Flex>
);
