/** What other areas may use of lookups where neither the table nor every country may come along. */
export { DEFAULT_OCCASIONS, DEFAULT_RELATIONS, DEFAULT_VACCINES } from './company-lists';
export { pictureAddress } from './picture';
export { PROFILE_CATEGORIES, type ProfileCategory } from './profile-categories';
export { PlacedType, ServiceTypes, withWay } from './supplier-types';
