import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { InstitutionRow } from '@wayline/core/areas/institutions/institution';
import type { InstitutionKind } from '@wayline/core/areas/institutions/institution-categories';
import type { InstitutionId } from '@wayline/core/areas/institutions/institution-id';
import { type CallInput, type CallOutput, call } from '../../lib/api';
import type { FetchRows } from '../../ui/table/table-types';

type Asked = CallInput<'crm.institutions.list'>;
export type InstitutionProfile = CallOutput<'crm.institutions.get'>;
export type InstitutionRecord = InstitutionProfile['institution'];

export const fetchInstitutions =
  (kind: InstitutionKind, show?: Asked['show']): FetchRows<InstitutionRow> =>
  async ({ cursor, per_page, search, filters, signal }) => {
    const asked = { kind, show, cursor, per_page, search, ...filters };
    const { institutions, ...rest } = await call('crm.institutions.list', asked, { signal, onMissing: 'stay' });
    return { rows: institutions, ...rest };
  };

/** An institution with everything its profile shows. */
export const institutionQuery = (id: InstitutionId) =>
  queryOptions({
    queryKey: ['institutions', id] as const,
    queryFn: ({ signal }) => call('crm.institutions.get', { id }, { signal, onMissing: 'stay' }),
  });

const TABLES = ['suppliers', 'institutions', 'deleted-suppliers', 'deleted-institutions'];
/** Whatever shows institutions, made old: also what bookings are filled in from, and the names on them that are no supplier's. */
export const invalidateInstitutions = (client: QueryClient) =>
  Promise.all(
    [['institutions'], ['suppliers'], ['supplier-names'], ...TABLES.map((table) => ['table', table])].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  );
