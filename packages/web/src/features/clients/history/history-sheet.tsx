import type { ClientId } from '@wayline/core/areas/clients/client-id';
import { Modal } from '../../../ui/modal';
import type { SectionHistoryProps } from '../../../ui/record/profile-kind';
import { HistoryList } from './history-list';

/** What happened to one section of a profile. */
export const HistorySheet = ({ id, title, fields, onClose }: SectionHistoryProps) => (
  <Modal open kind="sheet" width="520px" title={`History: ${title}`} onClose={onClose}>
    <HistoryList clientId={id as ClientId} fields={fields} />
  </Modal>
);
