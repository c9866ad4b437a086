import { ok, refuse } from '@wayline/core/kernel/result';
import { peopleContracts } from '@wayline/core/trips/people.contract';
import { contactsAmong } from '@wayline/core/trips/traveler-counts';
import { readTrip } from '@wayline/core/trips/whole-trip';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(peopleContracts['trips.contacts'], async ({ input, actor, deps }) => {
  const whole = await readTrip(deps.table, actor.company_id, input.id);
  if (!whole) return refuse('record.missing');
  const contacts = contactsAmong(whole.travelers);
  return ok({ contacts, count: contacts.length });
});
