import { StatusBadge, type Tone } from '../../ui/status-badge';
import { CLIENT_STATUS_WORDS, type ClientStatus } from './client-words';

const TONES: Record<ClientStatus, Tone> = { active: 'success', prospect: 'info', inactive: 'neutral' };

/** The status of a client, the same on every screen. */
export const ClientStatusBadge = ({ status }: { status: ClientStatus }) => (
  <StatusBadge tone={TONES[status]}>{CLIENT_STATUS_WORDS[status]}</StatusBadge>
);
