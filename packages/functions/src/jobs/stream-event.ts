import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBStreamEvent } from 'aws-lambda';

/** The new items of one kind in a batch of the table's stream, in order. */
export const listInsertedItems = (event: DynamoDBStreamEvent, type: string): Record<string, unknown>[] =>
  event.Records.filter((r) => r.eventName === 'INSERT' && r.dynamodb?.NewImage?.type?.S === type).map((r) =>
    unmarshall(r.dynamodb?.NewImage as Record<string, AttributeValue>),
  );

/** The items of one kind that are new or changed in a batch, as they were and as they are, in order. */
export const listChangedItems = (event: DynamoDBStreamEvent, type: string) =>
  event.Records.flatMap(({ dynamodb }) => {
    const image = dynamodb?.NewImage;
    if (image?.type?.S !== type) return [];
    const before = dynamodb?.OldImage;
    return [
      {
        before: before && unmarshall(before as Record<string, AttributeValue>),
        after: unmarshall(image as Record<string, AttributeValue>),
      },
    ];
  });

/** The items of one kind that are new, changed or gone in a batch, as they are or last were. */
export const listTouchedItems = (event: DynamoDBStreamEvent, type: string): Record<string, unknown>[] =>
  event.Records.map(({ dynamodb }) => dynamodb?.NewImage ?? dynamodb?.OldImage)
    .filter((image) => image?.type?.S === type)
    .map((image) => unmarshall(image as Record<string, AttributeValue>));

type Image = Record<string, unknown>;
const toImage = (image: object | undefined): Image | undefined =>
  image && unmarshall(image as Record<string, AttributeValue>);

/** What became of each item of one kind in a batch: its images in order, from how it was; undefined where it was not there. */
export const listHistories = (
  event: DynamoDBStreamEvent,
  type: string,
): { pk: string; images: (Image | undefined)[] }[] => {
  const histories = new Map<string, { pk: string; images: (Image | undefined)[] }>();
  for (const { dynamodb: { NewImage, OldImage, Keys } = {} } of event.Records) {
    if ((NewImage ?? OldImage)?.type?.S !== type) continue;
    const pk = Keys?.pk?.S ?? '';
    const at = `${pk} ${Keys?.sk?.S}`;
    const history = histories.get(at) ?? { pk, images: [toImage(OldImage)] };
    history.images.push(toImage(NewImage));
    histories.set(at, history);
  }
  return [...histories.values()];
};
