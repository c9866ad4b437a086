import { addDays } from '@wayline/core/base/days';
import type { CallEndpoint } from '../endpoints';
import { getDemoEmail, passport } from '../real-trips/people';
import { FAMILIES, SINGLES } from './families';

/** Every so many clients has a passport on file, and every so many of these one that soon expires. */
const WITH_PASSPORT = 3;
const EXPIRING = 5;
const SOON_DAYS = 110;
const LONG_DAYS = 2_100;
const NO_ADDRESS = /[^a-z]+/g;
const toAddress = (...names: string[]) =>
  names
    .filter(Boolean)
    .map((name) => name.normalize('NFD').toLowerCase().replace(NO_ADDRESS, ''))
    .join('.');

/** Puts sixty clients into the demo as an advisor adds them: eight families and those who travel alone, some with passports. `today` is a day. */
export const planClients = async (call: CallEndpoint, today: string): Promise<void> => {
  const people = [
    ...FAMILIES.flatMap(({ last_name, home, people }) =>
      people.map(([first_name, dob, known]) => ({ first_name, last_name, dob, addresses: [home], ...known })),
    ),
    ...SINGLES.map(([first_name, last_name, dob, known]) => ({ first_name, last_name, dob, ...known })),
  ];
  for (const [i, person] of people.entries()) {
    const { client } = await call('crm.individuals.create', {
      emails: [getDemoEmail(toAddress(person.first_name, person.last_name))],
      ...person,
      phone: `+1 555 01${String(i).padStart(2, '0')} ${String(1000 + ((i * 37) % 9000))}`,
    });
    if (i % WITH_PASSPORT !== 0) continue;
    await call('crm.documents.create', {
      client_id: client.id,
      kind: 'passport',
      country: 'United States',
      names: `${person.first_name} ${person.last_name}`.trim(),
      number: passport(i),
      expiration: addDays(today, i % EXPIRING === 0 ? SOON_DAYS + i : LONG_DAYS + i),
    });
  }
};
