/** What other areas may use of clients. */
export { type ClientChoice, clientProfile, splitName, toClientChoice } from './client-choice';
export { ClientPicker } from './client-picker';
export { CrmTabs } from './crm-tabs';
export { MaskedNumber } from './documents/masked-number';
export { ChipRow } from './profile/chip-row';
export type { ProfileKind } from './profile/profile-kind';
export type { FieldGroup, ProfileField, ProfileSection } from './profile/profile-section';
export { ProfileSkeleton } from './profile/profile-skeleton';
export { SectionCard } from './profile/section-card';
export { choice, choices, day, email, emails, line, percent, phone, text, website } from './profile/section-fields';
export { SectionFrame } from './profile/section-frame';
export { SectionNav } from './profile/section-nav';
export { HouseholdOffer, type OfferedClient } from './related/household-offer';
export { TagDialog } from './tag-dialog';
