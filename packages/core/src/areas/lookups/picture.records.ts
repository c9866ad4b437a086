import { record } from '../../store/record';
import { Picture } from './picture';

/** Small enough to lie in the table: opened by one read, and gone with the company. */
export const Pictures = record({
  name: 'picture',
  schema: Picture,
  key: ['id'],
  partition: () => ['PICTURES'],
  sort: (k) => [k.id],
});
