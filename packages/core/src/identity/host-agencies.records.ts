import { record } from '../store/record';
import { HostAgencyList } from './host-agencies';
import { PEOPLE } from './people.records';

export const HostAgencyLists = record({
  name: 'host_agency_list',
  schema: HostAgencyList,
  key: [],
  partition: () => PEOPLE,
  sort: () => ['HOSTAGENCIES'],
});
