import {
  CATEGORIES_BY_KIND,
  findCategory,
  INSTITUTION_KINDS,
} from '@wayline/core/areas/institutions/institution-categories';
import { BOOKING_TYPES } from '@wayline/core/base/booking-types';
import { typeName } from '../../../lib/type-name';
import type { Option } from '../../../ui/fields/select-field';
import type { ProfileField, ProfileSection } from '../../../ui/record/profile-section';
import {
  choice,
  choices,
  day,
  email,
  emails,
  line,
  percent,
  phone,
  text,
  website,
} from '../../../ui/record/section-fields';
import type { InstitutionRecord } from '../institution-queries';
import { categoryOptions } from '../institution-words';

/** What the reader may choose from and see. */
type Shown = { categories: readonly Option[]; seesCommission: boolean };
const NONE: readonly never[] = [];
const ofFields = (id: string, title: string, ...fields: readonly ProfileField[]): ProfileSection => ({
  id,
  title,
  groups: [{ fields }],
  lists: NONE,
});

const TYPES = INSTITUTION_KINDS.flatMap(categoryOptions);
const ABOUT = ofFields(
  'about',
  'About',
  line('name', 'Name', { required: true }),
  choice('profile_category_id', 'Type', TYPES, { required: true, numeric: true }),
  line('brand_supplier', 'Brand supplier', { hint: 'The brand or group it’s part of.' }),
  line('client_institutions_id', 'Client institutions ID', { hint: 'Your own number for it.' }),
);
const CONTACT = ofFields(
  'contact',
  'Contact',
  emails('emails', 'Emails', { hint: 'Separated by commas, the main one first.' }),
  phone('phone', 'Phone'),
  website('website', 'Website'),
);

/** Who works there; where only some types of user belong to a category, those are offered. Source: R-SHELL-163 (G-062). */
const contactsOf = (categoryId: number): ProfileSection => {
  const types = findCategory(categoryId)?.user_types ?? [];
  return {
    id: 'contacts',
    title: 'People',
    groups: NONE,
    lists: [
      {
        name: 'contacts',
        one: 'person',
        fields: [
          line('name', 'Name'),
          line('job_title', 'Job title'),
          ...(types.length > 0
            ? [
                choice(
                  'user_type',
                  'User type',
                  types.map((value) => ({ value, label: value })),
                ),
              ]
            : []),
          email('email', 'Email'),
          phone('phone', 'Phone'),
          text('notes', 'Notes'),
        ],
      },
    ],
  };
};
const ADDRESSES: ProfileSection = {
  id: 'addresses',
  title: 'Addresses',
  groups: NONE,
  lists: [
    {
      name: 'addresses',
      one: 'address',
      fields: [
        line('description', 'Description', { hint: 'e.g. head office' }),
        line('area', 'Street'),
        line('suite', 'Suite or floor'),
        line('city_name', 'City'),
        line('state_name', 'State or region'),
        line('zip_code', 'ZIP or postal code'),
        line('country_name', 'Country'),
      ],
    },
  ],
};

const PRODUCTS = BOOKING_TYPES.map((value) => ({ value, label: typeName(value) }));
const COMMISSION: ProfileSection = {
  id: 'commission',
  title: 'Commission',
  groups: NONE,
  lists: [
    {
      name: 'commission_terms',
      one: 'rate',
      fields: [
        choice('product', 'Product', PRODUCTS, { hint: 'Leave it open for everything they sell.' }),
        percent('rate', 'Commission (%)', { required: true, hint: 'e.g. 12.5' }),
        day('from_date', 'From'),
        day('until_date', 'Until'),
        line('notes', 'Notes'),
      ],
    },
  ],
};
const termsOf = ({ categories, seesCommission }: Shown): ProfileSection[] => [
  ofFields(
    'sells',
    'Categories and numbers',
    choices('supplier_categories', 'Categories', categories),
    line('iata_number', 'IATA number'),
    line('arc_number', 'ARC number'),
    line('clia_number', 'CLIA number'),
    line('account_number', 'Account number', { hint: 'Your agency’s number with them.' }),
  ),
  ...(seesCommission ? [COMMISSION] : []),
  ofFields(
    'terms',
    'Payment and cancellation',
    text('payment_terms', 'Payment terms'),
    text('cancellation_terms', 'Cancellation terms'),
  ),
];

/** The sections of a profile; only suppliers have terms. */
export const toSections = (
  { profile_category_id }: Pick<InstitutionRecord, 'profile_category_id'>,
  shown: Shown,
): ProfileSection[] => {
  const sells = CATEGORIES_BY_KIND.supplier.some(({ id }) => id === profile_category_id);
  return [ABOUT, CONTACT, contactsOf(profile_category_id), ...(sells ? termsOf(shown) : []), ADDRESSES];
};
export const NOTES: ProfileSection = ofFields('notes', 'Notes', text('notes', 'Internal notes'));
