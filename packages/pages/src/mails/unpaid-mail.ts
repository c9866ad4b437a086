import { formatMoney } from '@wayline/core/base/money-text';
import type { Money } from '@wayline/core/base/values';
import { fullDate } from '../format/day-text';
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

const dayOf = (instant: string) => fullDate(instant.slice(0, 10));

/** Tells that a payment of the plan failed, what to do and until when. */
export const renderUnpaidMail = ({ company_name, plan, due, billed_at, ends_at, url }: UnpaidMail): ComposedMail => {
  const until = dayOf(ends_at);
  return composeMail({
    subject: `Your payment for the ${plan} plan did not go through`,
    preview: `Everything goes on until ${until}. Please add a card that works by then.`,
    title: 'A payment did not go through',
    blocks: [
      {
        kind: 'text',
        text: `The card on file could not be charged for the plan of ${company_name}. Nothing is closed: you all go on working as before until ${until}.`,
      },
      {
        kind: 'facts',
        facts: [
          ['Plan', plan],
          ['Open since', dayOf(billed_at)],
          ['To pay', formatMoney(due)],
          ['Please pay by', until],
        ],
      },
      {
        kind: 'text',
        text: 'Add another card, and what is open is charged to it at once; or pay the open bill as it is. Both are on this page:',
      },
      { kind: 'button', word: 'See to the payment', url },
      {
        kind: 'text',
        text: `If nothing is paid by then, the Free plan begins. All you have made stays, and a later payment opens it again.`,
      },
    ],
    foot: `Wayline sends this once for each payment that fails, to those who can change the plan of ${company_name}.`,
  });
};
