import { AGENCIES } from '@wayline/core/access/parent-agency.records';
import {
  type AgencyLinkRequest,
  LINK_REQUEST_DAYS,
  MAX_LINK_REQUEST_MAILS,
  MAX_SUB_AGENCIES,
  toLinkRequestRow,
} from '@wayline/core/areas/agencies/agencies';
import { agenciesContracts } from '@wayline/core/areas/agencies/agencies.contract';
import { AgencyLinkRequests, SubAgencies } from '@wayline/core/areas/agencies/agencies.records';
import { agencyAsked } from '@wayline/core/areas/agencies/agency.events';
import { refuse } from '@wayline/core/areas/agencies/errors';
import { queueMail } from '@wayline/core/areas/messaging/mail';
import { countMails } from '@wayline/core/areas/messaging/mail-limits';
import { refuse as refuseAccount } from '@wayline/core/areas/people/errors';
import { daysLater } from '@wayline/core/base/later';
import { inTurn } from '@wayline/core/store/in-turn';
import { retryOnConflict } from '@wayline/core/store/retry-on-conflict';
import { newToken } from '@wayline/core/store/token-hash';
import { renderAgencyLinkRequestMail } from '@wayline/pages/mails/agency-link-request-mail';
import { endpoint } from '../kernel/endpoint';
import { setting } from '../kernel/environment';

/** Asks an owner by mail; whoever was asked already gets a new link, and the earlier one is dead. Source: spec 1 §1 (G-197). */
export const handler = endpoint(agenciesContracts['misc.sub-agencies.ask'], (call) =>
  retryOnConflict(() =>
    inTurn(call, 'sub-agencies', async (turn) => {
      const { actor, db, deps, commit } = call;
      const { email } = call.input;
      if (email === actor.email.toLowerCase()) return refuse('agency.own');
      const kinds = { agencies: SubAgencies, asks: AgencyLinkRequests };
      const { agencies, asks } = await db.readPartition(AGENCIES, kinds, { consistent: true });
      const before = asks.find((ask) => ask.email === email);
      if (!before && agencies.length + asks.length >= MAX_SUB_AGENCIES)
        return refuse('agency.too_many', { params: { limit: String(MAX_SUB_AGENCIES) } });
      if (before && before.sent_count >= MAX_LINK_REQUEST_MAILS)
        return refuseAccount('invitation.too_often', { params: { limit: String(MAX_LINK_REQUEST_MAILS) } });
      const { token, token_hash } = newToken();
      const now = deps.now();
      const ask: AgencyLinkRequest = {
        email,
        token_hash,
        asked_by: actor.user_id,
        asked_by_name: actor.name,
        sent_at: now,
        sent_count: (before?.sent_count ?? 0) + 1,
        expires_at: daysLater(now, LINK_REQUEST_DAYS),
        version: (before?.version ?? 0) + 1,
      };
      const counted = countMails(db, actor.company, [email], now);
      if (!counted.ok) return counted;
      return commit({
        writes: [
          turn,
          before ? db.change(AgencyLinkRequests, before, ask) : db.insert(AgencyLinkRequests, ask),
          queueMail(db, deps, {
            ...renderAgencyLinkRequestMail({
              url: `${setting('ORIGIN')}/myaccount/profile?agency_ask=${token}`,
              company_name: actor.company.company_name,
              asked_by_name: actor.name,
              expires_at: ask.expires_at,
            }),
            user_id: actor.user_id,
            about: 'agency ask',
            to: [email],
            reply_to: actor.email,
          }),
          ...counted.value,
        ],
        audit: { changes: { times: ask.sent_count } },
        events: [agencyAsked(ask)],
        answer: { ask: toLinkRequestRow(ask, now) },
      });
    }),
  ),
);
