import { randomBytes } from 'node:crypto';
import { itineraryContracts } from '@wayline/core/itinerary/itinerary.contract';
import { Itineraries, sharePointer, tokenHash } from '@wayline/core/itinerary/itinerary.records';
import { LinkExpiries } from '@wayline/core/itinerary/link-expiry.records';
import { addDays } from '@wayline/core/kernel/days';
import { refuse } from '@wayline/core/kernel/result';
import { Mails } from '@wayline/core/messaging/mail';
import { getRecord } from '@wayline/core/store/read';
import { writesFor } from '@wayline/core/store/write';
import { renderShareMail } from '@wayline/pages/mails/share-mail';
import { endpoint } from '../kernel/endpoint';
import { setting } from '../kernel/environment';
import { filesAdapter } from '../kernel/files-adapter';
import { tripEvent } from '../trips/trip-event';
import { renderForShare } from './render-for-share';
import { readFrozen } from './shared-itinerary';

const TOKEN_BYTES = 32;

/** Makes a link to the published version. The token is known to the link alone; the mail leaves through the outbox. */
export const handler = endpoint(
  itineraryContracts['trips.itinerary.share'],
  async ({ input, actor, deps, commit }) => {
    const { tripId, tiId, email, name, message } = input;
    const before = await getRecord(deps.table, actor.company_id, Itineraries, { trip_id: tripId, id: tiId });
    if (!before) return refuse('record.missing');
    const frozen = await readFrozen(deps.files, actor.company_id, tiId, before.published_version);
    if (!frozen) return refuse('itinerary.not_published');
    const now = deps.now();
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const token_hash = tokenHash(token);
    const url = `${setting('ORIGIN')}/ti/${token}`;
    const share = {
      id: deps.newId('share'),
      token_hash,
      email,
      name,
      created_at: now,
      views: 0,
      expires_at: `${addDays(now.slice(0, 10), input.days_valid)}T23:59:59.999Z`,
    };
    const itinerary = { ...before, shares: [...before.shares, share], updated_at: now, version: before.version + 1 };
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
              w.insert(Mails, {
                ...mail,
                id: deps.newId('mail'),
                company_id: actor.company_id,
                to: [email],
                reply_to: actor.email,
                status: 'queued' as const,
                attempts: 0,
                due_at: now,
                created_at: now,
                version: 1,
              }),
            ]
          : []),
      ],
      audit: { subject: tripId, action: 'itinerary.shared', changes: { itinerary: tiId, share: share.id } },
      event: tripEvent(actor, tripId, `${actor.name} shared the itinerary`),
      answer: { itinerary, url },
    });
  },
  { files: filesAdapter },
);
