const WORKING_CARD = '4242 4242 4242 4242';
const WORKING_ACCOUNT = '000123456789';
const ROUTING = '110000000';

const send = (to: string, fields: Record<string, string>) =>
  fetch(to, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

/**
 * Types a card into the page that stands in for Stripe's, as somebody would, and answers the bank if it asks and there is an answer. Where
 * it leads is in the location: back to the shop, or to the bank; 402 says that the card was refused.
 */
export const payByCard = async (page: string, number = WORKING_CARD, answer?: 'yes' | 'no'): Promise<Response> => {
  const typed = await send(page, { by: 'card', number, expiry: '12/34' });
  const bank = typed.headers.get('location');
  return answer && bank?.includes('/3ds/') ? send(bank, { answer }) : typed;
};

/** Types an account at a bank into the page of a payment. */
export const payByBank = (page: string, account = WORKING_ACCOUNT): Promise<Response> =>
  send(page, { by: 'us_bank_account', routing: ROUTING, account });
