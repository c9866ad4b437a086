import { Button, HStack, NativeSelect } from '@chakra-ui/react';
import { KINDS, SENT_KINDS } from '@wayline/core/areas/notifications/kinds';
import type { Filter } from '../notification-query';

type Props = { filter: Filter; onChange: (filter: Filter) => void };

const SHOWN = [
  { show: 'all', label: 'All' },
  { show: 'unread', label: 'Unread' },
] as const;

/** Which notifications the list shows: all or what is unread, of every kind or of one. */
export const NotificationFilters = ({ filter, onChange }: Props) => (
  <HStack gap="2" wrap="wrap">
    {SHOWN.map(({ show, label }) => (
      <Button
        key={show}
        size="xs"
        variant={filter.show === show ? 'subtle' : 'ghost'}
        aria-pressed={filter.show === show}
        onClick={() => onChange({ ...filter, show })}
      >
        {label}
      </Button>
    ))}
    <NativeSelect.Root size="sm" width="200px">
      <NativeSelect.Field
        aria-label="Kind"
        value={filter.kind ?? ''}
        onChange={(e) => onChange({ ...filter, kind: SENT_KINDS.find((kind) => kind === e.target.value) })}
      >
        <option value="">All kinds</option>
        {SENT_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {KINDS[kind].title}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  </HStack>
);
