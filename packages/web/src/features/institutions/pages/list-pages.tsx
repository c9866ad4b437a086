import { DeletedPage } from '../list/deleted-page';
import { ListPage } from '../list/list-page';

/** Source: R-ACC-034. */
export const SupplierListPage = () => <ListPage key="supplier" kind="supplier" />;
/** Source: R-ACC-033. */
export const InstitutionListPage = () => <ListPage key="institution" kind="institution" />;
export const DeletedSuppliersPage = () => <DeletedPage key="supplier" kind="supplier" />;
export const DeletedInstitutionsPage = () => <DeletedPage key="institution" kind="institution" />;
