import { expect, it } from 'vitest';
import { renderInApp } from '../../../../testing/render-in-app';
import { SupplierOptions } from './supplier-options';

it('R-SHELL-149 says of each supplier what the company calls its type, with the type above it', () => {
  const rail = { id: 'Rail', name: 'Rail', names: ['On the ground', 'Rail'], ids: ['transportation', 'Rail'] };
  const suppliers = [
    { id: '1', name: 'Amtrak', default_type: 'Rail' },
    { id: '2', name: 'Blue Coaches', default_type: 'Coach' },
    { id: 'add_new', name: 'Add New', default_type: 'transportation' },
  ];
  renderInApp(
    <SupplierOptions
      id="suppliers"
      lists={[{ group: 'transportation', name: 'On the ground', children: [rail], suppliers }]}
    />,
  );
  const labels = [...document.querySelectorAll('#suppliers option')].map((option) => option.getAttribute('label'));
  expect(labels).toEqual(['Amtrak · On the ground › Rail', 'Blue Coaches · On the ground']);
});
