import { record } from '../../store/record';
import { Logo } from './logo';

/** Small enough to lie in the table: opened by one read, and gone with the company. */
export const Logos = record({
  name: 'logo',
  schema: Logo,
  key: ['id'],
  partition: () => ['LOGOS'],
  sort: (k) => [k.id],
});
