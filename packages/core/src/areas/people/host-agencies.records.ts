import { PEOPLE } from '../../access/people.records';
import { record } from '../../store/record';
import { HostAgencyList } from './host-agencies';

export const HostAgencyLists = record({
  name: 'host_agency_list',
  schema: HostAgencyList,
  key: [],
  partition: () => PEOPLE,
  sort: () => ['HOSTAGENCIES'],
});
