import { type AgencyAsk, ASK_DAYS, askRowOf, MAX_ASK_MAILS, MAX_SUB_AGENCIES } from '@wayline/core/agencies/agencies';
import { agenciesContracts } from '@wayline/core/agencies/agencies.contract';
import { AGENCIES, AgencyAsks, askPointer, SubAgencies } from '@wayline/core/agencies/agencies.records';
import { daysLater } from '@wayline/core/kernel/later';
import { refuse } from '@wayline/core/kernel/result';
import { countMails } from '@wayline/core/messaging/mail-limits';
import { readPartition } from '@wayline/core/store/read';
import { writesFor } from '@wayline/core/store/write';
import { decideAgain } from '../kernel/decide-again';
import { endpoint } from '../kernel/endpoint';
import { setting } from '../kernel/environment';
import { inTurn } from '../kernel/in-turn';
import { newToken } from '../kernel/new-token';
import { agenciesChanged } from './agencies-changed';
import { askMail } from './ask-mail';

/** Asks an owner by mail; whoever was asked already gets a new link, and the earlier one is dead. Source: spec 1 §1 (G-197). */
export const handler = endpoint(agenciesContracts['misc.sub-agencies.ask'], (call) =>
  decideAgain(() =>
    inTurn(call, 'sub-agencies', async (turn) => {
      const { actor, deps, commit } = call;
      const { email } = call.input;
      if (email === actor.email.toLowerCase()) return refuse('agency.own');
      const kinds = { agencies: SubAgencies, asks: AgencyAsks };
      const { agencies, asks } = await readPartition(deps.table, actor.company_id, AGENCIES, kinds, {
        consistent: true,
      });
      const before = asks.find((ask) => ask.email === email);
      if (!before && agencies.length + asks.length >= MAX_SUB_AGENCIES)
        return refuse('agency.too_many', { fill: { limit: String(MAX_SUB_AGENCIES) } });
      if (before && before.sent_count >= MAX_ASK_MAILS)
        return refuse('invitation.too_often', { fill: { limit: String(MAX_ASK_MAILS) } });
      const { token, token_hash } = newToken();
      const now = deps.now();
      const ask: AgencyAsk = {
        email,
        token_hash,
        asked_by: actor.user_id,
        asked_by_name: actor.name,
        sent_at: now,
        sent_count: (before?.sent_count ?? 0) + 1,
        expires_at: daysLater(now, ASK_DAYS),
        version: (before?.version ?? 0) + 1,
      };
      const w = writesFor(deps.table, actor.company_id);
      const counted = countMails(w, actor.company, [email], now);
      if (!counted.ok) return counted;
      return commit({
        writes: [
          turn,
          before ? w.change(AgencyAsks, before, ask) : w.insert(AgencyAsks, ask),
          ...(before ? [w.unpoint(askPointer(before.token_hash))] : []),
          w.point(askPointer(token_hash), { company_id: actor.company_id, email }),
          askMail(w, call, ask, `${setting('ORIGIN')}/myaccount/profile?agency_ask=${token}`),
          ...counted.value,
        ],
        audit: { subject: actor.company_id, action: 'agency.asked', changes: { times: ask.sent_count } },
        event: agenciesChanged(actor.company_id),
        answer: { ask: askRowOf(ask, now) },
      });
    }),
  ),
);
