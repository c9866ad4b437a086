import { Button, HStack } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { CLIENT_STATUSES } from '@wayline/core/areas/clients/client';
import { SlidersHorizontal, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { formatDate } from '../../../lib/format';
import { useCurrentUser } from '../../../lib/session';
import { advisorsQuery } from '../client-queries';
import { CLIENT_STATUS_WORDS } from '../client-words';
import type { ClientFilterName, ClientFilters } from './client-filters';

const FilterDialog = lazy(async () => ({ default: (await import('./filter-dialog')).FilterDialog }));

const STATUSES = ['All', ...CLIENT_STATUSES] as const;

type Props = {
  filters: ClientFilters;
  onNarrow: (changes: Partial<Record<ClientFilterName, string | undefined>>) => void;
};

/** How the client list is narrowed: a status at a press, advisor and tag in a dialog, and a chip for each to take it off. */
export const FilterBar = ({ filters, onNarrow }: Props) => {
  const [open, setOpen] = useState(false);
  const me = useCurrentUser()?.id;
  const { status = 'All', advisor, tag, source, from, until, traveled_from, traveled_until } = filters;
  const { data: advisors } = useQuery({ ...advisorsQuery, enabled: advisor !== undefined && advisor !== me });
  const advisorName =
    advisor === me ? 'My clients' : (advisors?.find(({ id }) => id === advisor)?.name ?? 'One advisor');
  const chips = [
    ...(advisor ? [{ name: 'advisor' as const, words: advisorName }] : []),
    ...(tag ? [{ name: 'tag' as const, words: `Tag: ${tag}` }] : []),
    ...(source ? [{ name: 'source' as const, words: `Source: ${source}` }] : []),
    ...(from ? [{ name: 'from' as const, words: `Added from ${formatDate(from)}` }] : []),
    ...(until ? [{ name: 'until' as const, words: `Added until ${formatDate(until)}` }] : []),
    ...(traveled_from
      ? [{ name: 'traveled_from' as const, words: `Last traveled from ${formatDate(traveled_from)}` }]
      : []),
    ...(traveled_until
      ? [{ name: 'traveled_until' as const, words: `Last traveled by ${formatDate(traveled_until)}` }]
      : []),
  ];
  return (
    <>
      <HStack gap="1" wrap="wrap" role="group" aria-label="Client status">
        {STATUSES.map((name) => (
          <Button
            key={name}
            size="xs"
            variant={name === status ? 'subtle' : 'ghost'}
            aria-pressed={name === status}
            onClick={() => onNarrow({ status: name === 'All' ? undefined : name })}
          >
            {name === 'All' ? 'All' : CLIENT_STATUS_WORDS[name]}
          </Button>
        ))}
      </HStack>
      <Button size="xs" variant="outline" onClick={() => setOpen(true)}>
        <SlidersHorizontal size={14} aria-hidden /> Filters
      </Button>
      {chips.map(({ name, words }) => (
        <Button
          key={name}
          size="xs"
          variant="subtle"
          aria-label={`Remove filter: ${words}`}
          onClick={() => onNarrow({ [name]: undefined })}
        >
          {words} <X size={12} aria-hidden />
        </Button>
      ))}
      {open && (
        <Suspense fallback={null}>
          <FilterDialog filters={filters} onClose={() => setOpen(false)} onNarrow={onNarrow} />
        </Suspense>
      )}
    </>
  );
};
