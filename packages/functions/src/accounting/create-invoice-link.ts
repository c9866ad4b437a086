import { getCompanyToday } from '@wayline/core/access/user-time-zone';
import { invoiceEvents } from '@wayline/core/areas/accounting/invoices/invoice.events';
import { toClientInvoice } from '@wayline/core/areas/accounting/links/client-invoice';
import { HOUSE_SECTIONS, toHouse } from '@wayline/core/areas/accounting/links/invoice-house';
import { getInvoicePath } from '@wayline/core/areas/accounting/links/invoice-link';
import { invoiceLinksContracts } from '@wayline/core/areas/accounting/links/invoice-links.contract';
import { makeInvoiceLink } from '@wayline/core/areas/accounting/links/make-link';
import { Mails, newMail, toMailId } from '@wayline/core/areas/messaging/mail';
import { countMails } from '@wayline/core/areas/messaging/mail-limits';
import { senderName } from '@wayline/core/areas/messaging/mail-sender';
import { readSetting } from '@wayline/core/areas/settings/read-setting';
import { content } from '@wayline/core/areas/settings/sections/content';
import { emailSignature } from '@wayline/core/areas/settings/sections/email-signature';
import { renderInvoiceMail } from '@wayline/pages/mails/invoice-mail';
import { getClientUrl } from '../domains/client-url';
import { endpoint } from '../kernel/endpoint';

/** Makes a link. Its token is known to the link alone; the mail leaves through the outbox. */
export const handler = endpoint(invoiceLinksContracts['book.invoice-links.create'], async (call) => {
  const { input, actor, db, deps, commit } = call;
  const { email, message } = input;
  const [made, words, { signature }, kept] = await Promise.all([
    makeInvoiceLink(call, input),
    readSetting(db, actor.user_id, content),
    readSetting(db, actor.user_id, emailSignature),
    db.getMany(HOUSE_SECTIONS),
  ]);
  if (!made.ok) return made;
  const { found, share, created, link, token } = made.value;
  const url = getClientUrl(actor, getInvoicePath(token));
  const counted = countMails(db, actor.company, email ? [email] : [], link.created_at);
  if (!counted.ok) return counted;
  const { language } = link;
  const { trip_id } = found.invoice;
  const house = toHouse(actor.company, kept);
  const invoice = toClientInvoice(found, { house, language, share, today: getCompanyToday(actor, deps.now()) });
  const mail =
    email &&
    renderInvoiceMail({ invoice, url, advisor: actor.name, name: invoice.billed_to[0], message, words, signature });
  return commit({
    writes: [
      created,
      ...(mail
        ? [
            db.insert(
              Mails,
              newMail(
                {
                  ...mail,
                  ...{ id: toMailId(link.id), user_id: actor.user_id, trip_id, about: 'invoice link', to: [email] },
                  ...{ reply_to: actor.email, from_name: senderName(actor.name, actor.company.company_name) },
                },
                actor.company_id,
                link.created_at,
              ),
            ),
          ]
        : []),
      ...counted.value,
    ],
    audit: { changes: { link: link.id } },
    events: [invoiceEvents.sent(found.invoice)],
    answer: { link, url },
  });
});
