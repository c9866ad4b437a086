import { HStack, IconButton } from '@chakra-ui/react';
import { type ClientRow, clientName } from '@wayline/core/areas/clients/client';
import { Mail, Phone, Trash2 } from 'lucide-react';
import { useGuardedAction } from '../../../lib/use-permission';
import { IfPermitted } from '../../../ui/if-permitted';
import { undoBy } from '../../../ui/record/use-bulk';
import { mayDeleteClients } from '../ask-before-delete';
import { REMOVE } from '../guards';
import { ACTIONS, useBulk } from '../use-bulk';

/** What can be done with one client of the list without opening the profile. */
export const RowActions = ({ client }: { client: ClientRow }) => {
  const { runOne } = useBulk();
  const deletes = useGuardedAction(REMOVE.permission, REMOVE.action);
  const name = clientName(client);
  const remove = async () => {
    if (await mayDeleteClients(1))
      await runOne(
        { id: client.id, name },
        { said: (who) => `${who} deleted`, send: ACTIONS.remove, back: undoBy(ACTIONS.restore) },
      );
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
      <IfPermitted permission={REMOVE.permission}>
        <IconButton aria-label={`Delete ${name}`} size="2xs" variant="ghost" onClick={deletes(() => void remove())}>
          <Trash2 size={14} aria-hidden />
        </IconButton>
      </IfPermitted>
    </HStack>
  );
};
