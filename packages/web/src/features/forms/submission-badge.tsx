import type { SubmissionState } from '@wayline/core/areas/forms/submission';
import { StatusBadge } from '../../ui/status-badge';
import { STATE_TONES, STATE_WORDS } from './form-words';

export const SubmissionBadge = ({ state }: { state: SubmissionState }) => (
  <StatusBadge tone={STATE_TONES[state]}>{STATE_WORDS[state]}</StatusBadge>
);
