import type { FieldPath } from 'react-hook-form';
import type { Option } from '../../../../ui/fields/select-field';
import type { BookingForm } from '../booking-form';

/** One field of the editor, told by data: text unless it says otherwise. */
export type FieldSpec = {
  name: FieldPath<BookingForm>;
  label: string;
  as?: 'date' | 'money' | 'number' | 'phone';
  options?: readonly (string | Option)[];
  /** Several lines of text, this many to begin with; such a field takes the whole width. */
  lines?: number;
  hint?: string;
  maxLength?: number;
};
