import { Clients } from '@wayline/core/areas/clients/client.records';
import { FormLinks, Forms } from '@wayline/core/areas/forms/form.records';
import { formLinksContracts } from '@wayline/core/areas/forms/form-links.contract';
import { newFormLink, readFormToLink } from '@wayline/core/areas/forms/new-form-link';
import { Mails, newMail } from '@wayline/core/areas/messaging/mail';
import { countMails } from '@wayline/core/areas/messaging/mail-limits';
import { senderName } from '@wayline/core/areas/messaging/mail-sender';
import { Trips } from '@wayline/core/areas/trip/trips/trip.records';
import { refuse } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';
import { composeFormMail } from './compose-form-mail';
import { getFormUrl } from './form-url';

/** Makes a link. Its token is known to the link alone; the mail leaves through the outbox. */
export const handler = endpoint(
  formLinksContracts['crm.form-links.create'],
  async ({ input, actor, db, deps, commit }) => {
    const { form_id, address, name, email, message, client_id, trip_id, prefilled, single_use, days_valid } = input;
    const [found, client, trip] = await Promise.all([
      readFormToLink(db, form_id, deps.now()),
      client_id && db.get(Clients, { id: client_id }),
      trip_id && db.get(Trips, { id: trip_id }),
    ]);
    if (!found.ok) return found;
    if ((client_id && (!client || client.deleted_at)) || (trip_id && !trip)) return refuse('record.missing');
    const form = found.value;
    const about = { name, email, client_id, trip_id, prefilled: prefilled && client_id !== undefined, single_use };
    const { link, token } = newFormLink({ actor, deps }, form, { address, days_valid, ...about });
    const created = db.create(FormLinks, link, { changes: { link: link.id } });
    const { created_at } = created.after;
    const url = getFormUrl(actor, created.after, token);
    const counted = countMails(db, actor.company, email ? [email] : [], created_at);
    if (!counted.ok) return counted;
    const mail = email && (await composeFormMail({ actor, db }, { form, url, name, message }));
    return commit({
      writes: [
        created,
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
                  created_at,
                ),
              ),
            ]
          : []),
        ...counted.value,
      ],
      answer: { link: created.after, url },
    });
  },
);
