import { CONTRACTS } from '@wayline/core/contracts';
import { handler } from '@wayline/functions/trips/create-trip';
import { startDatabase } from '../database/engine';
import { ask, callEvent } from '../testing/call-event';
import { ACKNOWLEDGED } from './acknowledged';

const AT_ONCE = 4;
const [file = '', token = ''] = process.argv.slice(2);

/** Creates trips until it is killed, several at a time, and says of each that was answered with success which one it is. */
const writeForEver = async (lane: number) => {
  for (let i = 0; ; i++) {
    const input = { trip_name: `Lane ${lane}, trip ${i}`, start_date: '2031-05-01' };
    const event = callEvent(CONTRACTS['trips.create'], input, { token, key: `${process.pid}-${lane}-${i}` });
    const { status, body } = await ask<{ trip: { id: string } }>(handler, event);
    if (status === 200) process.stdout.write(`${ACKNOWLEDGED}${body.trip.id}\n`);
  }
};

const database = await startDatabase({ file });
process.env.AWS_ENDPOINT_URL_DYNAMODB = database.endpoint;
await Promise.all(Array.from({ length: AT_ONCE }, (_, lane) => writeForEver(lane)));
