import { area } from '../../../contract/area';
import { clientLinksContracts } from './client-links.contract';
import { lifecycleContracts } from './lifecycle.contract';
import { peopleContracts } from './people.contract';
import { tripFilesContracts } from './trip-files.contract';
import { tripsContracts } from './trips.contract';
import { wholeTripContracts } from './whole-trip.contract';

export const tripsArea = area({
  name: 'trips',
  contracts: {
    ...tripsContracts,
    ...wholeTripContracts,
    ...lifecycleContracts,
    ...peopleContracts,
    ...tripFilesContracts,
    ...clientLinksContracts,
  },
});
