type Behaviour = {
  brand: string;
  says: string;
  /** What happens when it is put on file, and when it is charged without the person. */
  on_file: 'ok' | 'declined' | 'asks';
  charged: 'ok' | 'declined' | 'asks';
  /** What becomes of a payment with it once it is made. */
  later?: 'disputed' | 'inquired' | 'refund_fails';
};

/** Stripe's own test cards, by their numbers. Source: https://docs.stripe.com/testing. */
export const TEST_CARDS: Readonly<Record<string, Behaviour>> = {
  '4242424242424242': { brand: 'visa', says: 'always works', on_file: 'ok', charged: 'ok' },
  '5555555555554444': { brand: 'mastercard', says: 'always works', on_file: 'ok', charged: 'ok' },
  '4000000000000002': { brand: 'visa', says: 'is declined at once', on_file: 'declined', charged: 'declined' },
  '4000000000000341': { brand: 'visa', says: 'goes on file, then is declined', on_file: 'ok', charged: 'declined' },
  '4000002500003155': { brand: 'visa', says: 'asks the bank once (3-D Secure)', on_file: 'asks', charged: 'ok' },
  '4000002760003184': { brand: 'visa', says: 'asks the bank every time', on_file: 'asks', charged: 'asks' },
  '4000000000000259': {
    brand: 'visa',
    says: 'works, then is disputed',
    on_file: 'ok',
    charged: 'ok',
    later: 'disputed',
  },
  '4000000000001976': {
    brand: 'visa',
    says: 'works, then is asked about',
    on_file: 'ok',
    charged: 'ok',
    later: 'inquired',
  },
  '4000000000005126': {
    brand: 'visa',
    says: 'works, but refunds fail',
    on_file: 'ok',
    charged: 'ok',
    later: 'refund_fails',
  },
};

type BankBehaviour = {
  says: string;
  fails?: { code: string; message: string };
  /** Whether what was paid fails after all, days later. */
  returns?: true;
};
/** The only bank whose accounts work here. Source: https://docs.stripe.com/payments/ach-direct-debit/accept-a-payment#test-account-numbers. */
export const TEST_ROUTING = '110000000';
/** Accounts at that bank, by their numbers. What fails does so days later, as at a bank. */
export const TEST_BANK_ACCOUNTS: Readonly<Record<string, BankBehaviour>> = {
  '000123456789': { says: 'pays after four days' },
  '000333333335': { says: 'pays after four days, and takes it back after seven', returns: true },
  '000111111116': {
    says: 'fails after four days: not enough money',
    fails: {
      code: 'insufficient_funds',
      message: "The customer's account has insufficient funds to cover this payment.",
    },
  },
};
