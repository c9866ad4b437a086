import { FIELD_TARGETS, type TargetName } from './field-targets';
import { FormContent, type FormField, type FormKind } from './form';

/** A form to begin with. */
export type ReadyMade = { key: string; kind: FormKind; name: string; about: string; content: FormContent };

/** A field that asks for something of a profile or a trip, as the palette offers it. */
export const toTargetField = (target: TargetName, over: Partial<FormField> = {}): FormField => {
  const { label, type, options = [] } = FIELD_TARGETS[target];
  const id = target.replaceAll('.', '_').slice(0, 40);
  return { id, type, label, required: false, options: [...options], maps_to: target, ...over };
};
const ask = (target: TargetName) => toTargetField(target);
const need = (target: TargetName) => toTargetField(target, { required: true });
const choices = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

const CONSENT =
  'I agree that my travel advisor keeps these details and passes them on to suppliers where my trip needs it.';

const travelerInfo = FormContent.parse({
  form_name: 'Traveler information',
  intro: 'Please enter names exactly as they are in the passport. It takes about five minutes for each traveler.',
  several_travelers: true,
  consent_text: CONSENT,
  after_submit_text: 'Thank you! We have your details and will be in touch if anything is missing.',
  sections: [
    {
      id: 'person',
      title: 'Traveler',
      per_traveler: true,
      fields: [
        need('client.first_name'),
        ask('client.middle_name'),
        need('client.last_name'),
        need('client.dob'),
        ask('client.gender'),
        ask('client.email'),
        ask('client.phone'),
      ],
    },
    {
      id: 'documents',
      title: 'Passport',
      per_traveler: true,
      fields: [
        {
          id: 'has_passport',
          type: 'yes_no',
          label: 'Do you have a passport that is valid for six months after the trip?',
          required: true,
        },
        ...(['passport.number', 'passport.country', 'passport.expiration'] as const).map((target) => ({
          ...ask(target),
          condition: { field_id: 'has_passport', is: 'equals' as const, value: 'yes' },
        })),
        ask('trusted_traveler.number'),
      ],
    },
    {
      id: 'preferences',
      title: 'Preferences',
      per_traveler: true,
      fields: [
        ask('air_preferences.seat'),
        ask('air_preferences.meal'),
        ask('loyalty.name'),
        ask('loyalty.member_number'),
        ask('client.traveler_notes'),
      ],
    },
    {
      id: 'emergency',
      title: 'Emergency contact',
      fields: [
        ask('emergency_contact.first_name'),
        ask('emergency_contact.last_name'),
        ask('emergency_contact.phone'),
        ask('emergency_contact.relationship'),
      ],
    },
  ],
});

const tripRequest = FormContent.parse({
  form_name: 'Plan my trip',
  intro: 'Tell us what you have in mind. Rough ideas are fine; we’ll work out the details together.',
  form_submittee_flag: false,
  consent_text: CONSENT,
  after_submit_text: 'Thank you! Your advisor will call you within two working days.',
  sections: [
    {
      id: 'you',
      title: 'About you',
      fields: [
        need('client.first_name'),
        need('client.last_name'),
        need('client.email'),
        ask('client.phone'),
        ask('client.preferred_contact_method'),
      ],
    },
    {
      id: 'trip',
      title: 'Your trip',
      fields: [
        need('trip.destinations'),
        ask('trip.start_date'),
        ask('trip.end_date'),
        { id: 'flexible', type: 'yes_no', label: 'Are your dates flexible?' },
        { id: 'people', type: 'number', label: 'How many people will travel?', required: true },
        ask('trip.budget'),
      ],
    },
    {
      id: 'wishes',
      title: 'What matters to you',
      fields: [ask('tour_preferences.interests'), ask('tour_preferences.pace'), ask('trip.note')],
    },
  ],
});

const feedback = FormContent.parse({
  form_name: 'How was your trip?',
  intro: 'Two minutes of your time help us plan the next one even better.',
  after_submit_text: 'Thank you for your feedback!',
  sections: [
    {
      id: 'overall',
      title: 'Overall',
      fields: [
        {
          id: 'rating',
          type: 'choice',
          label: 'How happy are you with the trip?',
          required: true,
          options: choices(['Very happy', 'Happy', 'Not happy']),
        },
        {
          id: 'what_went_wrong',
          type: 'long_text',
          label: 'We’re sorry. What went wrong?',
          condition: { field_id: 'rating', is: 'equals', value: 'Not happy' },
        },
        { id: 'best', type: 'long_text', label: 'What was the best part?' },
        {
          id: 'better',
          type: 'choices',
          label: 'What could be better?',
          options: choices(['Flights', 'Hotels', 'Transfers', 'Tours', 'Our advice']),
        },
      ],
    },
    {
      id: 'next',
      title: 'Next time',
      fields: [
        ask('client.place_i_wish_to_visit'),
        { id: 'quote', type: 'yes_no', label: 'May we quote you on our website?' },
      ],
    },
  ],
});

/** What to begin with, by the kind of form. */
export const READY_MADE: readonly ReadyMade[] = [
  {
    key: 'traveler_info',
    kind: 'traveler_info',
    name: 'Traveler information',
    about: 'Names, passports, preferences and an emergency contact, for each traveler.',
    content: travelerInfo,
  },
  {
    key: 'trip_request',
    kind: 'trip_request',
    name: 'Trip request',
    about: 'Who asks, where to, when and for how much. Answers become a trip.',
    content: tripRequest,
  },
  {
    key: 'feedback',
    kind: 'dynamic',
    name: 'Feedback after a trip',
    about: 'Five questions, with a follow-up for those who weren’t happy.',
    content: feedback,
  },
];
