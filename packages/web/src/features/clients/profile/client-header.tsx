import { Box, Button, Flex, Heading, HStack, Text } from '@chakra-ui/react';
import { clientName } from '@wayline/core/areas/clients/client';
import { ContactRound, Mail, Phone } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { formatDate } from '../../../lib/format';
import { PATHS } from '../../../lib/paths';
import { useGuardedAction } from '../../../lib/use-permission';
import { IfPermitted } from '../../../ui/if-permitted';
import { InitialsAvatar } from '../../../ui/initials-avatar';
import { notifyError } from '../../../ui/notify-error';
import { undoBy } from '../../../ui/record/use-bulk';
import { saveFile } from '../../../ui/table/save-file';
import { mayDeleteClients } from '../ask-before-delete';
import type { ClientRecord } from '../client-query';
import { ClientStatusBadge } from '../client-status-badge';
import { REMOVE } from '../guards';
import { ACTIONS, useBulk } from '../use-bulk';
import { AdvisorChips } from './advisor-chips';
import { TagChips } from './tag-chips';

/** Who a client is and how they are reached, above their profile. Source: R-ACC-071, R-ACC-072. */
export const ClientHeader = ({ client }: { client: ClientRecord }) => {
  const navigate = useNavigate();
  const { runOne } = useBulk();
  const deletes = useGuardedAction(REMOVE.permission, REMOVE.action);
  const name = clientName(client);
  const [email] = client.emails;
  const phone = client.phone ?? client.personal_mobile;
  const saveCard = async () => {
    try {
      const { exportProfiles } = await import('../export/export-profiles');
      saveFile(await exportProfiles('vcf', { ids: [client.id] }), `${name}.vcf`);
    } catch (thrown) {
      notifyError(thrown);
    }
  };
  const remove = async () => {
    if (!(await mayDeleteClients(1))) return;
    const gone = await runOne(
      { id: client.id, name },
      { said: (who) => `${who} deleted`, send: ACTIONS.remove, back: undoBy(ACTIONS.restore) },
    );
    if (gone) await navigate(PATHS.clients());
  };
  return (
    <Flex as="header" gap="4" pb="5" wrap="wrap" justify="space-between" align="start">
      <Flex gap="4" flex="1" minW={{ base: '100%', sm: '320px' }}>
        <InitialsAvatar name={name} size={64} decorative />
        <Box minW="0">
          <HStack gap="2" wrap="wrap">
            <Heading as="h1" textStyle="title" overflowWrap="anywhere" dir="auto">
              {name}
            </Heading>
            <ClientStatusBadge status={client.client_status} />
          </HStack>
          <Text color="fg.muted">
            {[
              client.ind_code,
              client.nick_name && `“${client.nick_name}”`,
              `Client since ${formatDate(client.created_at)}`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
          <TagChips client={client} />
          <AdvisorChips client={client} />
        </Box>
      </Flex>
      <HStack gap="2" wrap="wrap">
        {phone && (
          <Button asChild variant="outline">
            <a href={`tel:${phone.replaceAll(' ', '')}`}>
              <Phone size={16} aria-hidden /> Call
            </a>
          </Button>
        )}
        {email && (
          <Button asChild variant="outline">
            <a href={`mailto:${email}`}>
              <Mail size={16} aria-hidden /> Email
            </a>
          </Button>
        )}
        {!client.deleted_at && (
          <Button variant="outline" onClick={() => void saveCard()}>
            <ContactRound size={16} aria-hidden /> vCard
          </Button>
        )}
        {!client.deleted_at && (
          <IfPermitted permission={REMOVE.permission}>
            <Button variant="ghost" color="fg.error" onClick={deletes(() => void remove())}>
              Delete
            </Button>
          </IfPermitted>
        )}
      </HStack>
    </Flex>
  );
};
