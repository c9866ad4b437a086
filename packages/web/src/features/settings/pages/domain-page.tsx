import { Box, chakra, Text } from '@chakra-ui/react';
import type { SettingsOf } from '@wayline/core/settings/sections';
import { type Control, useWatch } from 'react-hook-form';
import { TextField } from '../../../ui/fields/text-field';
import { StatusBadge } from '../../../ui/status-badge';
import { LaterNote } from '../components/later-note';
import { SettingGroup } from '../components/setting-group';
import { SettingPage } from '../components/setting-page';

const Row = ({ name, value }: { name: string; value: string }) => (
  <>
    <chakra.dt color="fg.muted">{name}</chakra.dt>
    <chakra.dd fontFamily="mono" overflowWrap="anywhere">
      {value}
    </chakra.dd>
  </>
);

/** The record to set where the company's domain is kept. */
const DnsRecord = ({ control }: { control: Control<SettingsOf<'domain'>> }) => {
  const host = useWatch({ control, name: 'host_name' })?.trim().toLowerCase();
  if (!host) return <Text color="fg.muted">Enter a host name, and the record to set for it stands here.</Text>;
  return (
    <Box display="flex" flexDirection="column" gap="3" alignItems="start">
      <StatusBadge tone="warning">Not verified yet</StatusBadge>
      <Text>Set this record where your domain is kept:</Text>
      <chakra.dl
        display="grid"
        gridTemplateColumns="auto minmax(0, 1fr)"
        gap="1"
        columnGap="4"
        p="3"
        w="full"
        borderWidth="1px"
        borderRadius="l2"
        bg="bg.subtle"
      >
        <Row name="Type" value="CNAME" />
        <Row name="Name" value={host} />
        <Row name="Value" value={location.hostname} />
      </chakra.dl>
    </Box>
  );
};

/** A host name of the company's own. Source: R-SHELL-053. */
export const DomainPage = () => (
  <SettingPage
    section="domain"
    path="/myaccount/domain"
    intro="A name of your own in the address of the itineraries you share, such as trips.example.com."
  >
    {({ control }) => (
      <>
        <SettingGroup title="Your name">
          <TextField
            control={control}
            name="host_name"
            label="Host name"
            maxLength={253}
            placeholder="trips.example.com"
            spellCheck={false}
            autoComplete="off"
          />
        </SettingGroup>
        <SettingGroup title="DNS record">
          <DnsRecord control={control} />
        </SettingGroup>
        <LaterNote>
          Wayline does not look the record up yet. Until it does, the name is kept, and links keep Wayline’s address.
        </LaterNote>
      </>
    )}
  </SettingPage>
);
