import type { Option } from '../fields/select-field';
import type { FieldKind, ProfileField } from './profile-section';

type More = Omit<ProfileField, 'name' | 'label' | 'kind'>;
const fieldOf =
  (kind: FieldKind) =>
  (name: string, label: string, more: More = {}): ProfileField => ({ name, label, kind, ...more });

export const line = fieldOf('line');
export const text = fieldOf('text');
export const email = fieldOf('email');
export const emails = fieldOf('emails');
export const phone = fieldOf('phone');
export const website = fieldOf('website');
export const day = fieldOf('day');
export const tick = fieldOf('tick');
export const percent = fieldOf('percent');
export const words = fieldOf('words');
export const interests = fieldOf('interests');
export const choice = (name: string, label: string, options: readonly Option[], more: More = {}): ProfileField =>
  fieldOf('choice')(name, label, { options, ...more });

export const choices = (name: string, label: string, options: readonly Option[], more: More = {}): ProfileField =>
  fieldOf('choices')(name, label, { options, ...more });
