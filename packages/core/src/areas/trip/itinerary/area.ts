import { area } from '../../../contract/area';
import { documentsContracts } from './documents.contract';
import { itineraryContracts } from './itinerary.contract';

export const itineraryArea = area({
  name: 'itinerary',
  contracts: { ...itineraryContracts, ...documentsContracts },
});
