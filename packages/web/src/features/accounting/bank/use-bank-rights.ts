import { usePermission } from '../../../lib/use-permission';

/** Whether the reader may see what banks say: it is of all clients and suppliers, and in the books. */
export const useSeesBank = (): boolean =>
  [usePermission('View Ledger'), usePermission('View Payments'), usePermission('View Commissions')].every(Boolean);

/** Whether the reader may load files and say what movements are, and whether they may undo it. The server asks the same questions again. */
export const useBankRights = (): { mayDecide: boolean; mayUndo: boolean } => {
  const sees = useSeesBank();
  const posts = usePermission('Post Ledger Entries');
  const [records, applies] = [usePermission('Edit Payments'), usePermission('Apply Payment On Invoices')];
  const deletes = usePermission('Delete Payments');
  const mayDecide = sees && posts && records && applies;
  return { mayDecide, mayUndo: mayDecide && deletes };
};
