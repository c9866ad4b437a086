import { queryOptions, useQuery } from '@tanstack/react-query';
import type { UserId } from '@wayline/core/base/ids';
import { useMemo } from 'react';
import { call } from '../../../lib/api';
import { useSignedInUser } from '../../../lib/session';
import type { CompanyLists } from './profile-sections';

const occasionsQuery = (companyUser: string) =>
  queryOptions({
    queryKey: ['lookups', 'occasions', companyUser] as const,
    queryFn: async ({ signal }) =>
      (await call('misc.occasions.list', { id: companyUser as UserId }, { signal, onMissing: 'stay' })).occasions,
  });
const relationsQuery = queryOptions({
  queryKey: ['lookups', 'relations'],
  queryFn: async ({ signal }) => (await call('crm.relations.list', {}, { signal, onMissing: 'stay' })).rows,
});

const vaccinesQuery = queryOptions({
  queryKey: ['lookups', 'vaccines'],
  queryFn: async ({ signal }) => (await call('crm.vaccines.list', {}, { signal, onMissing: 'stay' })).rows,
});

/** The company's own occasions, relations and vaccines, which a profile offers. Source: R-SHELL-150, R-SHELL-154, R-ACC-151. */
export const useCompanyLists = (): CompanyLists => {
  const { company_user_id } = useSignedInUser();
  const { data: occasions } = useQuery(occasionsQuery(String(company_user_id ?? '')));
  const { data: relations } = useQuery(relationsQuery);
  const { data: vaccines } = useQuery(vaccinesQuery);
  return useMemo(
    () => ({
      occasions: Object.values(occasions ?? {}).map(({ id, name }) => ({ value: id, label: name })),
      relations: (relations ?? []).map(({ name }) => name),
      relationOptions: (relations ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
      vaccines: (vaccines ?? []).map(({ name }) => name),
    }),
    [occasions, relations, vaccines],
  );
};
