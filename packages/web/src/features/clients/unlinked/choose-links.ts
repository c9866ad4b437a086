import type { ClientId } from '@wayline/core/areas/clients/client-id';
import { listPhoneKeys } from '@wayline/core/base/phone';
import type { UnlinkedTraveler } from './unlinked-query';

/** A traveler who is surely this client, or who becomes one. */
export type SureLink = { traveler: UnlinkedTraveler; client_id?: ClientId };

const toKeys = ({ email, phone }: UnlinkedTraveler): string[] => [
  ...(email ? [email.toLowerCase()] : []),
  ...listPhoneKeys(phone),
];

/**
 * Those who can be linked without asking anybody: who is certainly one client, and who can be reached and is like none. Of people who share an
 * email or a phone only the first, because the others may be that client; who is only a name, or only likely somebody, waits for a person.
 */
export const chooseSureLinks = (travelers: readonly UnlinkedTraveler[]): SureLink[] => {
  const seen = new Set<string>();
  return travelers.flatMap((traveler): SureLink[] => {
    const keys = toKeys(traveler);
    if (keys.some((key) => seen.has(key))) return [];
    for (const key of keys) seen.add(key);
    const certain = traveler.matches.filter(({ grade }) => grade === 'certain');
    const [match] = certain;
    if (match && certain.length === 1) return [{ traveler, client_id: match.client.id }];
    return traveler.matches.length === 0 && keys.length > 0 ? [{ traveler }] : [];
  });
};
