import { Box, Button, HStack, IconButton, Text } from '@chakra-ui/react';
import { splitTotal } from '@wayline/core/areas/trip/pricing/commission-split';
import type { CommissionSplit } from '@wayline/core/areas/trip/pricing/commission-split-schema';
import type { BookingId, TripId, UserId } from '@wayline/core/base/ids';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { type CallOutput, call } from '../../../../lib/api';
import { asApiError } from '../../../../lib/api-error';
import { ErrorNote } from '../../../../ui/error-note';
import { notify } from '../../../../ui/toaster';
import { useRowKeys } from '../../../../ui/use-row-keys';
import { ChoiceInput } from '../fields/choice-input';
import { PercentInput } from '../fields/percent-input';

type Props = {
  tripId: TripId;
  bookingId: BookingId | undefined;
  known: CallOutput<'trips.commission-split.get'>;
  onChanged: () => Promise<unknown>;
};
const FIRST: CommissionSplit = {
  commission_split_type: 'host_agency',
  host_agency_split: '40',
  advisor_split: '60',
  other_advisor_splits: [],
};
const MOST = 20;
const NOBODY = { value: '', label: 'No one' };

const send = ({ tripId, bookingId, known }: Props, split: CommissionSplit) =>
  bookingId
    ? call('book.commission-split.set', { ...split, id: bookingId, trip_id: tripId, version: known.version })
    : call('trips.commission-split.set', { ...split, id: tripId, version: known.version });

/** Sets a split; it is sent only when its shares add up to 100. Source: R-TRIP-072 (G-194). */
export const SplitForm = (props: Props) => {
  const { known, onChanged } = props;
  const [split, setSplit] = useState<CommissionSplit>(known.split ?? FIRST);
  const [refused, setRefused] = useState<{ message: string; request_id: string }>();
  const [busy, setBusy] = useState(false);
  const total = splitTotal(split);
  const change = (changes: Partial<CommissionSplit>) => setSplit({ ...split, ...changes });
  const others = split.other_advisor_splits;
  const { keyOf, without } = useRowKeys(others.length);
  const putOther = (at: number, changes: Partial<(typeof others)[number]>) =>
    change({ other_advisor_splits: others.map((was, i) => (i === at ? { ...was, ...changes } : was)) });
  const advisors = known.advisors.map(({ id, name }) => ({ value: id as string, label: name }));
  const save = async () => {
    setBusy(true);
    setRefused(undefined);
    try {
      await send(props, split);
      notify({ kind: 'success', title: 'Commission split saved' });
      await onChanged();
    } catch (thrown) {
      const { message, request_id = '' } = asApiError(thrown);
      setRefused({ message, request_id });
    } finally {
      setBusy(false);
    }
  };
  const line = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 112px 36px', gap: '2', alignItems: 'end' };
  return (
    <Box as="section" aria-label="Set split" display="flex" flexDirection="column" gap="3" borderTopWidth="1px" pt="4">
      {refused && <ErrorNote message={refused.message} requestId={refused.request_id} />}
      <ChoiceInput
        label="Paid by supplier to"
        value={split.commission_split_type}
        options={[
          { value: 'host_agency', label: 'Host agency' },
          { value: 'advisor', label: 'Advisor' },
        ]}
        onChange={(to) => change({ commission_split_type: to === 'advisor' ? 'advisor' : 'host_agency' })}
      />
      <HStack gap="3" align="flex-start">
        <PercentInput
          label="Host agency"
          value={split.host_agency_split}
          onChange={(host_agency_split) => change({ host_agency_split })}
        />
        <PercentInput
          label="Advisor"
          value={split.advisor_split}
          onChange={(advisor_split) => change({ advisor_split })}
        />
      </HStack>
      <Box {...line}>
        <ChoiceInput
          label="Referred by"
          value={split.refer_by_advisor_id ?? ''}
          options={[NOBODY, ...advisors]}
          onChange={(to) =>
            change({
              refer_by_advisor_id: (to || undefined) as UserId | undefined,
              refer_by_advisor_split: to ? (split.refer_by_advisor_split ?? '0') : undefined,
            })
          }
        />
        {split.refer_by_advisor_id && (
          <PercentInput
            label="Referral"
            value={split.refer_by_advisor_split ?? '0'}
            onChange={(refer_by_advisor_split) => change({ refer_by_advisor_split })}
          />
        )}
      </Box>
      {others.map((other, i) => (
        <Box key={keyOf(i)} {...line}>
          <ChoiceInput
            label={`Other advisor ${i + 1}`}
            value={other.advisor_id}
            options={advisors}
            onChange={(to) => putOther(i, { advisor_id: to as UserId })}
          />
          <PercentInput
            label={`Share ${i + 1}`}
            value={other.advisor_split}
            onChange={(advisor_split) => putOther(i, { advisor_split })}
          />
          <IconButton
            aria-label={`Remove other advisor ${i + 1}`}
            size="sm"
            variant="ghost"
            onClick={() => {
              without(i);
              change({ other_advisor_splits: others.filter((_, at) => at !== i) });
            }}
          >
            <X size={16} aria-hidden />
          </IconButton>
        </Box>
      ))}
      {others.length < MOST && known.advisors[0] && (
        <Button
          size="xs"
          variant="outline"
          alignSelf="flex-start"
          onClick={() =>
            known.advisors[0] &&
            change({ other_advisor_splits: [...others, { advisor_id: known.advisors[0].id, advisor_split: '0' }] })
          }
        >
          <Plus size={14} aria-hidden /> Add another advisor
        </Button>
      )}
      <HStack justify="space-between" pt="1">
        <Text role="status" color={total === '100' ? 'fg.muted' : 'fg.error'}>
          {total === '100' ? 'Adds up to 100%.' : `Adds up to ${total}%. It must be 100%.`}
        </Text>
        <Button colorPalette="sea" loading={busy} disabled={total !== '100'} onClick={() => void save()}>
          Save split
        </Button>
      </HStack>
    </Box>
  );
};
