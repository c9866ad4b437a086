import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { clientName } from '@wayline/core/areas/clients/client';
import type { Dimension } from '@wayline/core/areas/ledger/dimensions';
import { call } from '../../lib/api';
import { formatDate } from '../../lib/format';

/** A record that a line can name. A booking brings its trip, in which it is found. */
export type ReferenceChoice = { id: string; label: string; note?: string; trip?: { id: string; label: string } };
type Find = (typed: string, signal: AbortSignal) => Promise<ReferenceChoice[]>;

const PER_PAGE = 8;
const toPage = (typed: string) => ({ per_page: PER_PAGE, search: typed || undefined });
const toNote = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' · ');
const thatFit = (choices: readonly ReferenceChoice[], typed: string) =>
  choices.filter(({ label }) => label.toLowerCase().includes(typed.toLowerCase())).slice(0, PER_PAGE);

const findInstitutions =
  (kind?: 'supplier'): Find =>
  async (typed, signal) => {
    const { institutions } = await call('crm.institutions.list', { ...toPage(typed), kind }, { signal });
    return institutions.map(({ id, name, acct }) => ({ id, label: name, note: acct }));
  };
const findUsers: Find = async (typed, signal) => {
  const { users } = await call('users.company-users.list', { include_company_user: 1 }, { signal, onMissing: 'stay' });
  return thatFit(
    users.map(({ id, name, email }) => ({ id, label: name, note: email })),
    typed,
  );
};

/** How the records of each dimension are found by what is typed. What isn't here is a text, such as the name of a bank account. */
const FIND: Partial<Record<Dimension, Find>> = {
  client: async (typed, signal) => {
    const { clients } = await call('crm.individuals.list', toPage(typed), { signal });
    return clients.map((client) => ({
      id: client.id,
      label: clientName(client),
      note: toNote(client.emails[0] ?? client.phone, client.ind_code),
    }));
  },
  trip: async (typed, signal) => {
    const { trips } = await call('trips.list', toPage(typed), { signal });
    return trips.map(({ id, trip_name, code, lead_traveler, start_date }) => ({
      id,
      label: trip_name,
      note: toNote(code, lead_traveler, start_date && formatDate(start_date)),
    }));
  },
  booking: async (typed, signal) => {
    const { bookings } = await call('book.company-bookings.list', toPage(typed), { signal });
    return bookings.flatMap(({ id, title, start_date, trip_id, trip }) =>
      trip
        ? {
            id,
            label: title,
            note: toNote(trip.trip_name, start_date && formatDate(start_date)),
            trip: { id: trip_id, label: trip.trip_name },
          }
        : [],
    );
  },
  supplier: findInstitutions('supplier'),
  advisor: findUsers,
  partner: async (typed, signal) => {
    const [institutions, users] = await Promise.all([findInstitutions()(typed, signal), findUsers(typed, signal)]);
    return [...users, ...institutions].slice(0, PER_PAGE);
  },
  host_agency: async (typed, signal) => {
    const { agencies } = await call('users.host-agencies.list', {}, { signal });
    return thatFit(
      agencies.map(({ id, name }) => ({ id, label: name })),
      typed,
    );
  },
};

/** Whether a line names a record by this dimension, which is chosen, and not a text. */
export const isChosen = (dimension: Dimension): boolean => dimension in FIND;

/** The records that fit what is typed. */
export const referenceChoices = (dimension: Dimension, typed: string) =>
  queryOptions({
    queryKey: ['ledger', 'choices', dimension, typed] as const,
    queryFn: ({ signal }) => FIND[dimension]?.(typed, signal) ?? [],
    placeholderData: keepPreviousData,
  });
