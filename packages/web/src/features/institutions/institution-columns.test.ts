import { CATEGORIES_BY_KIND, INSTITUTION_KINDS } from '@wayline/core/areas/institutions/institution-categories';
import { expect, it } from 'vitest';
import { INSTITUTION_COLUMNS, supplierColumns } from './institution-columns';
import { categoryName, categoryOptions } from './institution-words';

const labels = (columns: readonly { label: string; hidden?: boolean }[]) =>
  columns.filter(({ hidden }) => !hidden).map(({ label }) => label);

it('R-ACC-033 the list of institutions has the spec’s columns in its order', () =>
  expect(labels(INSTITUTION_COLUMNS)).toEqual([
    'Acct #',
    'Client institutions ID',
    'Name',
    'Type',
    'Brand supplier',
    'Email',
    'Phone',
    'Website',
    'Created date',
    'Tags',
    'Members',
  ]));

it('R-ACC-034 the list of suppliers has the spec’s columns in its order, and more to choose from', () => {
  const columns = supplierColumns([{ value: 'Hotel', label: 'Hotels' }]);
  expect(labels(columns)).toEqual(['Name', 'Category name', 'Type', 'Phone', 'Source', 'Last update date']);
  expect(columns.some(({ hidden }) => hidden)).toBe(true);
});

it('R-SHELL-160 each kind of institution is called by its name, and offered in its list', () => {
  const offered = INSTITUTION_KINDS.flatMap(categoryOptions);
  expect(offered.map(({ label }) => label)).toEqual(
    INSTITUTION_KINDS.flatMap((kind) => CATEGORIES_BY_KIND[kind]).map(({ name }) => name),
  );
  expect(categoryName(7)).toBe('Supplier');
});
