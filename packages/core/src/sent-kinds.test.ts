import { expect, it } from 'vitest';
import * as z from 'zod';
import { ANNOUNCERS } from './announcers';
import type { NotificationKind } from './areas/live/public';
import { SENT_KINDS } from './areas/notifications/kinds';

type Json = z.core.JSONSchema.JSONSchema;
const ID = /^\^([a-z_]+)_/;
/** Texts of every form that facts have; an id is made as its pattern begins. */
const TEXTS = ['2031-05-01T10:00:00.000Z', '2031-05-01', '2031-05', '10:00', 'ada@b.test', 'USD', 'Ada'];
const toText = ({ pattern = '' }: Json) =>
  [...(pattern ? [`${ID.exec(pattern)?.[1]}_${'2'.repeat(26)}`] : []), ...TEXTS].find((text) =>
    new RegExp(pattern).test(text),
  ) ?? '';
/** A value that a schema takes, with everything in it that may be. */
const toSample = (json: Json): unknown => {
  const [choice] = json.anyOf ?? json.oneOf ?? [];
  if (choice) return toSample(choice as Json);
  if (json.enum) return json.enum[0];
  if ('const' in json) return json.const;
  if (json.type === 'array') return [toSample((json.items ?? {}) as Json)];
  if (json.type === 'object')
    return Object.fromEntries(
      Object.entries(json.properties ?? {}).map(([name, part]) => [name, toSample(part as Json)]),
    );
  if (json.type === 'string') return toText(json);
  return json.type === 'boolean' ? true : 1;
};
/** Kinds of which something is told to somebody, whatever happens and by nobody known. */
const listSent = (): Set<NotificationKind> =>
  new Set(
    ANNOUNCERS.flatMap(({ eventName: name, schema, toContent }) => {
      const payload = toSample(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })) as object;
      const { kind, notify = [] } = toContent({
        ...{ id: 'evt_1', company_id: 'cmp_1', name, payload: { ...payload }, created_at: '2031-05-01T10:00:00.000Z' },
      });
      return notify.length > 0 ? [kind] : [];
    }),
  );

it('R-SHELL-181 offers to choose how one is told of exactly the kinds that something tells of', () => {
  const sent = listSent();
  expect([...sent].sort()).toEqual([...SENT_KINDS].sort());
});
