import type { TravelerId } from '@wayline/core/base/ids';
import { expect, it } from 'vitest';
import { guestName, guestsFrom } from './room-guests';

const person = (n: number, first_name: string) => ({
  id: `tvl_${String(n).repeat(26)}` as TravelerId,
  first_name,
  last_name: 'Okafor',
});
const [mina, father, son] = [person(1, 'Mina'), person(2, 'Jo'), person(3, 'Jo')];
const travelers = [mina, father, son];
const known = (id: TravelerId, coupons?: number) => ({
  name: '',
  traveller_ids: [id],
  breakfast_coupon_count: coupons,
});

it('a guest who is a traveler is called as the trip calls them, anybody else as they are written', () => {
  expect(guestName(known(mina.id), [{ ...mina, first_name: 'Minna' }])).toBe('Minna Okafor');
  expect(guestName({ name: 'Grandma', traveller_ids: [] }, travelers)).toBe('Grandma');
});
it('names that are typed become travelers where they mean one, and keep what is known of each guest', () => {
  const guests = guestsFrom('Mina Okafor, Jo Okafor, Ada', [], travelers);
  expect(guests).toEqual([
    { name: '', traveller_ids: [mina.id] },
    { name: 'Jo Okafor', traveller_ids: [] },
    { name: 'Ada', traveller_ids: [] },
  ]);
  const before = [known(father.id, 1), known(son.id, 2)];
  expect(guestsFrom('Jo Okafor, Jo Okafor, Ada', before, travelers)).toEqual([...before, guests[2]]);
});
