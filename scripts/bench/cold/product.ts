import { type PostTo, postTo, signOwnerIn, startProduct } from '../running-product';
import { startHttp2Proxy } from './http2-proxy';

const TRIPS = 100;
const BOOKINGS = 20;

export type ColdProduct = {
  name: string;
  origin: string;
  /** The trip that is planned. */
  trip: string;
  stop: () => Promise<void>;
};

/** A hundred trips, and one with bookings. Returns its id. */
const fill = async (post: PostTo): Promise<string> => {
  const create = (trip_name: string) =>
    post<{ trip: { id: string } }>('/trips/api/v1/trips', {
      trip_name,
      start_date: '2032-05-01',
      end_date: '2032-05-10',
    });
  for (let i = 0; i < TRIPS; i++) await create(`Cold trip ${i}`);
  const { trip } = await create('A planned trip');
  for (let i = 0; i < BOOKINGS; i++)
    await post('/book/api/v1/bookings', {
      trip_id: trip.id,
      booking_type: 'Dining',
      title: `Table ${i}`,
      general_booking: { start_date: `2032-05-${String(1 + (i % 10)).padStart(2, '0')}` },
    });
  return trip.id;
};

/** The product of a checkout, over HTTP/2, with a hundred trips. */
export const openColdProduct = async (name: string, folder: string, port: number): Promise<ColdProduct> => {
  const stopProduct = await startProduct(folder, port);
  const trip = await fill(postTo(port, await signOwnerIn(port)));
  const proxy = await startHttp2Proxy(port);
  return {
    name,
    origin: proxy.origin,
    trip,
    stop: async () => {
      proxy.stop();
      await stopProduct();
    },
  };
};
