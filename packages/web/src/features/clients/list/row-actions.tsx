import { HStack, IconButton } from '@chakra-ui/react';
import { type ClientRow, clientName } from '@wayline/core/areas/clients/client';
import { Mail, Phone, Trash2 } from 'lucide-react';
import { useGuardedAction } from '../../../lib/use-permission';
import { IfPermitted } from '../../../ui/if-permitted';
import { mayDeleteClients } from '../ask-before-delete';
import { ACTIONS, useBulk } from '../use-bulk';

/** What can be done with one client of the list without opening the profile. */
export const RowActions = ({ client }: { client: ClientRow }) => {
  const { run } = useBulk();
  const deletes = useGuardedAction('Delete Client Profiles', 'delete client profiles');
  const name = clientName(client);
  const remove = async () => {
    if (await mayDeleteClients(1))
      await run({
        ids: [client.id],
        name,
        said: (who) => `${who} deleted`,
        send: ACTIONS.remove,
        back: ACTIONS.restore,
      });
  };
  const [email] = client.emails;
  return (
    <HStack gap="0.5" height="full">
      {email && (
        <IconButton asChild aria-label={`Email ${name}`} size="2xs" variant="ghost">
          <a href={`mailto:${email}`}>
            <Mail size={14} aria-hidden />
          </a>
        </IconButton>
      )}
      {client.phone && (
        <IconButton asChild aria-label={`Call ${name}`} size="2xs" variant="ghost">
          <a href={`tel:${client.phone.replaceAll(' ', '')}`}>
            <Phone size={14} aria-hidden />
          </a>
        </IconButton>
      )}
      <IfPermitted permission="Delete Client Profiles">
        <IconButton aria-label={`Delete ${name}`} size="2xs" variant="ghost" onClick={deletes(() => void remove())}>
          <Trash2 size={14} aria-hidden />
        </IconButton>
      </IfPermitted>
    </HStack>
  );
};
