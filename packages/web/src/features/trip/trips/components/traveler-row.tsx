import { Box, Flex, IconButton, Text } from '@chakra-ui/react';
import type { Finding } from '@wayline/core/areas/trip/trip-check/finding';
import type { TravelerServiceTotal } from '@wayline/core/areas/trip/trips/people/traveler-service-totals';
import { fullName } from '@wayline/core/base/full-name';
import { X } from 'lucide-react';
import { PATHS } from '../../../../lib/paths';
import { usePermission } from '../../../../lib/use-permission';
import { IfPermitted } from '../../../../ui/if-permitted';
import { RouterLink } from '../../../../ui/router-link';
import { StatusBadge } from '../../../../ui/status-badge';
import { statusWords } from '../traveler-form';
import type { TravelerMoney } from '../use-traveler-money';
import type { PlannedTraveler } from '../use-trip';
import { ManualStatusMark } from './manual-status-mark';
import { PassportNotice } from './passport-notice';
import { PassportNumber } from './passport-number';
import { TravelerAmounts } from './traveler-amounts';
import { type TravelerChoice, TravelerMenu } from './traveler-menu';
import { TravelerServices } from './traveler-services';

type Props = {
  traveler: PlannedTraveler;
  /** What the trip check finds of how long the passport is valid. */
  passport?: Finding | undefined;
  /** What the bookings of this traveler come to. */
  services?: TravelerServiceTotal | undefined;
  /** What was invoiced for this traveler, for those who see invoices. */
  money?: TravelerMoney | undefined;
  onChoose: (choice: TravelerChoice) => void;
  onRemove: () => void;
};

/** A person of the trip: name, part, state, and what is to be known of the passport. */
export const TravelerRow = ({ traveler, passport, services, money, onChoose, onRemove }: Props) => {
  const name = fullName(traveler);
  const viewsClients = usePermission('View Client Profiles');
  const cancelled = traveler.status === 'cancelled';
  return (
    <Flex asChild justify="space-between" align="start" gap="2">
      <li>
        <Box minW="0" py="1">
          <Text overflowWrap="anywhere">
            {/* Set apart, so that a name written from right to left does not turn round what follows it. */}
            <Text as="bdi" textDecoration={cancelled ? 'line-through' : undefined}>
              {traveler.client_id && viewsClients ? (
                <RouterLink to={PATHS.client(traveler.client_id)}>{name}</RouterLink>
              ) : (
                name
              )}
            </Text>
            <Text as="span" color="fg.muted" textStyle="small">
              {traveler.client_type === 'lead_client' ? ' · lead' : ''}
              {traveler.is_traveler ? '' : ' · contact'}
            </Text>
          </Text>
          {traveler.status !== 'inquired' && (
            <StatusBadge tone={cancelled ? 'error' : 'neutral'}>{statusWords(traveler.status)}</StatusBadge>
          )}
          {traveler.manual_status && <ManualStatusMark traveler={traveler} onFollow={() => onChoose('follow')} />}
          {services && <TravelerServices services={services} />}
          {money && <TravelerAmounts trip={traveler.trip_id} money={money} />}
          {traveler.cancellation_notes && (
            <Text color="fg.muted" textStyle="small" overflowWrap="anywhere">
              {traveler.cancellation_notes}
            </Text>
          )}
          {traveler.has_passport && (
            <IfPermitted permission="View Client Profiles">
              <PassportNumber traveler={traveler} name={name} />
            </IfPermitted>
          )}
          {passport && <PassportNotice severity={passport.severity} say={passport.say} />}
        </Box>
        <IfPermitted permission="Edit Trips">
          <Flex>
            <TravelerMenu name={name} cancelled={cancelled} onChoose={onChoose} />
            <IconButton size="xs" variant="ghost" aria-label={`Remove ${name}`} onClick={onRemove}>
              <X size={16} aria-hidden />
            </IconButton>
          </Flex>
        </IfPermitted>
      </li>
    </Flex>
  );
};
