import { Mails, newMail, toMailId } from '@wayline/core/areas/messaging/mail';
import { countMails } from '@wayline/core/areas/messaging/mail-limits';
import { senderName } from '@wayline/core/areas/messaging/mail-sender';
import { readSetting } from '@wayline/core/areas/settings/read-setting';
import { content } from '@wayline/core/areas/settings/sections/content';
import { emailSignature } from '@wayline/core/areas/settings/sections/email-signature';
import { refuse } from '@wayline/core/areas/trip/itinerary/errors';
import { readFrozen } from '@wayline/core/areas/trip/itinerary/frozen-version';
import { MAX_SHARES } from '@wayline/core/areas/trip/itinerary/itinerary';
import { itineraryContracts } from '@wayline/core/areas/trip/itinerary/itinerary.contract';
import { itineraryEvents } from '@wayline/core/areas/trip/itinerary/itinerary.events';
import { Itineraries, shareLookupKey } from '@wayline/core/areas/trip/itinerary/itinerary.records';
import { LinkExpiries } from '@wayline/core/areas/trip/itinerary/link-expiry.records';
import { encryptPageToken } from '@wayline/core/areas/trip/itinerary/page-token-encryption';
import { linkPath } from '@wayline/core/areas/trip/itinerary/trip-link';
import { liveShares } from '@wayline/core/areas/trip/trips/lifecycle/trip-links';
import { readInTrip } from '@wayline/core/areas/trip/trips/read-in-trip';
import { addDays } from '@wayline/core/base/days';
import { retryOnConflict } from '@wayline/core/store/retry-on-conflict';
import { newToken } from '@wayline/core/store/token-hash';
import { renderShareMail } from '@wayline/pages/mails/share-mail';
import { getClientUrl } from '../../domains/client-url';
import { filesAdapter } from '../../files/files-adapter';
import { endpoint } from '../../kernel/endpoint';
import { renderForShare, renderGate } from './render-for-share';

/** How long a link works where neither its maker nor the company says. */
const DAYS_VALID = 400;

/**
 * Makes a link to the published version. The token is known to the link alone; the mail leaves through the outbox. With an access code
 * the link leads to a door, and the page has a token of its own that only link and code together give away.
 */
export const handler = endpoint(
  itineraryContracts['trips.itinerary.share'],
  async ({ input, actor, db, deps, commit }) => {
    const { tripId, tiId, email, name, message, access_code } = input;
    const { link_days = DAYS_VALID, links_need_code } = actor.company;
    if (links_need_code && !access_code) return refuse('itinerary.code_wanted');
    const link = newToken();
    const page = access_code ? newToken() : link;
    const { token_hash } = page;
    const gate = access_code && {
      gate_hash: link.token_hash,
      gate_sealed: encryptPageToken(page.token, link.token, access_code),
    };
    const url = getClientUrl(actor, linkPath(link.token, input.opens_trip));
    return retryOnConflict(async () => {
      const [read, words, signed] = await Promise.all([
        readInTrip(db, Itineraries, { trip_id: tripId, id: tiId }),
        email ? readSetting(db, actor.user_id, content) : undefined,
        email ? readSetting(db, actor.user_id, emailSignature) : undefined,
      ]);
      if (!read) return refuse('record.missing');
      const before = read.found;
      const frozen = await readFrozen(deps.files, actor.company_id, tiId, before.published_version);
      if (!frozen) return refuse('itinerary.not_published');
      const now = deps.now();
      const kept = before.shares.length < MAX_SHARES ? before.shares : liveShares(before, now);
      if (kept.length >= MAX_SHARES)
        return refuse('itinerary.too_many_links', { params: { limit: String(MAX_SHARES) } });
      const share = {
        id: deps.newId('share'),
        token_hash,
        ...gate,
        email,
        name,
        opens_trip: input.opens_trip,
        created_at: now,
        expires_at: `${addDays(now.slice(0, 10), input.days_valid ?? link_days)}T23:59:59.999Z`,
      };
      const saved = db.save(
        Itineraries,
        before,
        { ...before, shares: [...kept, share] },
        {
          as: (after) => itineraryEvents.shared({ ...after, share_id: share.id }),
          changes: { share: share.id },
        },
      );
      await renderForShare(deps.files, frozen, token_hash);
      if (gate) await renderGate(deps.files, frozen, gate.gate_hash);
      const mail =
        email &&
        renderShareMail({
          itinerary: frozen,
          url,
          name,
          message,
          asksCode: Boolean(gate),
          words,
          signature: signed?.signature,
        });
      const counted = countMails(db, actor.company, email ? [email] : [], now);
      if (!counted.ok) return counted;
      const opens = { company_id: actor.company_id, trip_id: tripId, itinerary_id: tiId };
      const hashes = [token_hash, ...(gate ? [gate.gate_hash] : [])];
      return commit({
        writes: [
          saved,
          ...hashes.map((hash) => db.insert(LinkExpiries, { token_hash: hash, expires_at: share.expires_at })),
          ...hashes.map((hash) => db.putLookup(shareLookupKey(hash), opens)),
          ...(mail
            ? [
                db.insert(
                  Mails,
                  newMail(
                    {
                      ...mail,
                      id: toMailId(share.id),
                      user_id: actor.user_id,
                      trip_id: tripId,
                      itinerary_id: tiId,
                      about: 'itinerary link',
                      to: [email],
                      reply_to: actor.email,
                      from_name: senderName(actor.name, actor.company.company_name),
                    },
                    actor.company_id,
                    now,
                  ),
                ),
              ]
            : []),
          ...counted.value,
        ],
        answer: { itinerary: saved.after, url },
      });
    });
  },
  { files: filesAdapter },
);
