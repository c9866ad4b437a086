import type { FormKind, FormStatus } from '@wayline/core/areas/forms/form';
import type { SubmissionState } from '@wayline/core/areas/forms/submission';
import type { Tone } from '../../ui/status-badge';

export const STATUS_WORDS: Readonly<Record<FormStatus, string>> = {
  draft: 'Draft',
  published: 'Published',
  closed: 'Closed',
};
export const STATUS_TONES: Readonly<Record<FormStatus, Tone>> = {
  draft: 'neutral',
  published: 'success',
  closed: 'warning',
};

export const STATE_WORDS: Readonly<Record<SubmissionState, string>> = {
  in_progress: 'In progress',
  new: 'New',
  reviewed: 'In review',
  accepted: 'Accepted',
  declined: 'Declined',
};
export const STATE_TONES: Readonly<Record<SubmissionState, Tone>> = {
  in_progress: 'neutral',
  new: 'info',
  reviewed: 'warning',
  accepted: 'success',
  declined: 'neutral',
};

export const KIND_TITLES: Readonly<Record<FormKind, string>> = {
  traveler_info: 'Traveler forms',
  trip_request: 'Trip-request forms',
  dynamic: 'Forms',
};
