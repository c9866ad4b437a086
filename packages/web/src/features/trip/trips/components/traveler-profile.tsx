import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import type { ClientId } from '@wayline/core/areas/clients/client-id';
import { fullName } from '@wayline/core/base/full-name';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { call } from '../../../../lib/api';
import { PATHS } from '../../../../lib/paths';
import { usePermission } from '../../../../lib/use-permission';
import { notifyError } from '../../../../ui/notify-error';
import { RouterLink } from '../../../../ui/router-link';
import { notify } from '../../../../ui/toaster';
import { ClientPicker, clientProfile } from '../../../clients/public';
import type { TravelerForm } from '../traveler-form';
import type { PlannedTraveler } from '../use-trip';
import { ProfileDifferences } from './profile-differences';

type Props = {
  form: UseFormReturn<TravelerForm>;
  traveler: PlannedTraveler;
  /** Called with the traveler as they are now. */
  onChanged: (traveler: PlannedTraveler) => Promise<unknown>;
};

/** Which client a traveler is, and where the trip and the profile say different things. */
export const TravelerProfile = ({ form, traveler, onChanged }: Props) => {
  const [clientId, setClientId] = useState(traveler.client_id);
  const [busy, setBusy] = useState(false);
  const saves = usePermission('Edit Client Profiles');
  const at = { trip: traveler.trip_id, traveler: traveler.id };
  const act = async (run: () => Promise<PlannedTraveler>, title: string) => {
    setBusy(true);
    try {
      const changed = await run();
      setClientId(changed.client_id);
      notify({ kind: 'success', title });
      await onChanged(changed);
    } catch (thrown) {
      notifyError(thrown);
    }
    setBusy(false);
  };
  const link = (client_id?: ClientId) =>
    act(
      async () => (await call('trips.travelers.client.link', { ...at, client_id })).traveler,
      client_id ? 'Client linked' : `${fullName(traveler)} saved as a client`,
    );
  const unlink = () => act(async () => (await call('trips.travelers.client.unlink', at)).traveler, 'Client unlinked');
  if (clientId)
    return <LinkedProfile form={form} clientId={clientId} busy={busy} saves={saves} onUnlink={() => void unlink()} />;
  return (
    <Flex direction="column" gap="2" align="start">
      <ClientPicker
        label="Client profile"
        hint="Link this traveler to a client you already have."
        picked={undefined}
        onPick={(client) => client && !busy && void link(client.id)}
      />
      {saves && (
        <Button size="xs" variant="outline" loading={busy} onClick={() => void link()}>
          Save as a client
        </Button>
      )}
    </Flex>
  );
};

type LinkedProps = {
  form: UseFormReturn<TravelerForm>;
  clientId: ClientId;
  busy: boolean;
  saves: boolean;
  onUnlink: () => void;
};
const LinkedProfile = ({ form, clientId, busy, saves, onUnlink }: LinkedProps) => {
  const { data, error } = useQuery(clientProfile(clientId));
  return (
    <Box borderWidth="1px" borderRadius="l2" p="3">
      <Flex justify="space-between" align="center" gap="2">
        <Text minW="0" truncate>
          {error ? (
            'This client profile was deleted, or you don’t have access to it.'
          ) : (
            <RouterLink to={PATHS.client(clientId)}>
              {data ? `${fullName(data.client)} · ${data.client.ind_code}` : 'Client profile'}
            </RouterLink>
          )}
        </Text>
        <Button size="xs" variant="ghost" loading={busy} onClick={onUnlink} flexShrink="0">
          Unlink client
        </Button>
      </Flex>
      {data && <ProfileDifferences form={form} profile={data} saves={saves && !data.client.deleted_at} />}
    </Box>
  );
};
