import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ClientId } from '@wayline/core/areas/clients/client-id';
import { type CallOutput, call } from '../../lib/api';

type Row = CallOutput<'crm.individuals.list'>['clients'][number];
type Profile = CallOutput<'crm.individuals.get'>;

/** A client as they are chosen: enough to tell two of one name apart, and to fill in a form. */
export type ClientChoice = Pick<Row, 'id' | 'ind_code' | 'first_name' | 'last_name'> &
  Partial<Pick<Row, 'phone' | 'dob'>> & { email?: string | undefined };

export const toClientChoice = ({ id, ind_code, first_name, last_name, emails, phone, dob }: Row): ClientChoice => ({
  ...{ id, ind_code, first_name, last_name, phone, dob },
  email: emails[0],
});

const PER_PAGE = 8;
const A_WHILE = 60_000;

/** Clients that fit what is typed, or the newest ones. */
export const clientChoices = (typed: string) =>
  queryOptions({
    queryKey: ['clients', 'choices', typed] as const,
    queryFn: async ({ signal }) => {
      const search = typed || undefined;
      const { clients } = await call('crm.individuals.list', { per_page: PER_PAGE, search }, { signal });
      return clients.map(toClientChoice);
    },
    placeholderData: keepPreviousData,
    staleTime: A_WHILE,
  });

/** The profile of a client, in one read; a client who is gone leads nowhere. */
export const clientProfile = (id: ClientId) =>
  queryOptions({
    queryKey: ['clients', id, 'profile'] as const,
    queryFn: ({ signal }): Promise<Profile> => call('crm.individuals.get', { id }, { signal, onMissing: 'stay' }),
    retry: false,
    staleTime: A_WHILE,
  });

/** A name as it is typed, as the two that are kept: the last word is the last name. */
export const splitName = (typed: string): { first_name: string; last_name: string } => {
  const words = typed.trim().split(/\s+/);
  const last_name = words.length > 1 ? (words.pop() ?? '') : '';
  return { first_name: words.join(' '), last_name };
};
