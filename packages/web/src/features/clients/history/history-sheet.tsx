import type { ClientId } from '@wayline/core/areas/clients/client-id';
import { Modal } from '../../../ui/modal';
import { HistoryList } from './history-list';

type Props = { clientId: ClientId; title: string; fields: readonly string[]; onClose: () => void };

/** What happened to one section of a profile. */
export const HistorySheet = ({ clientId, title, fields, onClose }: Props) => (
  <Modal open kind="sheet" width="520px" title={`History: ${title}`} onClose={onClose}>
    <HistoryList clientId={clientId} fields={fields} />
  </Modal>
);
