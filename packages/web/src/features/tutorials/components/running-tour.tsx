import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api';
import { shellQuery } from '../../../lib/shell-query';
import { endTour, useRunningTour } from '../running-tour';
import { Tour } from './tour';

/** The tour that runs, if one does; once it ends it is remembered as seen. */
export const RunningTour = () => {
  const tour = useRunningTour();
  const client = useQueryClient();
  const { mutate: remember } = useMutation({
    mutationFn: (id: string) => call('misc.help-tours.seen', { tour: id }, { onMissing: 'stay' }),
    onSuccess: () => client.invalidateQueries({ queryKey: shellQuery().queryKey }),
  });
  if (!tour) return null;
  const end = () => {
    endTour();
    remember(tour.id);
  };
  return <Tour key={tour.id} tour={tour} onEnd={end} />;
};
