import { bareServer, openSockets } from '@wayline/local/testing/many-sockets';
import { median } from '../timing';
import type { Product } from './product';

const SOCKETS = 500;
const ROUNDS = 5;

const newTrip = ({ send }: Product, trip_name: string) =>
  send<{ trip: { id: string } }>('/trips/api/v1/trips', { trip_name, start_date: '2032-06-01' });
const newBooking = ({ send }: Product, trip_id: string, title: string) =>
  send<{ booking: { id: string } }>('/book/api/v1/bookings', { trip_id, booking_type: 'Activity', title });

/** From sending a write until another browser, which has the trip open, shows it. Milliseconds. */
const measureScreen = async (product: Product) => {
  const { page } = product;
  const { trip } = await newTrip(product, 'Seen by another');
  await page.goto(`/trips/${trip.id}/planner`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const rounds: number[] = [];
  for (let i = 0; i < ROUNDS; i++) {
    const title = `Seen ${i}`;
    const shown = page.evaluate(
      (text) =>
        new Promise<number>((resolve) => {
          const look = () =>
            document.body.innerText.includes(text) ? resolve(Date.now()) : void requestAnimationFrame(look);
          look();
        }),
      title,
    );
    const begun = Date.now();
    await newBooking(product, trip.id, title);
    rounds.push((await shown) - begun);
  }
  return median(rounds);
};

/** From sending a write until each of many sockets of the company has heard of it, beside a server that only sends the same text. */
const measureSockets = async (product: Product) => {
  const many = await openSockets(product.live, ['wayline', product.token], SOCKETS);
  const bare = await bareServer();
  const alone = await openSockets(bare.address, ['bare'], SOCKETS);
  const text = JSON.stringify({ type: 'event', event: { kind: 'trip_data_updated', title: 'Something to say' } });
  const told: number[] = [];
  const said: number[] = [];
  for (let i = 0; i < ROUNDS; i++) {
    told.push(
      await many.untilAllHear(
        (message) => message.includes(`Heard ${i}`),
        () => newTrip(product, `Heard ${i}`),
      ),
    );
    said.push(
      await alone.untilAllHear(
        (message) => message === text,
        () => bare.say(text),
      ),
    );
  }
  const most = Math.max(...many.heard());
  await Promise.all([many.close(), alone.close()]);
  bare.stop();
  return { sockets: SOCKETS, rounds: ROUNDS, most, told: median(told), bare: median(said) };
};

/** How fast what one writes reaches the others. */
export const measureLive = async (product: Product) => ({
  screen: await measureScreen(product),
  ...(await measureSockets(product)),
});
