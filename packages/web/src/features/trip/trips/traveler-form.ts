import type { ClientId } from '@wayline/core/areas/clients/client-id';
import type { TravelerDraft } from '@wayline/core/areas/trip/trips/traveler-draft';
import type { CallInput } from '../../../lib/api';
import { trimOrUndefined } from '../../../lib/trim-or-undefined';
import type { OfferedClient } from '../../clients/public';
import type { PlannedTraveler } from './use-trip';

type Part = 'lead' | 'traveler' | 'undetermined' | 'contact';
type TravelerStatus = PlannedTraveler['status'];

/** What is typed of a person on a trip. */
export type TravelerForm = {
  first_name: string;
  middle_name: string;
  last_name: string;
  suffix: string;
  email: string;
  phone: string;
  dob?: string;
  part: Part;
  status: TravelerStatus;
  passport_number: string;
  passport_gone: boolean;
  passport_expires?: string;
  /** The client they were picked as. */
  client_id?: ClientId | undefined;
  save_as_client: boolean;
  /** Clients who come along with them. */
  along: OfferedClient[];
};

export const PARTS: { value: Part; label: string }[] = [
  { value: 'lead', label: 'Lead traveler' },
  { value: 'traveler', label: 'Traveler' },
  { value: 'undetermined', label: 'Traveler, client type not set' },
  { value: 'contact', label: 'Contact, not traveling' },
];

/** A status as people read it: `deposit_paid` is "Deposit paid". */
export const statusWords = (status: TravelerStatus): string => {
  const words = status.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const partOf = ({ is_traveler, client_type }: PlannedTraveler): Part => {
  if (!is_traveler) return 'contact';
  if (client_type === 'lead_client') return 'lead';
  return client_type === 'secondary_client' ? 'traveler' : 'undetermined';
};
const CLIENT_TYPE = {
  lead: 'lead_client',
  traveler: 'secondary_client',
  undetermined: 'not_determined',
  contact: 'secondary_client',
} as const satisfies Record<Part, TravelerDraft['client_type']>;
const roleOf = (part: Part) => ({ client_type: CLIENT_TYPE[part], is_traveler: part !== 'contact' });

const TEXTS = ['middle_name', 'suffix', 'email', 'phone'] as const;

/** The fields of a person who is known, or of a new one; the first on a trip leads it unless said otherwise. */
export const toTravelerForm = (
  known: PlannedTraveler | undefined,
  led: boolean,
  saves_clients = false,
): TravelerForm => ({
  first_name: known?.first_name ?? '',
  middle_name: known?.middle_name ?? '',
  last_name: known?.last_name ?? '',
  suffix: known?.suffix ?? '',
  email: known?.email ?? '',
  phone: known?.phone ?? '',
  dob: known?.dob,
  along: [],
  part: known ? partOf(known) : led ? 'traveler' : 'lead',
  status: known?.status ?? 'inquired',
  passport_number: '',
  passport_gone: false,
  passport_expires: known?.passport_expires,
  save_as_client: !known && saves_clients,
});

/** A new person as the server takes them. */
export const newTraveler = (typed: TravelerForm): Omit<CallInput<'trips.travelers.create'>, 'trip_id'> => ({
  first_name: typed.first_name,
  last_name: trimOrUndefined(typed.last_name),
  dob: typed.dob,
  ...Object.fromEntries(TEXTS.map((name) => [name, trimOrUndefined(typed[name])])),
  ...roleOf(typed.part),
  ...(typed.client_id ? { client_id: typed.client_id } : typed.save_as_client && { save_as_client: true }),
  ...(typed.part !== 'contact' && {
    passport_number: trimOrUndefined(typed.passport_number),
    passport_expires: typed.passport_expires,
  }),
});

/**
 * What of a known person is saved; an emptied field is null. A passport number that was not typed anew is left alone, and so is a status that
 * nobody chose: it follows what is booked and paid meanwhile.
 */
export const travelerChanges = (
  typed: TravelerForm,
  known: Pick<PlannedTraveler, 'status'>,
): Omit<CallInput<'trips.travelers.update'>, 'trip' | 'traveler' | 'version'> => ({
  first_name: typed.first_name,
  last_name: typed.last_name,
  dob: typed.dob ?? null,
  ...(typed.status !== known.status && { status: typed.status }),
  ...Object.fromEntries(TEXTS.map((name) => [name, trimOrUndefined(typed[name]) ?? null])),
  ...roleOf(typed.part),
  passport_expires: typed.passport_expires ?? null,
  passport_number: typed.passport_gone ? null : trimOrUndefined(typed.passport_number),
});
