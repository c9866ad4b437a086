import { mayCall } from '../../../../access/access';
import type { SignedCall } from '../../../../access/signed-call';
import type { TripId } from '../../../../base/ids';
import { ok, type Result } from '../../../../base/result';
import {
  type Client,
  ClientDraft,
  type ClientId,
  type ClientProfile,
  clientName,
  newClient,
  readClientProfile,
} from '../../../clients/public';
import { refuse } from '../errors';
import type { Traveler } from '../traveler';

const VIEW = { permissions: ['View Client Profiles'], action: 'view client profiles' } as const;
const EDIT = { permissions: ['Edit Client Profiles'], action: 'edit client profiles' } as const;

/** A client who may be put on a trip: seen by whoever does it, not deleted, and not on that trip yet. */
export const findClientForTrip = async (
  { actor, db }: Pick<SignedCall, 'actor' | 'db'>,
  { client_id, trip_id }: { client_id: ClientId; trip_id?: TripId | undefined },
): Promise<Result<ClientProfile>> => {
  const allowed = mayCall(VIEW, actor);
  if (!allowed.ok) return allowed;
  const profile = await readClientProfile(db, client_id);
  if (!profile) return refuse('record.missing');
  const params = { name: clientName(profile.client) };
  if (profile.client.deleted_at) return refuse('traveler.client_deleted', { params });
  if (profile.trip_links.some((link) => link.trip_id === trip_id)) return refuse('traveler.client_on_trip', { params });
  return ok(profile);
};

type Person = Pick<Traveler, 'first_name' | 'middle_name' | 'last_name' | 'suffix' | 'email' | 'phone' | 'dob'>;

/** The client that a traveler becomes, on that one trip. */
export const newClientFrom = async (
  { actor, db, deps }: Omit<SignedCall, 'commit'>,
  { first_name, middle_name, last_name, suffix, email, phone, dob }: Person,
): Promise<Result<Client>> => {
  const allowed = mayCall(EDIT, actor);
  if (!allowed.ok) return allowed;
  const draft = ClientDraft.parse({
    ...{ first_name, middle_name, last_name, suffix, phone, dob },
    emails: email ? [email] : [],
  });
  const made = await newClient({ actor, db, deps }, draft);
  return made.ok ? ok({ ...made.value, trips: 1 }) : made;
};
