/** An error as Stripe words it; the SDK makes the right class of it from `type` and the status. */
export class StripeRefusal extends Error {
  constructor(
    readonly status: number,
    readonly error: { type: string; message: string; code?: string; decline_code?: string; param?: string },
  ) {
    super(error.message);
  }
}

export const missing = (what: string, id: string) =>
  new StripeRefusal(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
  });
export const invalid = (message: string, param?: string, code?: string) =>
  new StripeRefusal(400, {
    type: 'invalid_request_error',
    message,
    ...(param && { param }),
    ...(code && { code }),
  });
export const declined = (decline_code: string) =>
  new StripeRefusal(402, {
    type: 'card_error',
    code: 'card_declined',
    decline_code,
    message: 'Your card was declined.',
  });
export const asksBank = () =>
  new StripeRefusal(402, {
    type: 'card_error',
    code: 'subscription_payment_intent_requires_action',
    message: 'This payment requires additional user action before it can be completed successfully.',
  });
