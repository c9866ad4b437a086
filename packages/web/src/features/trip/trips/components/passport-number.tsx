import { Box } from '@chakra-ui/react';
import { call } from '../../../../lib/api';
import { MaskedNumber } from '../../../clients/public';
import type { PlannedTraveler } from '../use-trip';

type Props = { traveler: PlannedTraveler; name: string };

/** A passport number, masked until somebody who may says why they need it. Source: G-173. */
export const PassportNumber = ({ traveler: { trip_id: trip, id: traveler }, name }: Props) => (
  <Box color="fg.muted" textStyle="small">
    <MaskedNumber
      what={`the passport number of ${name}`}
      label="Passport"
      masked={<span aria-hidden>••••••••</span>}
      permission="View Client Profiles"
      action="view client profiles"
      ask={async (reason) => (await call('trips.travelers.passport', { trip, traveler, reason })).passport_number}
    />
  </Box>
);
