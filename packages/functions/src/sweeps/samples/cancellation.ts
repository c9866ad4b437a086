import type { cancellationContracts } from '@wayline/core/bookings/cancellation.contract';
import type { SamplesOf } from './samples-of';

export const cancellationSamples = {} satisfies SamplesOf<typeof cancellationContracts>;
