import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { History, Image } from '@wayline/core/store/history';
import { parseCompanyId } from '@wayline/core/store/keys';
import type { DynamoDBStreamEvent } from 'aws-lambda';

/** The new items of one kind in a batch of the table's stream, in order. */
export const listInsertedItems = (event: DynamoDBStreamEvent, type: string): Record<string, unknown>[] =>
  event.Records.filter((r) => r.eventName === 'INSERT' && r.dynamodb?.NewImage?.type?.S === type).map((r) =>
    unmarshall(r.dynamodb?.NewImage as Record<string, AttributeValue>),
  );

const toImage = (image: object | undefined): Image | undefined =>
  image && unmarshall(image as Record<string, AttributeValue>);

/** What became of each item of one kind in a batch, with its key: its images in order, from how it was; undefined where it was not there. */
export const listHistories = (event: DynamoDBStreamEvent, type: string): History[] => {
  const histories = new Map<string, History & { images: (Image | undefined)[] }>();
  for (const { dynamodb: { NewImage, OldImage, Keys } = {} } of event.Records) {
    if ((NewImage ?? OldImage)?.type?.S !== type) continue;
    const key = { pk: Keys?.pk?.S ?? '', sk: Keys?.sk?.S ?? '' };
    const at = `${key.pk} ${key.sk}`;
    const history = histories.get(at) ?? { company: parseCompanyId(key.pk), key, images: [toImage(OldImage)] };
    history.images.push(toImage(NewImage));
    histories.set(at, history);
  }
  return [...histories.values()];
};
