import { Text } from '@chakra-ui/react';
import { call } from '../../../lib/api';
import { usePermission } from '../../../lib/use-permission';
import type { ShownDocument } from '../client-query';
import { MaskedNumber } from './masked-number';

type Props = { document: ShownDocument; name: string };

/** The number of a document, masked but for its end; who may edit clients can see it. Source: G-173. */
export const DocumentNumber = ({ document: { client_id, id, number_ends }, name }: Props) => {
  const edits = usePermission('Edit Client Profiles');
  if (number_ends === undefined)
    return (
      <Text color="fg.muted" textStyle="small">
        No number yet
      </Text>
    );
  const masked = (
    <>
      <span aria-hidden>••••</span> {number_ends}
    </>
  );
  if (!edits)
    return (
      <Text textStyle="figures" minH="6">
        {masked}
      </Text>
    );
  const ask = async (reason: string) =>
    (await call('crm.documents.reveal', { client_id, id, reason }, { onMissing: 'stay' })).number;
  return (
    <MaskedNumber
      what={`the number of ${name}`}
      masked={masked}
      permission="Edit Client Profiles"
      action="edit client profiles"
      ask={ask}
    />
  );
};
