import { randomBytes } from 'node:crypto';
import { MAX_SHARES } from '@wayline/core/itinerary/itinerary';
import { itineraryContracts } from '@wayline/core/itinerary/itinerary.contract';
import { Itineraries, sharePointer, tokenHash } from '@wayline/core/itinerary/itinerary.records';
import { LinkExpiries } from '@wayline/core/itinerary/link-expiry.records';
import { addDays } from '@wayline/core/kernel/days';
import { refuse } from '@wayline/core/kernel/result';
import { Mails, mailIdOf, newMail } from '@wayline/core/messaging/mail';
import { getRecord } from '@wayline/core/store/read';
import { writesFor } from '@wayline/core/store/write';
import { renderShareMail } from '@wayline/pages/mails/share-mail';
import { decideAgain } from '../kernel/decide-again';
import { endpoint } from '../kernel/endpoint';
import { setting } from '../kernel/environment';
import { filesAdapter } from '../kernel/files-adapter';
import { tripEvent } from '../trips/trip-event';
import { liveShares } from './live-shares';
import { renderForShare } from './render-for-share';
import { readFrozen } from './shared-itinerary';

const TOKEN_BYTES = 32;

/** Makes a link to the published version. The token is known to the link alone; the mail leaves through the outbox. */
export const handler = endpoint(
  itineraryContracts['trips.itinerary.share'],
  async ({ input, actor, deps, commit }) => {
    const { tripId, tiId, email, name, message } = input;
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const token_hash = tokenHash(token);
    const url = `${setting('ORIGIN')}/ti/${token}`;
    return decideAgain(async () => {
      const before = await getRecord(deps.table, actor.company_id, Itineraries, { trip_id: tripId, id: tiId });
      if (!before) return refuse('record.missing');
      const frozen = await readFrozen(deps.files, actor.company_id, tiId, before.published_version);
      if (!frozen) return refuse('itinerary.not_published');
      const now = deps.now();
      const kept = before.shares.length < MAX_SHARES ? before.shares : liveShares(before, now);
      if (kept.length >= MAX_SHARES) return refuse('itinerary.too_many_links', { fill: { limit: String(MAX_SHARES) } });
      const share = {
        id: deps.newId('share'),
        token_hash,
        email,
        name,
        created_at: now,
        expires_at: `${addDays(now.slice(0, 10), input.days_valid)}T23:59:59.999Z`,
      };
      const itinerary = { ...before, shares: [...kept, share], updated_at: now, version: before.version + 1 };
      await renderForShare(deps.files, frozen, token_hash);
      const w = writesFor(deps.table, actor.company_id);
      const mail = email && renderShareMail({ itinerary: frozen, url, name, message });
      return commit({
        writes: [
          w.change(Itineraries, before, itinerary),
          w.insert(LinkExpiries, { token_hash, expires_at: share.expires_at }),
          w.point(sharePointer(token_hash), { company_id: actor.company_id, trip_id: tripId, itinerary_id: tiId }),
          ...(mail
            ? [
                w.insert(
                  Mails,
                  newMail(
                    {
                      ...mail,
                      id: mailIdOf(share.id),
                      user_id: actor.user_id,
                      trip_id: tripId,
                      itinerary_id: tiId,
                      about: 'itinerary link',
                      to: [email],
                      reply_to: actor.email,
                    },
                    actor.company_id,
                    now,
                  ),
                ),
              ]
            : []),
        ],
        audit: { subject: tripId, action: 'itinerary.shared', changes: { itinerary: tiId, share: share.id } },
        event: tripEvent(actor, tripId, `${actor.name} shared the itinerary`),
        answer: { itinerary, url },
      });
    });
  },
  { files: filesAdapter },
);
