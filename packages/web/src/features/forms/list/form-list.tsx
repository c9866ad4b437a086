import { Button, HStack } from '@chakra-ui/react';
import { FORM_STATUSES, type FormKind, type FormRow } from '@wayline/core/areas/forms/form';
import type { FormTypeId } from '@wayline/core/areas/forms/form-id';
import { ClipboardList } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { call } from '../../../lib/api';
import { PATHS } from '../../../lib/paths';
import { EmptyState } from '../../../ui/empty-state';
import { DataTable } from '../../../ui/table/data-table';
import type { FetchRows } from '../../../ui/table/table-types';
import { STATUS_WORDS } from '../form-words';
import { FormCard } from './form-card';
import { FORM_COLUMNS } from './form-columns';

const EMPTY_TEXTS: Readonly<Record<FormKind, string>> = {
  traveler_info:
    'Collect passports, preferences and contacts with one link. Answers fill client profiles when you accept them.',
  trip_request: 'Put a request form on your website. Each answer becomes a trip in one click.',
  dynamic: 'Ask your clients anything: feedback, sign-ups, wishes.',
};
const STATUSES = ['All', ...FORM_STATUSES] as const;

type Props = { kind: FormKind; typeId?: FormTypeId | undefined; create: ReactNode };

/** The forms of one kind, or of one category. Source: R-ACC-016, R-ACC-036, R-ACC-037, R-ACC-038. */
export const FormList = ({ kind, typeId, create }: Props) => {
  const navigate = useNavigate();
  const [address, setAddress] = useSearchParams();
  const status = FORM_STATUSES.find((one) => one === address.get('status'));
  const fetchRows = useMemo(
    (): FetchRows<FormRow> =>
      async ({ search = '', filters, signal }) => {
        const { forms } = await call('crm.forms.list', { kind, form_type_id: typeId }, { signal, onMissing: 'stay' });
        const words = search.toLowerCase().split(/\s+/);
        const rows = forms.filter(
          (form) =>
            (!filters.status || form.form_status === filters.status) &&
            words.every((word) => `${form.form_name} ${form.pie_unique_id}`.toLowerCase().includes(word)),
        );
        return { rows, total: forms.length, filtered: rows.length };
      },
    [kind, typeId],
  );
  return (
    <DataTable<FormRow>
      name="forms"
      label="Forms"
      columns={FORM_COLUMNS[kind]}
      rowId={({ id }) => id}
      rowName={({ form_name }) => form_name}
      fetchRows={fetchRows}
      filters={{ kind, type: typeId, status }}
      searchLabel="Search forms"
      toolbar={
        <HStack gap="1" wrap="wrap" role="group" aria-label="Form status">
          {STATUSES.map((name) => (
            <Button
              key={name}
              size="xs"
              variant={name === (status ?? 'All') ? 'subtle' : 'ghost'}
              aria-pressed={name === (status ?? 'All')}
              onClick={() => setAddress(name === 'All' ? {} : { status: name }, { replace: true })}
            >
              {name === 'All' ? 'All' : STATUS_WORDS[name]}
            </Button>
          ))}
        </HStack>
      }
      empty={<EmptyState icon={ClipboardList} title="No forms yet" text={EMPTY_TEXTS[kind]} action={create} />}
      onOpen={({ id }) => void navigate(PATHS.form(id))}
      card={(form) => <FormCard form={form} />}
    />
  );
};
