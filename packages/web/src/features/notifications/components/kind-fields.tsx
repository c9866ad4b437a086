import { Box, chakra, HStack, Text } from '@chakra-ui/react';
import type { NotificationKind } from '@wayline/core/areas/live/live-event';
import { KINDS, MAIL_PACES, type MailPace } from '@wayline/core/areas/notifications/kinds';
import type { SettingsOf } from '@wayline/core/areas/setting-pages/sections';
import type { Control } from 'react-hook-form';
import { SelectField } from '../../../ui/fields/select-field';
import { TickField } from '../../../ui/fields/tick-field';
import { KindIcon } from '../kind-icon';

type Fields = SettingsOf<'notification_settings'>;
type Props = { kind: NotificationKind; control: Control<Fields> };

const PACES: Record<MailPace, string> = { never: 'No email', at_once: 'Right away', daily: 'In the daily summary' };
const OPTIONS = MAIL_PACES.map((value) => ({ value, label: PACES[value] }));

/** How one kind of news is told: on screen or not, and by which mail. */
export const KindFields = ({ kind, control }: Props) => (
  <chakra.fieldset
    display="flex"
    flexWrap="wrap"
    alignItems="center"
    gap="4"
    py="4"
    borderTopWidth="1px"
    _first={{ borderTopWidth: '0', pt: '0' }}
  >
    <chakra.legend srOnly>{KINDS[kind].title}</chakra.legend>
    <HStack flex="1 1 260px" gap="3" align="start">
      <Box color="fg.muted" mt="1">
        <KindIcon kind={kind} />
      </Box>
      <Box>
        <Text fontWeight="600">{KINDS[kind].title}</Text>
        <Text color="fg.muted">{KINDS[kind].words}</Text>
      </Box>
    </HStack>
    <HStack gap="5" align="center" flexWrap="wrap">
      <TickField control={control} name={`kinds.${kind}.screen`} label="In Wayline" />
      <Box width="190px">
        <SelectField control={control} name={`kinds.${kind}.mail`} label="By email" options={OPTIONS} />
      </Box>
    </HStack>
  </chakra.fieldset>
);
