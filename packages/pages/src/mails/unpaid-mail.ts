import { formatMoney } from '@wayline/core/base/money-text';
import type { Money } from '@wayline/core/base/values';
import { fullDate } from '../format/day-text';
import { ENGLISH } from '../format/locale';
import { composeMail } from './compose-mail';
import type { ComposedMail } from './mail-content';

/** Instants, and `url` of the page where a card is added. */
type UnpaidMail = {
  company_name: string;
  plan: string;
  due: Money;
  billed_at: string;
  ends_at: string;
  url: string;
};

const dayOf = (instant: string) => fullDate(ENGLISH, instant.slice(0, 10));

/** Tells that a payment of the plan failed, what to do and until when. */
export const renderUnpaidMail = ({ company_name, plan, due, billed_at, ends_at, url }: UnpaidMail): ComposedMail => {
  const until = dayOf(ends_at);
  return composeMail({
    subject: `Your payment for the ${plan} plan didn’t go through`,
    preview: `You keep full access until ${until}. Please add a working card by then.`,
    title: 'A payment didn’t go through',
    blocks: [
      {
        kind: 'text',
        text: `We couldn’t charge the card on file for the plan of ${company_name}. Nothing is closed: everyone keeps working as before until ${until}.`,
      },
      {
        kind: 'facts',
        facts: [
          ['Plan', plan],
          ['Due since', dayOf(billed_at)],
          ['Amount due', formatMoney(due)],
          ['Please pay by', until],
        ],
      },
      {
        kind: 'text',
        text: 'Add another card and we’ll charge the open amount to it right away, or pay the open bill as it is. You can do both on this page:',
      },
      { kind: 'button', word: 'Fix payment', url },
      {
        kind: 'text',
        text: 'If nothing is paid by then, you move to the Free plan. Everything you created stays, and a later payment brings it back.',
      },
    ],
    foot: `Wayline sends this once for each failed payment, to people who can change the plan of ${company_name}.`,
  });
};
