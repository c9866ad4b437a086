import * as z from 'zod';
import { CompanyId, UserId } from '../../base/ids';
import { defineEvent } from '../../store/domain-event';

const OTHER = { other: CompanyId };
const ASK = { email: z.string() };
export const agencyAsked = defineEvent('agency.asked', ASK);
export const agencyAskWithdrawn = defineEvent('agency.ask_withdrawn', ASK);
export const agencyViewed = defineEvent('agency.looked_into', OTHER);
export const agencyAgreed = defineEvent('agency.agreed', OTHER);
export const agencyParted = defineEvent('agency.parted', OTHER);

/** The same as the other company hears of it, with the news for one of its people: `to`, of the company `name`. */
const NEWS = { ...OTHER, name: z.string(), to: UserId };
export const subAgencyJoined = defineEvent('agency.sub_agency_joined', NEWS);
export const subAgencyLeft = defineEvent('agency.sub_agency_left', NEWS);
export const parentLeft = defineEvent('agency.parent_left', NEWS);
