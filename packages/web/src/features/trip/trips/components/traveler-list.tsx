import { Button, chakra, Flex, Heading, NativeSelect, Text } from '@chakra-ui/react';
import { passports } from '@wayline/core/areas/trip/trip-check/rules/passports';
import {
  TRAVELER_FILTERS,
  type TravelerFilter,
  withStatus,
} from '@wayline/core/areas/trip/trips/people/traveler-filter';
import { formatMessage } from '@wayline/core/base/messages';
import { lazy, Suspense, useState } from 'react';
import { todayHere } from '../../../../lib/today';
import { IfPermitted } from '../../../../ui/if-permitted';
import { usePapers } from '../../trip-check/use-papers';
import { useTravelerActions } from '../use-traveler-actions';
import { useTravelerMoney } from '../use-traveler-money';
import type { PlannedTrip } from '../use-trip';
import { TravelerRow } from './traveler-row';

const TravelerDialog = lazy(async () => ({ default: (await import('./traveler-dialog')).TravelerDialog }));
const TravelerCancelDialog = lazy(async () => ({
  default: (await import('./traveler-cancel-dialog')).TravelerCancelDialog,
}));

type Props = { whole: PlannedTrip; onChanged: () => Promise<unknown> };

/** From so many people on the list scrolls by itself, so that what stands below it is in reach. */
const LONG_LIST = 12;

/** Who travels, and who is only written to; narrowed to one status where there are several people. Source: R-TRIP-054..060. */
export const TravelerList = ({ whole, onChanged }: Props) => {
  const [filter, setFilter] = useState<TravelerFilter>('all');
  const { open, close, add, remove, choose } = useTravelerActions(whole, onChanged);
  const { travelers } = whole;
  const money = useTravelerMoney(whole.trip.id);
  const papers = usePapers(whole);
  const passportFindings = passports({ ...whole, ...papers, today: todayHere() });
  const shown = withStatus(travelers, travelers.length > 1 ? filter : 'all');
  return (
    <Flex as="section" direction="column" gap="2" aria-labelledby="travelers-title">
      <Flex justify="space-between" align="center">
        <Heading as="h2" id="travelers-title" textStyle="section">
          Travelers
        </Heading>
        <IfPermitted permission="Edit Trips">
          <Button size="xs" variant="outline" onClick={add}>
            Add traveler
          </Button>
        </IfPermitted>
      </Flex>
      {travelers.length > 1 && (
        <NativeSelect.Root size="xs">
          <NativeSelect.Field
            aria-label="Travelers by status"
            value={filter}
            onChange={(e) => setFilter(e.target.value as TravelerFilter)}
          >
            {TRAVELER_FILTERS.map((value) => (
              <option key={value} value={value}>
                {value === 'all' ? formatMessage('traveler_status.all') : value.replaceAll('_', ' ')}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      )}
      {shown.length === 0 ? (
        <Text color="fg.muted">
          {travelers.length === 0 ? 'Start with the lead traveler.' : 'No travelers with this status.'}
        </Text>
      ) : (
        <chakra.ul listStyleType="none" {...(shown.length > LONG_LIST && { maxH: '32rem', overflowY: 'auto' })}>
          {shown.map((traveler) => (
            <TravelerRow
              key={traveler.id}
              traveler={traveler}
              passport={passportFindings.find(
                ({ rule, traveler_id }) => rule === 'TC-07' && traveler_id === traveler.id,
              )}
              services={whole.traveler_service_totals?.find(({ traveler_id }) => traveler_id === traveler.id)}
              money={money?.find(({ traveler_id }) => traveler_id === traveler.id)}
              onChoose={(choice) => choose(traveler, choice)}
              onRemove={() => remove(traveler)}
            />
          ))}
        </chakra.ul>
      )}
      <Suspense fallback={null}>
        {open?.kind === 'cancel' && (
          <TravelerCancelDialog traveler={open.traveler} onClose={close} onSaved={onChanged} />
        )}
        {(open?.kind === 'add' || open?.kind === 'edit') && (
          <TravelerDialog
            whole={whole}
            known={open.kind === 'edit' ? open.traveler : undefined}
            onClose={close}
            onSaved={onChanged}
          />
        )}
      </Suspense>
    </Flex>
  );
};
