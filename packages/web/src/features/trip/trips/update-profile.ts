import type { ProfileDifference } from '@wayline/core/areas/trip/trips/people/profile-fields';
import { type CallOutput, call } from '../../../lib/api';

type Profile = CallOutput<'crm.individuals.get'>;

/** The passport that is good the longest takes the day; without one, one is added. */
const updatePassport = ({ client, documents }: Profile, expiration: string): Promise<unknown> => {
  const [passport] = documents
    .filter(({ kind, expiration: ends }) => kind === 'passport' && ends)
    .sort((a, b) => (b.expiration ?? '').localeCompare(a.expiration ?? ''));
  if (!passport) return call('crm.documents.create', { client_id: client.id, kind: 'passport', expiration });
  const { id, version } = passport;
  return call('crm.documents.update', { client_id: client.id, id, version, expiration });
};

/** Writes what a traveler says into the profile; their email becomes the first one. */
export const updateProfile = (profile: Profile, { field, traveler }: ProfileDifference): Promise<unknown> => {
  if (!traveler) return Promise.resolve();
  if (field === 'passport_expires') return updatePassport(profile, traveler);
  const { id, version, emails } = profile.client;
  const changes =
    field === 'email' ? { emails: [traveler, ...emails.filter((one) => one !== traveler)] } : { [field]: traveler };
  return call('crm.individuals.update', { id, version, ...changes });
};
