import { accountingArea } from './accounting/area';
import { agenciesArea } from './agencies/area';
import { clientsArea } from './clients/area';
import { closureArea } from './closure/area';
import { dataTransferArea } from './data-transfer/area';
import { domainsArea } from './domains/area';
import { filesArea } from './files/area';
import { formsArea } from './forms/area';
import { importsArea } from './imports/area';
import { institutionsArea } from './institutions/area';
import { ledgerArea } from './ledger/area';
import { libraryArea } from './library/area';
import { liveArea } from './live/area';
import { lookupsArea } from './lookups/area';
import { messagingArea } from './messaging/area';
import { notificationsArea } from './notifications/area';
import { peopleArea } from './people/area';
import { settingPagesArea } from './setting-pages/area';
import { settingsArea } from './settings/area';
import { subscriptionArea } from './subscription/area';
import { tablesArea } from './tables/area';
import { tagsArea } from './tags/area';
import { tripArea } from './trip/area';
import { tutorialsArea } from './tutorials/area';

/** Every area, lowest first: one may use those before it and none after. What Wayline knows of its areas is read from here. */
export const AREAS = [
  liveArea,
  ledgerArea,
  filesArea,
  importsArea,
  domainsArea,
  lookupsArea,
  tablesArea,
  tagsArea,
  tutorialsArea,
  subscriptionArea,
  messagingArea,
  settingsArea,
  notificationsArea,
  peopleArea,
  agenciesArea,
  clientsArea,
  institutionsArea,
  dataTransferArea,
  tripArea,
  formsArea,
  libraryArea,
  accountingArea,
  settingPagesArea,
  closureArea,
] as const;
