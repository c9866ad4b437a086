import { expect, it } from 'vitest';
import { clientColumns } from './client-columns';

const CLIENT_COLUMNS = clientColumns({ due: true, credit: true });

it('the client list has the columns of the spec that there is something to show in, in its order', () => {
  expect(CLIENT_COLUMNS.map(({ label }) => label)).toEqual([
    'Actions',
    'Acct #',
    'Client individual ID',
    'Name',
    'Email',
    'Phone',
    'Trips',
    'Last traveled date',
    'Created date',
    'DOB',
    'Credit',
    'Balance due',
    'Tags',
    'Source',
    'Status',
  ]);
});
it('R-ACC-043 Status is hidden until somebody asks for it', () => {
  expect(CLIENT_COLUMNS.filter(({ hidden }) => hidden).map(({ label }) => label)).toEqual(['Status']);
});
it('what clients owe and have is shown to those who see it, in each currency', () => {
  const labels = clientColumns({ due: false, credit: false }).map(({ label }) => label);
  expect([labels.includes('Credit'), labels.includes('Balance due')]).toEqual([false, false]);
  const due = CLIENT_COLUMNS.find(({ key }) => key === 'balance_due');
  const balance_due = [
    { minor: 4_000, currency: 'EUR' },
    { minor: 12_550, currency: 'USD' },
  ];
  expect([due?.text?.({ balance_due } as never), due?.text?.({} as never)]).toEqual(['€40.00 + $125.50', '']);
});
