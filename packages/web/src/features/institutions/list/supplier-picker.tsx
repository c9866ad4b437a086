import { Button, chakra, Input, Stack, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import type { InstitutionId } from '@wayline/core/areas/institutions/institution-id';
import { useDeferredValue, useState } from 'react';
import { call } from '../../../lib/api';

type Picked = { id: InstitutionId; name: string };
type Props = { label: string; disabled: boolean; onPick: (supplier: Picked) => void };

const MOST = 8;

/** A supplier of the company's, looked up by name once somebody asks for another one. */
export const SupplierPicker = ({ label, disabled, onPick }: Props) => {
  const [typed, setTyped] = useState<string>();
  const search = useDeferredValue(typed?.trim() ?? '');
  const { data, isFetching } = useQuery({
    queryKey: ['institutions', 'pick', search] as const,
    queryFn: ({ signal }) => call('crm.institutions.list', { kind: 'supplier', search, per_page: MOST }, { signal }),
    enabled: search !== '',
  });
  if (typed === undefined)
    return (
      <Button size="sm" variant="ghost" disabled={disabled} aria-label={label} onClick={() => setTyped('')}>
        Another one…
      </Button>
    );
  const found = search ? (data?.institutions ?? []) : [];
  return (
    <Stack gap="1" w="100%">
      <Input
        size="sm"
        type="search"
        autoFocus
        aria-label={label}
        placeholder="Supplier name"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <chakra.ul listStyleType="none" aria-label="Suppliers found">
        {found.map(({ id, name, acct }) => (
          <li key={id}>
            <Button size="sm" variant="ghost" disabled={disabled} onClick={() => onPick({ id, name })}>
              {`${name} (${acct})`}
            </Button>
          </li>
        ))}
      </chakra.ul>
      {search && !isFetching && data && found.length === 0 && (
        <Text textStyle="small" color="fg.muted">
          No supplier with that name.
        </Text>
      )}
    </Stack>
  );
};
