import type { Trip } from '@wayline/core/areas/trip/trips/trip';
import type { tripsContracts } from '@wayline/core/areas/trip/trips/trips.contract';
import type { InputOf } from '@wayline/core/contract/contract';

type Draft = InputOf<(typeof tripsContracts)['trips.create']>;
/** One trip that was asked for, under its key; `trip` once an answer came. */
export type LoggedRequest = { key: string; draft: Draft; trip?: Trip };

const MARK = 'Written under fire';
/** Whether a trip is one of those the ledger asked for. */
export const isOurs = (trip: { trip_name: string }) => trip.trip_name.startsWith(MARK);

/** What was asked of the product so far, by whom only the answers are known: what it must have kept. */
export const openRequestLog = () => {
  const asked: LoggedRequest[] = [];
  return {
    asked,
    /** The next trip to ask for; its days make it a departure, too. */
    next: (): LoggedRequest => {
      const number = String(asked.length + 1).padStart(5, '0');
      const draft = { trip_name: `${MARK}, ${number}`, start_date: '2031-05-01', end_date: '2031-05-09' };
      const entry = { key: `under-fire-${number}`, draft };
      asked.push(entry);
      return entry;
    },
    acknowledged: () => asked.filter((entry) => entry.trip),
    unanswered: () => asked.filter((entry) => !entry.trip),
  };
};
export type RequestLog = ReturnType<typeof openRequestLog>;
