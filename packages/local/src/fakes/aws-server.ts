import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { apiService } from './api-service';
import { CLIENT_ID, type Deliver, POOL_ID } from './cognito/pool';
import { userPool } from './cognito/user-pool';
import { LOCAL_CREDENTIALS, REGION } from './credentials';
import { dnsServer } from './dns/dns-server';
import { listenLocally } from './http-listener';
import { type Outbox, outbox } from './mail/outbox';
import { ratesService } from './rates/rates-service';
import { s3Service } from './s3/s3-service';
import { fileStore, memoryStore } from './store';
import { STRIPE_KEY } from './stripe/accounts';
import { stripeService } from './stripe/stripe-service';
import { WEBHOOK_SECRET } from './stripe/webhooks';

/** The name of the secret with the keys of Stripe's stand-in. */
const STRIPE_KEYS = 'wayline/local/stripe';

/** Without `dataDir` everything is forgotten at the end. `now` in milliseconds. A new pool signs with `signingKey`, or makes its own. */
type Options = {
  dataDir?: string | undefined;
  now: () => number;
  deliverCodes: (box: Outbox) => Deliver;
  signingKey?: string;
};

/** Where each stand-in keeps its things. */
const places = (dataDir: string | undefined) => {
  if (dataDir) {
    const at = (name: string) => path.join(dataDir, name);
    return {
      box: at('outbox.jsonl'),
      users: fileStore(at('users')),
      keys: fileStore(at('keys')),
      payments: fileStore(at('payments')),
      files: at('files'),
      forget: () => {},
    };
  }
  const files = mkdtempSync(path.join(tmpdir(), 'wayline-files-'));
  const forget = () => rmSync(files, { recursive: true, force: true });
  return { box: undefined, users: memoryStore(), keys: memoryStore(), payments: memoryStore(), files, forget };
};

/**
 * The services of AWS that Wayline uses, on this machine: each speaks its own protocol to the unmodified SDK. S3 has a port of its own,
 * because buckets take the root of the address. Its signatures are judged by the machine's time, by which the SDK signs.
 */
export const startFakes = async ({ dataDir, now, deliverCodes, signingKey }: Options) => {
  const place = places(dataDir);
  const box = outbox(place.box, now);
  const pool = userPool(place.users, now, deliverCodes(box), signingKey);
  const secrets = new Map([[STRIPE_KEYS, JSON.stringify({ api_key: STRIPE_KEY, webhook_secret: WEBHOOK_SECRET })]]);
  const api = await listenLocally(apiService({ pool, box, keys: place.keys, secrets }));
  const s3 = await listenLocally(s3Service(place.files, Date.now));
  const rates = await listenLocally(ratesService());
  const dns = await dnsServer();
  const stripe = stripeService(place.payments, now);
  const payments = await listenLocally((request, response) => void stripe.serve(request, response));
  const endpoints = {
    COGNITO_IDENTITY_PROVIDER: api.endpoint,
    S3: s3.endpoint,
    SESV2: api.endpoint,
    SNS: api.endpoint,
    PINPOINT_SMS_VOICE_V2: api.endpoint,
    KMS: api.endpoint,
    SECRETS_MANAGER: api.endpoint,
  };
  return {
    endpoints,
    /** What the SDK reads: endpoints, region, credentials. */
    env: {
      AWS_REGION: REGION,
      RATES_URL: `${rates.endpoint}/v1`,
      DNS_SERVER: dns.server,
      // Whoever asks this machine is answered, by whatever name.
      CLIENT_HOSTS: '*',
      STRIPE_ADDRESS: payments.endpoint,
      STRIPE_KEYS,
      AWS_ACCESS_KEY_ID: LOCAL_CREDENTIALS.accessKeyId,
      AWS_SECRET_ACCESS_KEY: LOCAL_CREDENTIALS.secretAccessKey,
      ...Object.fromEntries(Object.entries(endpoints).map(([name, url]) => [`AWS_ENDPOINT_URL_${name}`, url])),
    } as Record<string, string>,
    endpoint: api.endpoint,
    jwks: pool.signer.jwks,
    poolId: POOL_ID,
    clientId: CLIENT_ID,
    box,
    pool,
    /** By their names; what is set here counts from the next read on. */
    secrets,
    /** The texts under names, as the domain name system has them. */
    names: dns.texts,
    stripe: {
      ...{ endpoint: payments.endpoint, hooks: stripe.hooks, catchUp: stripe.catchUp, booksOf: stripe.booksOf },
    },
    stop: async () => {
      await stripe.hooks.stop();
      await Promise.all([api.stop(), s3.stop(), rates.stop(), payments.stop(), dns.stop()]);
      place.forget();
    },
  };
};
export type Fakes = Awaited<ReturnType<typeof startFakes>>;
