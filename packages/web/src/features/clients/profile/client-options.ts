import {
  CLIENT_STATUSES,
  CONTACT_METHODS,
  GENDERS,
  SHIRT_SIZES,
  VACCINATED_ANSWERS,
} from '@wayline/core/areas/clients/client';
import { PERSON_TITLES } from '@wayline/core/base/person-title';
import { ZONES } from '../../settings/public';
import { CLIENT_STATUS_WORDS } from '../client-words';

const GENDER_WORDS: Record<(typeof GENDERS)[number], string> = { female: 'Female', male: 'Male', other: 'Other' };
const METHOD_WORDS: Record<(typeof CONTACT_METHODS)[number], string> = {
  email: 'Email',
  phone: 'Phone',
  text: 'Text message',
  whatsapp: 'WhatsApp',
};

export const OPTIONS = {
  genders: GENDERS.map((value) => ({ value, label: GENDER_WORDS[value] })),
  methods: CONTACT_METHODS.map((value) => ({ value, label: METHOD_WORDS[value] })),
  statuses: CLIENT_STATUSES.map((value) => ({ value, label: CLIENT_STATUS_WORDS[value] })),
  titles: PERSON_TITLES.map((value) => ({ value, label: value })),
  sizes: SHIRT_SIZES.map((value) => ({ value, label: value })),
  /** Source: R-ACC-119. */
  vaccinated: VACCINATED_ANSWERS.map((value) => ({ value, label: value })),
  zones: ZONES,
};
