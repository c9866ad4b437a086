import { clock } from '../clock';
import type { DemoMark } from '../data-dir';
import type { Handlers } from '../gateway/handlers';
import { planRealTrips } from './real-trips/plan-real-trips';

/** Plans what is still to be planned of the demo's trips while the product is in use; what `stop` breaks off, the next start goes on with. */
export const planInBackground = (handlers: Pick<Handlers, 'of'>, mark: Pick<DemoMark, 'toPlan' | 'planned'>) => {
  const ended = new AbortController();
  const today = mark.toPlan();
  const plan = async () => {
    if (!today) return;
    // What a planning has written is known again by keys that are kept for a day; later it would be planned twice, and stays as it is.
    const known = today === new Date(clock.now()).toISOString().slice(0, 10);
    if (known) await planRealTrips(handlers, today, ended.signal);
    mark.planned(today);
  };
  const work = plan().catch((error: unknown) => {
    if (!ended.signal.aborted) console.error(error);
  });
  return {
    /** Whether nothing is left to plan. */
    done: () => mark.toPlan() === undefined,
    stop: async () => {
      ended.abort();
      await work;
    },
  };
};
