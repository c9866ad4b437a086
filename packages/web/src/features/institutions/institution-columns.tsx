import type { InstitutionRow } from '@wayline/core/areas/institutions/institution';
import { formatDate } from '../../lib/format';
import type { Option } from '../../ui/fields/select-field';
import type { Column } from '../../ui/table/table-types';
import { categoryName, SOURCE_WORDS } from './institution-words';
import { kindWordsOf } from './kinds';
import { EditedCell, type EditedItem } from './list/edited-cell';

type Row = InstitutionRow;
type Of = Column<Row>;
const edited = (item: EditedItem, rest: Omit<Of, 'key' | 'show' | 'text' | 'sortBy'>): Of => ({
  key: item,
  show: (row) => <EditedCell row={row} item={item} />,
  text: (row) => row[item],
  sortBy: (row) => row[item],
  ...rest,
});
const acct = (hidden: boolean): Of => ({
  key: 'acct',
  label: 'Acct #',
  width: 90,
  hidden,
  sortBy: (row) => Number(row.acct.slice(2)),
});
const NAME: Of = {
  key: 'name',
  label: 'Name',
  grow: true,
  width: 190,
  always: true,
  link: (row) => kindWordsOf(row).profile(row.id),
  sortBy: ({ name }) => name,
};
const TYPE: Of = {
  key: 'type',
  label: 'Type',
  width: 130,
  show: (row) => categoryName(row.profile_category_id),
  sortBy: (row) => categoryName(row.profile_category_id),
};
const TAGS: Of = { key: 'tags', label: 'Tags', width: 140, show: ({ tags }) => tags.join(', ') };

/** The columns of the list of institutions, in the spec's order. Source: R-ACC-033. */
export const INSTITUTION_COLUMNS: readonly Of[] = [
  acct(false),
  edited('client_institutions_id', { label: 'Client institutions ID', width: 160 }),
  NAME,
  TYPE,
  edited('brand_supplier', { label: 'Brand supplier', width: 150 }),
  { key: 'email', label: 'Email', width: 190, sortBy: ({ email }) => email },
  edited('phone', { label: 'Phone', width: 150 }),
  edited('website', { label: 'Website', width: 190 }),
  {
    key: 'created_at',
    label: 'Created date',
    width: 116,
    show: ({ created_at }) => formatDate(created_at),
    sortBy: ({ created_at }) => created_at,
  },
  TAGS,
  { key: 'members', label: 'Members', width: 92, align: 'end', sortBy: ({ members }) => members },
];

/**
 * The columns of the list of suppliers, in the spec's order, and those of institutions on request. Of the eight sets of columns that can be chosen, clients,
 * institutions, suppliers and users have theirs; the four of invoices, payments and commissions come with those lists, so no test claims R-ACC-045 yet.
 * Source: R-ACC-034, R-ACC-045.
 */
export const supplierColumns = (categories: readonly Option[]): readonly Of[] => {
  const sells = ({ supplier_categories }: Row) =>
    categories
      .filter(({ value }) => supplier_categories.includes(value))
      .map(({ label }) => label)
      .join(', ');
  return [
    NAME,
    { key: 'category_name', label: 'Category name', width: 160, show: sells, sortBy: sells },
    TYPE,
    edited('phone', { label: 'Phone', width: 150 }),
    {
      key: 'source',
      label: 'Source',
      width: 120,
      show: ({ source }) => SOURCE_WORDS[source],
      sortBy: ({ source }) => SOURCE_WORDS[source],
    },
    {
      key: 'updated_at',
      label: 'Last update date',
      width: 140,
      show: ({ updated_at }) => formatDate(updated_at),
      sortBy: ({ updated_at }) => updated_at,
    },
    acct(true),
    edited('brand_supplier', { label: 'Brand supplier', width: 150, hidden: true }),
    { key: 'email', label: 'Email', width: 190, hidden: true, sortBy: ({ email }) => email },
    edited('website', { label: 'Website', width: 190, hidden: true }),
    { ...TAGS, hidden: true },
  ];
};
