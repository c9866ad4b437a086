import { Button, HStack } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { TRIP_STATUSES } from '@wayline/core/areas/trip/trips/trip-types';
import { SlidersHorizontal, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useCurrentUser } from '../../../../lib/session';
import { TRIP_STATUS_WORDS } from '../../../../ui/trip-status-words';
import { filterWords } from './filter-words';
import type { TripFilterName, TripFilters } from './trip-filters';
import { advisorsQuery } from './trip-queries';

const FilterDialog = lazy(async () => ({ default: (await import('./filter-dialog')).FilterDialog }));

const STATUSES = ['All', ...TRIP_STATUSES] as const;
const CHIPS: readonly TripFilterName[] = [
  'filter',
  'group_kind',
  'sub_type',
  'advisor',
  'tag',
  'departing',
  'from',
  'until',
];

type Props = {
  filters: TripFilters;
  onNarrow: (changes: Partial<Record<TripFilterName, string | undefined>>) => void;
};

/** How the trip list is narrowed: a status at a press, the rest in a sheet, and a chip for each to take it off. */
export const FilterBar = ({ filters, onNarrow }: Props) => {
  const [open, setOpen] = useState(false);
  const me = useCurrentUser()?.id;
  const named = filters.advisor !== undefined && filters.advisor !== me;
  const { data: advisors } = useQuery({ ...advisorsQuery, enabled: named });
  const advisorName = (id: string) =>
    id === me ? 'My trips' : (advisors?.find((one) => one.id === id)?.name ?? 'One advisor');
  const status = filters.status ?? 'All';
  return (
    <>
      <HStack gap="1" wrap="wrap" role="group" aria-label="Trip status">
        {STATUSES.map((name) => (
          <Button
            key={name}
            size="xs"
            variant={name === status ? 'subtle' : 'ghost'}
            aria-pressed={name === status}
            onClick={() => onNarrow({ status: name === 'All' ? undefined : name })}
          >
            {name === 'All' ? 'All' : TRIP_STATUS_WORDS[name]}
          </Button>
        ))}
      </HStack>
      <Button size="xs" variant="outline" onClick={() => setOpen(true)}>
        <SlidersHorizontal size={14} aria-hidden /> Filters
      </Button>
      {CHIPS.map((name) => {
        const words = filterWords(name, filters, advisorName);
        return (
          words && (
            <Button
              key={name}
              size="xs"
              variant="subtle"
              aria-label={`Remove filter: ${words}`}
              onClick={() => onNarrow({ [name]: undefined })}
            >
              {words} <X size={12} aria-hidden />
            </Button>
          )
        );
      })}
      {open && (
        <Suspense fallback={null}>
          <FilterDialog filters={filters} onClose={() => setOpen(false)} onNarrow={onNarrow} />
        </Suspense>
      )}
    </>
  );
};
