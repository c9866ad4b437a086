import type { SIGN_UP_TYPES } from '@wayline/core/access/company';
import { Building2, Globe, type LucideIcon, UserRound, UsersRound } from 'lucide-react';

export type SignUpType = (typeof SIGN_UP_TYPES)[number];

/** Who opens an account, as they would say it. */
export const SIGN_UP_CHOICES: Record<SignUpType, { label: string; text: string; icon: LucideIcon }> = {
  travel_advisor: { label: 'Travel advisor', text: 'I plan trips for my own clients.', icon: UserRound },
  agency: { label: 'Agency', text: 'We’re several advisors under one name.', icon: UsersRound },
  tour_operator: {
    label: 'Tour operator',
    text: 'We create tours and sell them, directly or through advisors.',
    icon: Globe,
  },
  company: { label: 'Company', text: 'We arrange travel for our own people.', icon: Building2 },
};

/** The kind of account named in an address, if it is one. */
export const signUpTypeIn = (text: string | null): SignUpType | undefined =>
  text !== null && text in SIGN_UP_CHOICES ? (text as SignUpType) : undefined;
