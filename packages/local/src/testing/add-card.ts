import type { Person, World } from './world';

const WORKING_CARD = '4242 4242 4242 4242';

/** Types a card into the page that stands in for Stripe's, as somebody would, and says where that leads: back, to the bank, or nowhere. */
const typeCard = async (page: string, number: string, answer?: 'yes' | 'no'): Promise<Response> => {
  const send = (to: string, fields: Record<string, string>) =>
    fetch(to, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  const typed = await send(page, { number, expiry: '12/34' });
  const bank = typed.headers.get('location');
  return answer && bank?.includes('/3ds/') ? send(bank, { answer }) : typed;
};

/** Puts a card on file for somebody's company. */
export const addCard = async (world: World, as: Person, number = WORKING_CARD, answer?: 'yes' | 'no') => {
  const { body } = await world.call('users.setup-intent', {}, { as });
  return typeCard(body.location, number, answer);
};
