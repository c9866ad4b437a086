import type { FormStatus } from '@wayline/core/areas/forms/form';
import { StatusBadge } from '../../ui/status-badge';
import { STATUS_TONES, STATUS_WORDS } from './form-words';

export const FormStatusBadge = ({ status }: { status: FormStatus }) => (
  <StatusBadge tone={STATUS_TONES[status]}>{STATUS_WORDS[status]}</StatusBadge>
);
