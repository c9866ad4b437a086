import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { clientName } from '@wayline/core/areas/clients/client';
import { Briefcase, CalendarCheck, type LucideIcon, UserRound } from 'lucide-react';
import { call } from '../../lib/api';
import { formatDate } from '../../lib/format';
import { PATHS } from '../../lib/paths';
import { usePermission } from '../../lib/use-permission';
import { ACTIONS, AREAS, type Place } from './areas';
import { useDelayed } from './use-delayed';
import { usePlaces } from './use-places';

export type Command = { id: string; group: string; label: string; detail?: string; icon: LucideIcon; to: string };

const TRIPS_SHOWN = 6;
const BOOKINGS_SHOWN = 4;
const CLIENTS_SHOWN = 4;
const TYPING_MS = 200;
const placeCommands = (group: string, places: readonly Place[], typed: string): Command[] =>
  places
    .filter(({ label }) => label.toLowerCase().includes(typed.toLowerCase()))
    .map(({ label, to, icon }) => ({ id: `${group} ${to}`, group, label, icon, to }));

/** The bookings that match what was typed, by their title, supplier or confirmation number. */
const useBookingCommands = (search: string | undefined) => {
  const mayView = usePermission('View Reservations');
  const { data, error, isPlaceholderData, isLoading } = useQuery({
    queryKey: ['bookings', 'palette', search],
    queryFn: ({ signal }) =>
      call('book.company-bookings.list', { per_page: BOOKINGS_SHOWN, search }, { signal, onMissing: 'stay' }),
    enabled: mayView && search !== undefined,
    placeholderData: keepPreviousData,
  });
  const found = search === undefined ? [] : (data?.bookings ?? []);
  const commands = found.map(
    ({ id, trip_id, title, supplier_name, start_date, trip }): Command => ({
      id,
      group: 'Bookings',
      label: title,
      detail: [supplier_name, trip?.trip_name, formatDate(start_date)].filter(Boolean).join(' · '),
      icon: CalendarCheck,
      to: PATHS.planner(trip_id, id),
    }),
  );
  return { commands, error, isSearching: search !== undefined && (isPlaceholderData || isLoading) };
};

/** The clients that match what was typed, by their name, email, phone, tag or account number. */
const useClientCommands = (search: string | undefined) => {
  const mayView = usePermission('View Client Profiles');
  const { data, error, isPlaceholderData, isLoading } = useQuery({
    queryKey: ['clients', 'palette', search],
    queryFn: ({ signal }) =>
      call('crm.individuals.list', { per_page: CLIENTS_SHOWN, search }, { signal, onMissing: 'stay' }),
    enabled: mayView && search !== undefined,
    placeholderData: keepPreviousData,
  });
  const found = search === undefined ? [] : (data?.clients ?? []);
  const commands = found.map(
    (client): Command => ({
      id: client.id,
      group: 'Clients',
      label: clientName(client),
      detail: [client.ind_code, client.emails[0] ?? client.phone].filter(Boolean).join(' · '),
      icon: UserRound,
      to: PATHS.client(client.id),
    }),
  );
  return { commands, error, isSearching: search !== undefined && (isPlaceholderData || isLoading) };
};

/** What can be gone to or started by typing a few letters: recent trips without any, matching trips, clients and bookings with some. */
export const useCommands = (
  typed: string,
): { commands: readonly Command[]; isSearching: boolean; error: Error | null } => {
  const asked = typed.trim();
  const search = useDelayed(asked, TYPING_MS) || undefined;
  const mayView = usePermission('View Trips');
  const areas = usePlaces(AREAS);
  const actions = usePlaces(ACTIONS);
  const { data, error, isPlaceholderData, isLoading } = useQuery({
    queryKey: ['trips', 'palette', search],
    queryFn: ({ signal }) => call('trips.list', { per_page: TRIPS_SHOWN, search }, { signal, onMissing: 'stay' }),
    enabled: mayView,
    placeholderData: keepPreviousData,
  });
  const trips = (data?.trips ?? []).map((trip) => ({
    id: trip.id,
    group: search ? 'Trips' : 'Recent trips',
    label: trip.trip_name,
    detail: [trip.code, trip.lead_traveler, formatDate(trip.start_date)].filter(Boolean).join(' · '),
    icon: Briefcase,
    to: PATHS.planner(trip.id),
  }));
  const clients = useClientCommands(search);
  const bookings = useBookingCommands(search);
  const places = [...placeCommands('Go to', areas, asked), ...placeCommands('Do', actions, asked)];
  const isSearching =
    asked !== (search ?? '') || isPlaceholderData || isLoading || clients.isSearching || bookings.isSearching;
  return {
    commands: search ? [...trips, ...clients.commands, ...bookings.commands, ...places] : [...places, ...trips],
    isSearching,
    error: error ?? clients.error ?? bookings.error,
  };
};
