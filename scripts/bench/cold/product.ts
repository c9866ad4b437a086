import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startHttp2Proxy } from './http2-proxy';

const TRIPS = 100;
const BOOKINGS = 20;
export const LOGIN = { email: 'owner@demo.wayline.test', password: 'Wayline-demo-1' };

type Tokens = { access_token: string };
export type ColdProduct = {
  name: string;
  origin: string;
  /** The trip that is planned. */
  trip: string;
  stop: () => Promise<void>;
};

const startProduct = async (folder: string, port: number) => {
  const data = mkdtempSync(path.join(tmpdir(), 'wayline-cold-'));
  const env = { ...process.env, PORT: String(port), WAYLINE_DATA: data, WAYLINE_FRESH: '1' };
  const child = spawn('node', ['scripts/start.mjs'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The product of ${folder} ended with ${code} before it was ready.`)));
    child.stdout.on('data', (chunk) => String(chunk).includes('Ready after') && resolve());
  });
  return async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGINT');
    await ended;
    rmSync(data, { recursive: true, force: true });
  };
};

const caller =
  (port: number, token?: string) =>
  async <T>(method: string, at: string, body?: unknown): Promise<T> => {
    const answer = await fetch(`http://localhost:${port}/services${at}`, {
      method,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${at} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as T;
  };

/** A hundred trips, and one with bookings. Returns its id. */
const fill = async (call: ReturnType<typeof caller>): Promise<string> => {
  const create = (trip_name: string) =>
    call<{ trip: { id: string } }>('POST', '/trips/api/v1/trips', {
      trip_name,
      start_date: '2032-05-01',
      end_date: '2032-05-10',
    });
  for (let i = 0; i < TRIPS; i++) await create(`Cold trip ${i}`);
  const { trip } = await create('A planned trip');
  for (let i = 0; i < BOOKINGS; i++)
    await call('POST', '/book/api/v1/bookings', {
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
  const tokens = await caller(port)<Tokens>('POST', '/users/login', LOGIN);
  const trip = await fill(caller(port, tokens.access_token));
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
