import { record } from '../../store/record';
import { Tag } from './tag';

/** A company's tags lie together: one query lists them. */
export const TAGS = ['TAGS'] as const;
export const Tags = record({
  name: 'tag',
  schema: Tag,
  key: ['id'],
  partition: () => TAGS,
  sort: (k) => [k.id],
});
