import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Table } from './client';
import { difference, toUpdateExpression } from './difference';
import { parseCompanyId } from './keys';
import { fromItem, type Item, type RecordDef, toItem, type ValueOf } from './record';

/**
 * A record that waits for its time and that earlier versions wrote without one, or to wait elsewhere: `withDueTime` gives it the time it waits for
 * from `now` on (an instant), or leaves it as it is where there is nothing left to wait for; without it, only where it waits is new.
 */
export type RescheduledRecord<D extends RecordDef = RecordDef> = {
  def: D;
  withDueTime?(value: ValueOf<D>, now: string): ValueOf<D>;
};

/** Lets a record wait for its time that does not wait yet, or waits where nobody looks for it any more; whether there was one. One that is changed meanwhile waits by that change. */
export const rescheduleRecord = async (
  table: Table,
  item: Item,
  { def, withDueTime }: RescheduledRecord,
  now: string,
): Promise<boolean> => {
  if (item.due_pk !== undefined && !def.queue) return false;
  const company = parseCompanyId(item.pk);
  const value = fromItem(def, item);
  const wanted = toItem(company, def, withDueTime ? withDueTime(value, now) : value);
  if (wanted.due_pk === undefined || wanted.due_pk === item.due_pk) return false;
  const placed: Item = { ...toItem(company, def, value), due_pk: item.due_pk, due_sk: item.due_sk };
  const update = toUpdateExpression(difference(placed, wanted));
  try {
    await table.db.send(
      new UpdateCommand({
        TableName: table.name,
        Key: { pk: item.pk, sk: item.sk },
        ...update,
        ConditionExpression: `attribute_exists(pk) AND ${item.due_pk === undefined ? 'attribute_not_exists(#due_pk)' : '#due_pk = :was'}`,
        ExpressionAttributeValues: {
          ...update.ExpressionAttributeValues,
          ...(item.due_pk !== undefined && { ':was': item.due_pk }),
        },
      }),
    );
    return true;
  } catch (error) {
    if (error instanceof Error && error.name === 'ConditionalCheckFailedException') return false;
    throw error;
  }
};
