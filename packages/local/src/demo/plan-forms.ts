import { READY_MADE } from '@wayline/core/areas/forms/ready-made';
import { Answers } from '@wayline/core/areas/forms/submission';
import { submitForm } from '@wayline/core/areas/forms/submit-form';
import { addDays } from '@wayline/core/base/days';
import { tokenHash } from '@wayline/core/store/token-hash';
import { baseDeps } from '@wayline/functions/kernel/deps';
import { encryptionAdapter } from '@wayline/functions/kernel/encryption-adapter';
import type { CallEndpoint } from './endpoints';
import { getDemoEmail } from './real-trips/people';

type Sent = { name: string; answers: (today: string) => unknown };
const DRAFT_LENGTH = 43;

const traveler = (first: string, last: string, more: Record<string, unknown> = {}) => ({
  client_first_name: first,
  client_last_name: last,
  client_email: getDemoEmail(`${first}.${last}`.toLowerCase()),
  ...more,
});

const TRAVELERS: readonly Sent[] = [
  {
    name: 'Mina Okafor',
    answers: () => ({
      form: { emergency_contact_first_name: 'Ada', emergency_contact_phone: '+1 555 0102 1074' },
      travelers: [
        traveler('Mina', 'Okafor', {
          client_dob: '1991-04-18',
          has_passport: 'yes',
          passport_number: '561204437',
          passport_country: 'United States',
          air_preferences_seat: 'Window',
          air_preferences_meal: 'Vegetarian',
        }),
        traveler('Chidi', 'Okafor', { client_dob: '1988-11-02', has_passport: 'no' }),
      ],
      consent: true,
    }),
  },
  {
    name: 'Grace Hartley',
    answers: () => ({
      travelers: [
        traveler('Grace', 'Hartley', {
          client_dob: '1979-07-09',
          has_passport: 'yes',
          client_phone: '+1 207 555 0148',
        }),
      ],
      consent: true,
    }),
  },
];
const REQUESTS: readonly Sent[] = [
  {
    name: 'Priya Raman',
    answers: (today) => ({
      form: {
        ...traveler('Priya', 'Raman', { client_phone: '+1 415 555 0137' }),
        trip_destinations: 'Kyoto, Naoshima',
        trip_start_date: addDays(today, 150),
        trip_end_date: addDays(today, 164),
        flexible: 'yes',
        people: '2',
        trip_budget: '14000',
        tour_preferences_interests: ['Food', 'Art'],
        tour_preferences_pace: 'Relaxed',
        trip_note: 'It’s our tenth anniversary. We’d love a night in a temple stay.',
      },
      consent: true,
    }),
  },
  {
    name: 'Jonas Weber',
    answers: (today) => ({
      form: {
        ...traveler('Jonas', 'Weber'),
        trip_destinations: 'Patagonia',
        trip_start_date: addDays(today, 95),
        people: '4',
        tour_preferences_pace: 'Active',
      },
      consent: true,
    }),
  },
];
const FEEDBACK: readonly Sent[] = [
  {
    name: 'Tom Hartley',
    answers: () => ({
      form: {
        rating: 'Very happy',
        best: 'The guide in Ravello knew everyone in town.',
        better: ['Transfers'],
        quote: 'yes',
      },
    }),
  },
];
const EVENING = {
  form_name: 'Cruise evening sign-up',
  sections: [
    {
      id: 'evening',
      title: 'See you there',
      fields: [
        { id: 'guests', type: 'number' as const, label: 'How many guests?', required: true },
        { id: 'diet', type: 'text' as const, label: 'Anything you don’t eat?' },
      ],
    },
  ],
};
const EVENING_SENT: readonly Sent[] = [{ name: 'Ellie Vasquez', answers: () => ({ form: { guests: '2' } }) }];

/** Puts five forms into the demo, four of them with answers as clients give them. `today` is a day. */
export const planForms = async (call: CallEndpoint, today: string): Promise<void> => {
  const publish = async (form: { id: string; version: number; form_name: string }, sent: readonly Sent[]) => {
    const asked = { id: form.id as never, version: form.version };
    const { form: published } = await call('crm.forms.publish', asked);
    const { url } = await call('crm.form-links.create', { form_id: published.id, name: 'Website' });
    const token = new URL(url).pathname.split('/').find((part) => part.length === DRAFT_LENGTH) ?? '';
    for (const { name, answers } of sent) {
      const typed = {
        token,
        // The same after a start that was broken off, so that nobody sends twice.
        draft: tokenHash(`${published.id} ${name}`).slice(0, DRAFT_LENGTH),
        answers: Answers.parse(answers(today)),
        sender_name: name,
        sender_email: getDemoEmail(name.toLowerCase().replace(' ', '.')),
      };
      const done = await submitForm({ ...baseDeps(), seal: encryptionAdapter() }, typed, { id: 'demo' });
      if (!done.ok) throw new Error(`The demo’s answers of ${name} were refused: ${JSON.stringify(done.issues)}`);
    }
  };
  const { form_type } = await call('crm.form-types.create', { name: 'Feedback' });
  const { form_type: events } = await call('crm.form-types.create', { name: 'Events' });
  const sentTo = { traveler_info: TRAVELERS, trip_request: REQUESTS, dynamic: FEEDBACK };
  for (const { kind, content } of READY_MADE) {
    const type = kind === 'dynamic' ? { form_type_id: form_type.id } : {};
    const { form } = await call('crm.forms.create', { ...content, kind, ...type });
    await publish(form, sentTo[kind]);
  }
  const { form: evening } = await call('crm.forms.create', { ...EVENING, kind: 'dynamic', form_type_id: events.id });
  await publish(evening, EVENING_SENT);
  const honeymoon = {
    form_name: 'Honeymoon wishes',
    intro: 'Tell us how you picture it.',
    sections: [{ id: 'wishes', title: 'Wishes' }],
  };
  await call('crm.forms.create', { ...honeymoon, kind: 'trip_request' });
};
