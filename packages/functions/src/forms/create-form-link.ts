import { clientOrigin } from '@wayline/core/access/client-domain';
import { atLeast } from '@wayline/core/access/tiers';
import { Clients } from '@wayline/core/areas/clients/client.records';
import { formEvents } from '@wayline/core/areas/forms/form.events';
import { FormLinks, Forms, ofForm } from '@wayline/core/areas/forms/form.records';
import { ADDRESSES_OF_KIND, getFormPath, MAX_LINKS } from '@wayline/core/areas/forms/form-link';
import { formLinksContracts } from '@wayline/core/areas/forms/form-links.contract';
import { Mails, newMail } from '@wayline/core/areas/messaging/mail';
import { countMails } from '@wayline/core/areas/messaging/mail-limits';
import { senderName } from '@wayline/core/areas/messaging/mail-sender';
import { getSection } from '@wayline/core/areas/setting-pages/sections';
import { getSectionAccess } from '@wayline/core/areas/settings/section';
import { Trips } from '@wayline/core/areas/trip/trips/trip.records';
import { addDays } from '@wayline/core/base/days';
import { refuse } from '@wayline/core/base/result';
import { newToken } from '@wayline/core/store/token-hash';
import { endpoint } from '../kernel/endpoint';
import { setting } from '../kernel/environment';
import { composeFormMail } from './compose-form-mail';

/** The plan from which links show a name of the company's own. */
const NAMED_FROM = getSectionAccess(getSection('domain_masking')).tier ?? 'Free';

/** Makes a link. Its token is known to the link alone; the mail leaves through the outbox. */
export const handler = endpoint(
  formLinksContracts['crm.form-links.create'],
  async ({ input, actor, db, deps, commit }) => {
    const { form_id, address, name, email, message, client_id, trip_id, prefilled, single_use, days_valid } = input;
    const [{ forms, links }, client, trip] = await Promise.all([
      db.readPartition(ofForm(form_id), { forms: Forms, links: FormLinks }),
      client_id && db.get(Clients, { id: client_id }),
      trip_id && db.get(Trips, { id: trip_id }),
    ]);
    const [form] = forms;
    if (!form || form.deleted_at || (client_id && (!client || client.deleted_at)) || (trip_id && !trip))
      return refuse('record.missing');
    if (form.form_status !== 'published') return refuse('form.not_published');
    const now = deps.now();
    const isLive = (link: (typeof links)[number]) => !link.revoked_at && (!link.expires_at || link.expires_at > now);
    if (links.filter(isLive).length >= MAX_LINKS)
      return refuse('form.too_many_links', { params: { limit: String(MAX_LINKS) } });
    const { token, token_hash } = newToken();
    const usual = ADDRESSES_OF_KIND[form.kind];
    const link = {
      id: deps.newId('form_link'),
      form_id,
      token_hash,
      address: address && usual.includes(address) ? address : usual[0],
      name,
      email,
      client_id,
      came_from: [],
      trip_id,
      prefilled: prefilled && client_id !== undefined,
      single_use,
      ...(days_valid && { expires_at: `${addDays(now.slice(0, 10), days_valid)}T23:59:59.999Z` }),
      created_by: actor.user_id,
      created_by_name: actor.name,
      created_at: now,
    };
    const named = atLeast(actor.tier, NAMED_FROM) ? actor.company : {};
    const path = getFormPath(link.address, token, email ? 'mail' : undefined);
    const url = `${clientOrigin(named, setting('ORIGIN'), process.env.CLIENT_HOSTS)}${path}`;
    const counted = countMails(db, actor.company, email ? [email] : [], now);
    if (!counted.ok) return counted;
    const mail = email && (await composeFormMail({ actor, db }, { form, url, name, message }));
    return commit({
      writes: [
        db.insert(FormLinks, link),
        db.checkUnchanged(Forms, form, ['version']),
        ...(client ? [db.checkUnchanged(Clients, client, ['deleted_at'])] : []),
        ...(mail && email
          ? [
              db.insert(
                Mails,
                newMail(
                  {
                    ...mail,
                    id: deps.newId('mail'),
                    user_id: actor.user_id,
                    ...(trip_id && { trip_id }),
                    about: 'form link',
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
      audit: { subject: form_id, changes: { link: link.id } },
      events: [formEvents.link_made({ id: form_id })],
      answer: { link, url },
    });
  },
);
