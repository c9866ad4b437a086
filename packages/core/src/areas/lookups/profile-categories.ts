import { formatMessage } from '../../base/messages';

/** A category of profiles, with those within it and the types of user that belong to it, where only some do. Source: R-SHELL-148. */
export type ProfileCategory = {
  id: number;
  name: string;
  children: readonly ProfileCategory[];
  user_types?: readonly string[] | undefined;
};

/** The kinds of person and institution, by the number they are kept under. Source: R-SHELL-160, enums.json entity_type_ids. */
const ENTITY_TYPE_IDS = {
  individual: 3,
  agency: 4,
  'tour operator': 5,
  'host agency': 6,
  supplier: 7,
  'resource provider': 8,
  brand: 9,
  educational: 10,
  DMC: 11,
  internal: 12,
} as const;

/** Types of user of travel agencies, and of consortia and suppliers. Source: R-SHELL-163, R-SHELL-164 (G-062). */
const AGENCY_USERS = ['Brands', 'DMC', 'Agent', 'Tour Operator'];
const SUPPLIER_USERS = ['Agents', 'Tour Operator'];

const leaf = (id: number, name: string, user_types?: readonly string[]): ProfileCategory => ({
  id,
  name,
  children: [],
  ...(user_types && { user_types }),
});
/** Stands before the suppliers. Source: R-SHELL-254 (G-074). */
const ALL = leaf(0, formatMessage('profile_category.all'));

/** The categories of a company's profiles. Numbers below 100 are those of the kinds of person and institution. Source: R-SHELL-165. */
export const PROFILE_CATEGORIES: readonly ProfileCategory[] = [
  {
    id: 1,
    name: 'Clients',
    children: [leaf(ENTITY_TYPE_IDS.individual, 'Individual'), leaf(101, 'Corporate'), leaf(102, 'Group')],
  },
  {
    id: 2,
    name: 'Suppliers',
    children: [
      ALL,
      leaf(ENTITY_TYPE_IDS.supplier, 'Supplier', SUPPLIER_USERS),
      leaf(ENTITY_TYPE_IDS['tour operator'], 'Tour operator'),
      leaf(ENTITY_TYPE_IDS.DMC, 'DMC'),
      leaf(ENTITY_TYPE_IDS.brand, 'Brand'),
      leaf(ENTITY_TYPE_IDS['resource provider'], 'Resource provider'),
    ],
  },
  {
    id: 103,
    name: 'Agencies',
    children: [
      leaf(ENTITY_TYPE_IDS.agency, 'Agency', AGENCY_USERS),
      leaf(ENTITY_TYPE_IDS['host agency'], 'Host agency'),
      leaf(104, 'Consortia', SUPPLIER_USERS),
      leaf(ENTITY_TYPE_IDS.educational, 'Educational'),
    ],
  },
  {
    id: 105,
    name: 'Users',
    children: [leaf(ENTITY_TYPE_IDS.internal, 'Internal user'), leaf(106, 'Independent contractor')],
  },
];
