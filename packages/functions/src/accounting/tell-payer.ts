import { Users } from '@wayline/core/access/people.records';
import { getCompanyToday } from '@wayline/core/access/user-time-zone';
import { findRateIn } from '@wayline/core/areas/accounting/invoices/find-rate';
import { toClientInvoice } from '@wayline/core/areas/accounting/links/client-invoice';
import { HOUSE_SECTIONS, toHouse } from '@wayline/core/areas/accounting/links/invoice-house';
import type { Outcome, SettleTools } from '@wayline/core/areas/accounting/online/settle-attempt';
import { clientName } from '@wayline/core/areas/clients/client';
import { Clients } from '@wayline/core/areas/clients/client.records';
import { queueMail } from '@wayline/core/areas/messaging/mail';
import { companySettingKey, parseSetting } from '@wayline/core/areas/settings/read-setting';
import { content } from '@wayline/core/areas/settings/sections/content';
import type { Rates } from '@wayline/core/areas/trip/pricing/rates';
import { sum } from '@wayline/core/base/sum';
import type { Deps } from '@wayline/core/store/deps';
import type { Write } from '@wayline/core/store/write';
import { renderPaymentFailedMail, renderReceiptMail } from '@wayline/pages/mails/receipt-mail';
import { setting } from '../kernel/environment';

/** The steps by which whoever paid is mailed a receipt, or that it failed, where their link was mailed to or where we know them by. */
const tellPayer = async (deps: Deps, { db, company, found, share, attempt, payment }: Outcome): Promise<Write[]> => {
  const { invoice, links } = found;
  const [client, advisor, words, ...kept] = await db.getMany([
    { def: Clients, key: { id: attempt.client_id } },
    { def: Users, key: { id: invoice.advisor_id } },
    companySettingKey(content),
    ...HOUSE_SECTIONS,
  ]);
  const link = links.find(({ id }) => id === attempt.link_id);
  // A link that was turned off may have gone to somebody else.
  const to = (link?.revoked_at ? undefined : link?.email) ?? client?.emails[0];
  if (!to) return [];
  const house = toHouse(company, kept);
  const today = getCompanyToday({ company }, deps.now());
  const shown = toClientInvoice(found, { house, language: link?.language ?? 'en', today, share });
  const applied = sum((payment?.applied ?? []).map(({ amount }) => amount));
  const mail = {
    ...{ invoice: shown, paid: attempt, day: payment?.received_on ?? today },
    // Who isn’t asked for anything any more isn’t told what others owe.
    left: share && shown.due - applied,
    ...{
      name: share?.name ?? (client && clientName(client)),
      words: parseSetting(content, words),
      origin: setting('ORIGIN'),
    },
  };
  return [
    queueMail(db, deps, {
      ...(payment ? renderReceiptMail(mail) : renderPaymentFailedMail(mail)),
      ...{ user_id: invoice.advisor_id, trip_id: invoice.trip_id, about: 'receipt', to: [to] },
      ...{ from_name: company.company_name, ...(advisor && { reply_to: advisor.email }) },
    }),
  ];
};

/** What it takes to take in what became of a payment. */
export const settleTools = <D extends Deps>(deps: D, rates: Rates): D & SettleTools => ({
  ...deps,
  findRate: findRateIn(rates),
  tellPayer: (outcome) => tellPayer(deps, outcome),
});
