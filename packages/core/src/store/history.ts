import type { CompanyId } from '../base/ids';
import type { Table } from './client';
import { getItems } from './read';

export type Image = Readonly<Record<string, unknown>>;
/** What became of one record: its images in order, from how it was; undefined where it did not exist. */
export type Told = { company: CompanyId; images: readonly (Image | undefined)[] };
/** The same, with where the record is stored. */
export type History = Told & { key: { pk: string; sk: string } };

/**
 * Adds to what a batch of the stream tells of records how they are stored now. What is worked out from a record is worked out to that: so a
 * batch that comes late, again, or before the one in front of it leaves nothing behind that is out of date, and the last one about a record
 * leaves what is true.
 */
export const untilNow = async (table: Table, histories: readonly History[]): Promise<History[]> => {
  const find = await getItems(
    table,
    histories.map(({ key }) => key),
    true,
  );
  return histories.map((history) => ({ ...history, images: [...history.images, find(history.key)] }));
};
