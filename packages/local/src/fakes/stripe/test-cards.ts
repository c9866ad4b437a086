type Behaviour = {
  brand: string;
  says: string;
  /** What happens when it is put on file, and when it is charged without the person. */
  on_file: 'ok' | 'declined' | 'asks';
  charged: 'ok' | 'declined' | 'asks';
};

/** Stripe's own test cards, by their numbers. Source: https://docs.stripe.com/testing. */
export const TEST_CARDS: Readonly<Record<string, Behaviour>> = {
  '4242424242424242': { brand: 'visa', says: 'always works', on_file: 'ok', charged: 'ok' },
  '5555555555554444': { brand: 'mastercard', says: 'always works', on_file: 'ok', charged: 'ok' },
  '4000000000000002': { brand: 'visa', says: 'is declined at once', on_file: 'declined', charged: 'declined' },
  '4000000000000341': { brand: 'visa', says: 'goes on file, then is declined', on_file: 'ok', charged: 'declined' },
  '4000002500003155': { brand: 'visa', says: 'asks the bank once (3-D Secure)', on_file: 'asks', charged: 'ok' },
  '4000002760003184': { brand: 'visa', says: 'asks the bank every time', on_file: 'asks', charged: 'asks' },
};
