import type { Write, Writes } from '../../../store/write';
import type { ClientId } from '../client-id';
import { type Consent, getCurrentConsents } from './consent';
import { ClientConsents } from './consent.records';

/** What holds of a profile that is merged away goes to the kept one, where the newest answer counts: a withdrawal is not lost. */
export const copyConsents = (db: Writes, consents: readonly Consent[], to: ClientId): Write[] =>
  getCurrentConsents(consents).map((consent) =>
    db.put(ClientConsents, { ...consent, client_id: to, merged_from: consent.client_id }),
  );

/** Takes back what came from a profile that is restored. */
export const returnConsents = (db: Writes, consents: readonly Consent[], from: ClientId): Write[] =>
  consents
    .filter(({ merged_from }) => merged_from === from)
    .map((consent) => db.deleteIfExists(ClientConsents, consent));
